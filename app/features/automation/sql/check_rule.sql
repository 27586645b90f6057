create or replace function private.check_rule() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  part jsonb;
  known record;
  op text;
  person uuid;
begin
  -- Permission first: other refusals would disclose what the rule contains.
  if private.uid() is not null and not public.has_permission(private.uid(), 'settings', 'manage') then
    return new;
  end if;
  if not exists (select from private.rule_fields_known() k where k.subject = new.subject) then
    raise exception 'rule_subject' using errcode = 'PT422';
  end if;
  part := new.starts;
  if not coalesce(case part ->> 'kind'
    when 'arrives' then true
    when 'changes' then exists (select from private.rule_fields_known() k
      where k.subject = new.subject and k.field = part ->> 'field' and k.changes)
      and length(coalesce(part ->> 'from', '')) <= 100 and length(coalesce(part ->> 'to', '')) <= 100
    when 'silent' then (part ->> 'days')::integer between 1 and 365
    when 'due' then (part ->> 'hours')::integer between 0 and 720
      and part ->> 'side' in ('before', 'after')
      and part ->> 'what' = any (case new.subject when 'lead' then '{task,answer}'
        when 'deal' then '{task,close}' else '{answer,solution}' end::text[])
    end, false) then
    raise exception 'rule_starts' using errcode = 'PT422';
  end if;
  for part in select * from jsonb_array_elements(new.conditions) loop
    select * into known from private.rule_fields_known() k
      where k.subject = new.subject and k.field = part ->> 'field';
    op := part ->> 'op';
    if known.field is null or not coalesce(op in ('empty', 'filled') or case known.type
      when 'choice' then op in ('is', 'is_not', 'one_of')
      when 'text' then op in ('is', 'is_not', 'contains')
      when 'number' then op in ('is', 'is_not', 'at_least', 'at_most')
        and jsonb_typeof(part -> 'value') = 'number'
      when 'date' then op in ('at_least', 'at_most') and part ->> 'value' ~ '^\d{4}-\d\d-\d\d$'
      when 'tags' then op in ('contains', 'one_of') end, false)
      or op = 'one_of' and jsonb_typeof(part -> 'value') is distinct from 'array'
      or op not in ('empty', 'filled', 'one_of') and coalesce(part ->> 'value', '') = '' then
      raise exception 'rule_condition' using errcode = 'PT422';
    end if;
  end loop;
  for part in select * from jsonb_array_elements(new.acts) loop
    -- Tickets have no tasks and no tags, and no rule mails from them: staff read a message before it is sent.
    if (new.subject = 'ticket') and part ->> 'kind' in ('task', 'tag', 'mail')
      or (new.subject <> 'ticket') and part ->> 'kind' in ('status', 'priority') then
      raise exception 'rule_act' using errcode = 'PT422';
    end if;
    if not coalesce(case part ->> 'kind'
      when 'status' then part ->> 'to' in ('open', 'in_progress', 'waiting', 'solved', 'closed')
      when 'priority' then part ->> 'to' in ('low', 'medium', 'high', 'urgent')
      when 'task' then part ->> 'title' = btrim(part ->> 'title')
        and length(part ->> 'title') between 1 and 200
        and part #>> '{due,unit}' in ('hours', 'days') and (part #>> '{due,n}')::integer between 0 and 365
      when 'owner' then part ? 'owner' and coalesce(part ->> 'owner' <> 'owner', true)
      when 'tag' then exists (select from public.crm_tags k where k.id = (part ->> 'tag')::uuid)
      when 'draft' then part ->> 'channel' in ('mail', case when new.subject <> 'ticket' then 'whatsapp' end) and length(part ->> 'template') > 0
      when 'mail' then length(part ->> 'template') > 0
      when 'notice' then jsonb_array_length(part -> 'to') between 1 and 20 end, false) then
      raise exception 'rule_act' using errcode = 'PT422';
    end if;
    -- Each user named in the rule must be allowed to read what the rule is about.
    for person in
      select n::uuid from (
        select part ->> 'owner' as n where part ->> 'kind' in ('task', 'owner')
        union all select jsonb_array_elements_text(part -> 'to') where part ->> 'kind' = 'notice'
      ) x where n is not null and n <> 'owner'
    loop
      if not (case new.subject when 'ticket' then private.may_be_notified_of_ticket(person, new.product)
        else private.may_own_task(person, new.product) end) then
        raise exception 'rule_owner' using errcode = 'PT422';
      end if;
    end loop;
    if part ->> 'kind' in ('draft', 'mail') and not exists (select from public.crm_templates t
        where (t.product = new.product or new.product is null) and t.key = part ->> 'template'
          and t.channel = coalesce(part ->> 'channel', 'mail')) then
      raise exception 'rule_template' using errcode = 'PT422';
    end if;
  end loop;
  return new;
exception when invalid_text_representation or numeric_value_out_of_range
    or invalid_parameter_value then
  raise exception 'rule_starts' using errcode = 'PT422';
end
$$;
comment on function private.check_rule is
  'Trigger: a rule has only what the engine supports. PT422 with rule_subject, '
  'rule_starts, rule_condition, rule_act, rule_owner or rule_template.';

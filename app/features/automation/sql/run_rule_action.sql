drop function if exists private.do_rule_act(public.automation_rules, uuid, integer, uuid, text);
create or replace function private.run_rule_action(
  p_rule public.automation_rules, p_run uuid, p_at integer, p_subject_id uuid, p_product text
) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  act jsonb := p_rule.acts -> p_at;
  -- The same id on each retry, so that a run creates nothing twice.
  made uuid := md5(p_run || ':' || p_at)::uuid;
  lead uuid := case p_rule.subject when 'lead' then p_subject_id end;
  deal uuid := case p_rule.subject when 'deal' then p_subject_id end;
  ticket uuid := case p_rule.subject when 'ticket' then p_subject_id end;
  was text;
  owner_now uuid := case p_rule.subject
    when 'ticket' then (select t.owner_id from public.feedback_tickets t where t.id = p_subject_id)
    when 'lead' then (select s.owner_id from public.qualification_submissions s where s.id = p_subject_id)
    else (select d.owner_id from public.crm_deals d where d.id = p_subject_id) end;
  whom uuid;
  notified uuid[] := '{}';
begin
  if act ->> 'kind' in ('task', 'owner') then
    whom := case act ->> 'owner' when 'owner' then owner_now else (act ->> 'owner')::uuid end;
    if not (case when ticket is not null then private.may_be_notified_of_ticket(whom, p_product)
      else private.may_own_task(whom, p_product) end) then
      raise exception 'owner_cannot' using errcode = 'PT422';
    end if;
  end if;
  case act ->> 'kind'
  when 'task' then
    insert into public.crm_tasks (id, lead_id, deal_id, product, title, due_at, has_time, owner_id)
      values (made, lead, deal, p_product, act ->> 'title',
        private.rule_due_at(act -> 'due', clock_timestamp()), act #>> '{due,unit}' = 'hours', whom);
    return jsonb_build_object('kind', 'task', 'id', made);
  when 'owner' then
    if whom is not distinct from owner_now then
      return jsonb_build_object('kind', 'owner', 'same', true, 'to', whom);
    elsif lead is not null then
      update public.qualification_submissions s set owner_id = whom where s.id = lead;
    elsif ticket is not null then
      update public.feedback_tickets t set owner_id = whom where t.id = ticket;
    else
      update public.crm_deals d set owner_id = whom where d.id = deal;
    end if;
    return jsonb_build_object('kind', 'owner', 'from', owner_now, 'to', whom);
  when 'status', 'priority' then
    select case act ->> 'kind' when 'status' then t.status else t.priority end into was
      from public.feedback_tickets t where t.id = ticket for update;
    if was = act ->> 'to' then
      return jsonb_build_object('kind', act ->> 'kind', 'same', true, 'to', was);
    elsif act ->> 'kind' = 'status' then
      -- A move that the status of a ticket does not allow fails the run.
      update public.feedback_tickets t set status = act ->> 'to' where t.id = ticket;
    else
      update public.feedback_tickets t set priority = act ->> 'to' where t.id = ticket;
    end if;
    return jsonb_build_object('kind', act ->> 'kind', 'from', was, 'to', act ->> 'to');
  when 'tag' then
    insert into public.crm_tag_links (id, tag_id, lead_id, deal_id, product, run_id)
      values (made, (act ->> 'tag')::uuid, lead, deal, p_product, p_run) on conflict do nothing;
    return jsonb_build_object('kind', 'tag', 'tag', act ->> 'tag',
      'id', case when found then made end);
  when 'draft', 'mail' then
    if not exists (select from public.crm_templates t where t.product = p_product and t.is_active
        and t.key = act ->> 'template' and t.channel = coalesce(act ->> 'channel', 'mail')) then
      raise exception 'template_missing' using errcode = 'PT404';
    end if;
    if act ->> 'kind' = 'draft' and ticket is not null then
      insert into public.ticket_drafts (ticket_id, template_key, run_id)
        values (ticket, act ->> 'template', p_run) on conflict do nothing;
      return jsonb_build_object('kind', 'draft', 'id', case when found then p_run end);
    elsif act ->> 'kind' = 'draft' then
      insert into public.crm_message_drafts
          (id, lead_id, deal_id, product, channel, template_key, run_id)
        values (made, lead, deal, p_product, act ->> 'channel', act ->> 'template', p_run)
        on conflict do nothing;
      return jsonb_build_object('kind', 'draft', 'id', case when found then made end);
    end if;
    if not p_rule.mails_outside then
      return jsonb_build_object('kind', 'mail', 'outcome', 'off');
    end if;
    insert into public.outbox (kind, payload) values ('automation.write-message',
      jsonb_build_object('run_id', p_run, 'message_id', made, 'act', p_at::text));
    return jsonb_build_object('kind', 'mail', 'id', made, 'outcome', 'ordered');
  when 'notice' then
    for whom in
      select distinct case t when 'owner' then owner_now else t::uuid end
      from jsonb_array_elements_text(act -> 'to') t
    loop
      continue when whom is null or not case when ticket is not null
        then private.may_be_notified_of_ticket(whom, p_product) else private.may_own_task(whom, p_product) end;
      made := md5(p_run || ':' || p_at || ':' || whom)::uuid;
      insert into public.automation_notices
          (id, user_id, kind, rule_id, run_id, lead_id, deal_id, ticket_id, product)
        values (made, whom, 'rule', p_rule.id, p_run, lead, deal, ticket, p_product);
      perform private.order_rule_notice(made, whom);
      notified := notified || whom;
    end loop;
    return jsonb_build_object('kind', 'notice', 'to', to_jsonb(notified));
  end case;
end
$$;
comment on function private.run_rule_action is
  'Runs one action of a rule, and returns what undo needs. Refuses with owner_cannot, '
  'template_missing or ticket_move_not_allowed, which fails the run and all its acts.';

create or replace function private.rule_facts(
  p_subject text, p_product text, p_starts jsonb, p_from timestamptz, p_to timestamptz
) returns table (subject_id uuid, from_value text, to_value text, event_id bigint, at timestamptz,
  cause uuid, key text)
language plpgsql stable set search_path = ''
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
declare
  start text := p_starts ->> 'kind';
begin
  if start in ('silent', 'due') then
    return query select m.subject_id, null::text, null::text, 0::bigint, m.at, null::uuid, m.key
      from private.rule_moments(p_subject, p_product, p_starts, p_from, p_to) m;
  elsif p_subject = 'ticket' then
    return query
      select c.ticket_id, c.from_status, c.to_status, c.place, c.changed_at,
        nullif(c.details ->> 'run', '')::uuid, 'ticket:' || c.id
      from public.feedback_changes c join public.feedback_tickets t on t.id = c.ticket_id
        join public.feedback_projects p on p.id = t.project_id
      where c.kind = case start when 'arrives' then 'opened' else p_starts ->> 'field' end
        and c.kind in ('opened', 'status', 'owner', 'priority')
        and c.changed_at > p_from and c.changed_at <= p_to
        and (start <> 'arrives' or c.to_status <> 'others') and not c.details ? 'rest'
        and (p_product is null or p_product = p.product)
        and private.rule_starts(p_starts, start, c.kind, c.from_status, c.to_status);
  elsif start = 'arrives' and p_subject = 'lead' then
    return query
      select s.id, null::text, null::text, 0::bigint, s.created_at, null::uuid, 'arrives:' || s.id
      from public.qualification_submissions s
      where s.created_at > p_from and s.created_at <= p_to
        and private.place_of_lead(s.status, s.review_reason, s.cleared_at) <> private.lead_place('spam')
        and (p_product is null or s.source = any (
          (select p.lead_sources from public.crm_products p where p.slug = p_product)::text[]));
  elsif start = 'arrives' or p_starts ->> 'field' = 'stage' then
    return query
      select e.subject_id, e.from_value, e.to_value, e.id, e.at, e.act, 'event:' || e.id
      from public.crm_events e
      where e.subject = p_subject and e.at > p_from and e.at <= p_to
        and e.kind in ('opened', 'moved', 'won', 'lost', 'reopened', 'pipeline')
        and (start = 'arrives') = (e.kind = 'opened') and not e.details ? 'recovered'
        and (p_product is null or p_product = e.product)
        and private.rule_starts(p_starts, start, 'stage', e.from_value, e.to_value);
  else
    return query
      select e.subject_id, e.from_value, e.to_value, e.id, e.at, e.act, 'event:' || e.id
      from public.crm_events e
      where e.subject = p_subject and e.kind = p_starts ->> 'field'
        and e.subject in ('lead', 'deal') and e.kind in ('status', 'owner', 'value', 'expected_close')
        and e.at > p_from and e.at <= p_to
        and (p_product is null or p_product = e.product)
        and private.rule_starts(p_starts, start, e.kind, e.from_value, e.to_value);
  end if;
end
$$;
comment on function private.rule_facts is
  'Facts of a period that would have started a rule, with the keys that the engine uses.';

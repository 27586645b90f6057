create or replace function private.ticket_rule_moments(
  p_product text, p_starts jsonb, p_from timestamptz, p_to timestamptz
) returns table (subject_id uuid, at timestamptz, key text)
language plpgsql stable set search_path = ''
  -- Uses the indexes by time, whatever the statistics were at planning.
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
declare
  days interval := make_interval(days => coalesce((p_starts ->> 'days')::integer, 0));
  hours interval := make_interval(hours => coalesce((p_starts ->> 'hours')::integer, 0));
  early boolean := p_starts ->> 'side' = 'before';
  since timestamptz := p_from - days;
  until timestamptz := p_to - days;
  first_term timestamptz := case when early then p_from else p_from - hours end;
  last_term timestamptz := case when early then p_to + hours else p_to - hours end;
begin
  if p_starts ->> 'kind' = 'silent' then
    return query
      select t.id, heard.at + days, 'silent:' || t.id || ':' || extract(epoch from heard.at)
      from (
        select q.id from public.feedback_tickets q where q.waits_for is not null
          and q.last_public_at > since and q.last_public_at <= until
        union select c.ticket_id from public.feedback_changes c
          where c.ticket_id is not null and c.kind in ('opened', 'status', 'owner', 'priority')
            and c.changed_at > since and c.changed_at <= until
        union select n.ticket_id from public.ticket_notes n
          where n.ticket_id is not null and n.from_address is null
            and n.created_at > since and n.created_at <= until
      ) maybe join public.feedback_tickets t on t.id = maybe.id
        cross join lateral (select greatest(t.last_public_at,
          (select max(c.changed_at) from public.feedback_changes c where c.ticket_id = t.id
            and c.kind in ('opened', 'status', 'owner', 'priority')),
          (select max(n.created_at) from public.ticket_notes n
            where n.ticket_id = t.id and n.from_address is null
              and n.removed_at is null)) as at) heard
      where t.waits_for is not null and heard.at > since and heard.at <= until
        and (p_product is null or p_product = private.rule_product('ticket', t.id));
  elsif p_starts ->> 'what' = 'answer' then
    return query
      select t.id, t.moment, 'due:answer:' || t.id || ':' || extract(epoch from t.answer_due_at)
      from (
        select q.id, q.answer_due_at, q.first_answered_at, case when early
          then greatest(q.answer_due_at - hours, q.clock_since) else q.answer_due_at + hours end as moment
        from public.feedback_tickets q
        where q.answer_due_at > first_term and q.answer_due_at <= last_term
      ) t
      where t.moment > p_from and t.moment <= p_to and (not early or t.moment < t.answer_due_at)
        and (t.first_answered_at is null or t.first_answered_at > t.moment)
        and (p_product is null or p_product = private.rule_product('ticket', t.id));
  elsif p_starts ->> 'what' = 'solution' then
    return query
      select t.id, t.moment, 'due:solution:' || t.id || ':' || extract(epoch from t.term)
      from (
        select q.id, term.at as term, case when early
          then greatest(term.at - hours, q.clock_since, (select max(p.until) from private.ticket_pauses p
            where p.ticket_id = q.id and p.until < term.at)) else term.at + hours end as moment
        from public.feedback_tickets q
          cross join lateral (select coalesce(q.solve_due_at, q.solve_was_due_at) as at) term
        where coalesce(q.solve_due_at, q.solve_was_due_at) > first_term
          and coalesce(q.solve_due_at, q.solve_was_due_at) <= last_term
      ) t
      where t.moment > p_from and t.moment <= p_to and (not early or t.moment < t.term)
        -- A paused clock reaches no term.
        and not exists (select from private.ticket_pauses p
          where p.ticket_id = t.id and p.since <= t.moment and coalesce(p.until, 'infinity') > t.moment)
        and (p_product is null or p_product = private.rule_product('ticket', t.id));
  end if;
end
$$;
comment on function private.ticket_rule_moments is
  'Tickets whose silence or term was reached in a period, and when: the part of rule_moments() for tickets.';

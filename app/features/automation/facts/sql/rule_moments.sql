create or replace function private.rule_moments(
  p_subject text, p_product text, p_starts jsonb, p_from timestamptz, p_to timestamptz
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
  if p_subject = 'ticket' then
    return query select m.subject_id, m.at, m.key
      from private.ticket_rule_moments(p_product, p_starts, p_from, p_to) m;
  elsif p_starts ->> 'kind' = 'silent' and p_subject = 'lead' then
    return query
      select s.id, heard.at + days, 'silent:' || s.id || ':' || extract(epoch from heard.at)
      from (
        select q.id from public.qualification_submissions q
          where q.created_at > since and q.created_at <= until
        union select c.submission_id from public.submission_status_changes c
          where c.changed_at > since and c.changed_at <= until
        union select m.lead_id from public.crm_messages m
          where m.lead_id is not null and m.at > since and m.at <= until
        union select n.lead_id from public.lead_notes n
          where n.created_at > since and n.created_at <= until
      ) maybe join public.qualification_submissions s on s.id = maybe.id
        cross join lateral (select greatest(s.created_at,
          (select max(c.changed_at) from public.submission_status_changes c where c.submission_id = s.id),
          (select max(m.at) from public.crm_messages m where m.lead_id = s.id),
          (select max(n.created_at) from public.lead_notes n
            where n.lead_id = s.id and n.removed_at is null)) as at) heard
      where s.status in ('new', 'contacted', 'qualified')
        and private.place_of_lead(s.status, s.review_reason, s.cleared_at) <> private.lead_place('spam')
        and (p_product is null or p_product = private.rule_product('lead', s.id))
        and heard.at > since and heard.at <= until;
  elsif p_starts ->> 'kind' = 'silent' then
    -- As for stalled deals: a future task, or one due within those days, ends a silence.
    return query
      select d.id, heard.at + days, 'silent:' || d.id || ':' || extract(epoch from heard.at)
      from (
        select q.id from public.crm_deals q where q.is_active and q.state = 'open'
          and q.touched_at > since and q.touched_at <= until
        union select k.deal_id from public.crm_tasks k where k.removed_at is null
          and k.deal_id is not null and k.due_at > since and k.due_at <= until
      ) maybe join public.crm_deals d on d.id = maybe.id
        cross join lateral (select greatest(d.touched_at, (select max(k.due_at)
          from public.crm_tasks k where k.deal_id = d.id and k.removed_at is null)) as at) heard
      where d.is_active and d.state = 'open' and (p_product is null or p_product = d.product)
        and heard.at > since and heard.at <= until;
  elsif p_starts ->> 'what' = 'task' then
    return query
      select t.of, t.moment, 'due:task:' || t.id || ':' || extract(epoch from t.due_at)
      from (
        select k.id, k.due_at, k.done_at, k.product,
          case p_subject when 'lead' then k.lead_id else k.deal_id end as of,
          case when early then greatest(k.due_at - hours, k.created_at, (select max(e.at)
            from public.crm_events e where e.subject_id = k.id and e.subject = 'task'
              and e.kind = 'task_moved')) else k.due_at + hours end as moment
        from public.crm_tasks k
        where k.removed_at is null and k.due_at > first_term and k.due_at <= last_term
          and case p_subject when 'lead' then k.lead_id else k.deal_id end is not null
      ) t
      where t.moment > p_from and t.moment <= p_to and (not early or t.moment < t.due_at)
        and (t.done_at is null or t.done_at > t.moment)
        and (p_product is null or p_product = private.rule_product(p_subject, t.of));
  elsif p_starts ->> 'what' = 'answer' then
    return query
      select t.id, t.moment, 'due:answer:' || t.id || ':' || extract(epoch from t.answer_due_at)
      from (
        select s.id, s.answer_due_at, s.answered_at, case when early
          then greatest(s.answer_due_at - hours, s.created_at) else s.answer_due_at + hours end as moment
        from public.qualification_submissions s
        where s.answer_due_at > first_term and s.answer_due_at <= last_term and s.status <> 'spam'
      ) t
      where t.moment > p_from and t.moment <= p_to and (not early or t.moment < t.answer_due_at)
        and (t.answered_at is null or t.answered_at > t.moment)
        and (p_product is null or p_product = private.rule_product('lead', t.id));
  elsif p_starts ->> 'what' = 'close' then
    return query
      select t.id, t.moment, 'due:close:' || t.id || ':' || t.expected_close
      from (
        select d.id, d.expected_close, d.closed_at, d.product, ends.at as ends,
          case when early then greatest(ends.at - hours, d.created_at, (select max(e.at)
            from public.crm_events e where e.subject_id = d.id and e.subject = 'deal'
              and e.kind = 'expected_close')) else ends.at + hours end as moment
        from public.crm_deals d
          cross join lateral (select private.start_of_day(d.expected_close + 1) as at) ends
        where d.is_active and d.expected_close between private.business_day(first_term) - 2
            and private.business_day(last_term) + 1
      ) t
      where t.moment > p_from and t.moment <= p_to and (not early or t.moment < t.ends)
        and (t.closed_at is null or t.closed_at > t.moment)
        and (p_product is null or p_product = t.product);
  end if;
end
$$;
comment on function private.rule_moments is
  'Leads, deals or tickets whose silence or term, as a rule defines it, was reached in a period, and when; each episode '
  'once, since its key names the last message, or the term.';

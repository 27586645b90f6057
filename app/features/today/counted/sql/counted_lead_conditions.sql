create or replace function private.counted_lead_conditions(
  p_source text, p_reached text, p_answer text
) returns text
language plpgsql stable set search_path = ''
as $$
declare
  reached constant smallint := array_position('{arrived,qualified,won}'::text[], p_reached);
begin
  if not public.has_permission(private.uid(), 'crm', 'read') then
    perform private.refuse('crm_read_missing');
  end if;
  -- coalesce() makes the planner expect many rows, as there are, so that it scans in order.
  return 'coalesce(private.place_of_lead(s.status, s.review_reason, s.cleared_at) < 6, true)'
    || private.lead_source_condition(p_source)
    || case when reached is null then ''
      else format(' and coalesce(%s >= %s, false)', private.lead_reached_sql(), reached) end
    || case p_answer
      when 'waiting' then ' and s.id = any (array(select s.id from public.qualification_submissions s '
        'where ' || private.leads_waiting_sql() || '))'
      when 'none' then ' and coalesce(s.answer_target is not null and s.answered_at is null, false)'
      when 'any' then ' and coalesce(s.answer_target is not null and s.answer_seconds is not null, false)'
      when 'clocked' then ' and coalesce(s.answer_target is not null, false)'
      when 'target' then ' and coalesce(s.answer_seconds <= 60 * s.answer_target, false)'
      when 'more' then ' and coalesce(s.answer_target is not null and s.answer_seconds > 86400, false)'
      else case when p_answer ~ '^\d{2,4}$' then format(' and coalesce(s.answer_target is not null '
        'and s.answer_seconds <= 60 * %s and s.answer_seconds > 60 * %s, false)', p_answer::integer,
        case p_answer when '15' then -1 when '30' then 15 when '60' then 30 when '240' then 60
          else 240 end) else '' end end;
end
$$;
comment on function private.counted_lead_conditions is
  'Condition in SQL on leads s behind a figure, but for the days on which they came. Refuses with '
  'crm_read_missing.';

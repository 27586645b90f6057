-- not null: *
create or replace function public.answer_figures(
  p_from date, p_to date, p_was_from date default null, p_was_to date default null
) returns table (period text, target integer, in_target boolean, minutes integer, answers integer)
language plpgsql stable security definer set search_path = '' set jit = off
as $$
declare
  selected text[];
  stale date[];
begin
  perform private.check_figures('crm');
  selected := private.selected_lead_sources();
  stale := private.stale_days('leads', p_from, p_to)
    || private.stale_days('leads', p_was_from, p_was_to);
  return query
    with ranges as (
      select 'range' as period, p_from as first, p_to as last
      union all select 'before', p_was_from, p_was_to
    ), live as materialized (
      select c.* from private.count_answer_days(array(select distinct unnest(stale))) c
    ), taken as materialized (
      select r.period, n.days, n.day
      from ranges r cross join lateral private.spans_of(r.first, r.last, stale) n
    ), summed as (
      -- offset 0 keeps the planner from reading the sums of years.
      select n.period, d.*
      from taken n cross join lateral (
        select a.source, a.target, a.in_target, a.minutes, a.answers
        from private.lead_answer_days a where a.day = n.day offset 0) d
      where n.days = 1
      union all
      select n.period, d.*
      from taken n cross join lateral (
        select a.source, a.target, a.in_target, a.minutes, a.answers
        from private.lead_answer_spans a where a.days = n.days and a.day = n.day offset 0) d
      where n.days > 1
      union all
      select r.period, l.source, l.target, l.in_target, l.minutes, l.answers
      from live l join ranges r on l.day between r.first and r.last
    )
    select s.period, s.target, s.in_target, s.minutes, sum(s.answers)::integer
    from summed s where selected is null or s.source = any (selected)
    group by s.period, s.target, s.in_target, s.minutes
    order by s.period, s.minutes;
end
$$;
grant execute on function public.answer_figures to authenticated;
comment on function public.answer_figures is
  'Times of first replies to the leads of two ranges of days, in minutes of business time. Refuses '
  'with analytics_read_missing or crm_read_missing.';

create or replace function public.answer_figures(
  p_from date, p_to date, p_was_from date default null, p_was_to date default null
) returns table (period text, target integer, in_target boolean, minutes integer, answers integer)
language plpgsql stable security definer set search_path = '' set jit = off
as $$
declare
  asked text[];
  stale date[];
begin
  perform private.figures_asked('crm');
  asked := private.lead_sources_asked();
  stale := private.stale_days('leads', p_from, p_to)
    || private.stale_days('leads', p_was_from, p_was_to);
  return query
    with ranges as (
      select 'range' as period, p_from as first, p_to as last
      union all select 'before', p_was_from, p_was_to
    ), live as materialized (
      select c.* from private.count_answer_days(array(select distinct unnest(stale))) c
    )
    select r.period, s.target, s.in_target, s.minutes, s.answers
    from ranges r cross join lateral (
      select d.target, d.in_target, d.minutes, sum(d.answers)::integer as answers
      from (
        select a.* from private.lead_answer_days a
        where a.day between r.first and r.last and a.day <> all (stale)
        union all select l.* from live l where l.day between r.first and r.last) d
      where asked is null or d.source = any (asked)
      group by d.target, d.in_target, d.minutes) s
    order by r.period, s.minutes;
end
$$;
revoke all on function public.answer_figures from public, anon, authenticated, service_role;
grant execute on function public.answer_figures to authenticated;
comment on function public.answer_figures is
  'How long first answers took to the leads of two ranges of days, in minutes of business time. Refuses '
  'with analytics_read_missing or crm_read_missing.';

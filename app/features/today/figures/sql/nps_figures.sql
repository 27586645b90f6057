-- not null: *
create or replace function public.nps_figures(
  p_from date, p_to date, p_was_from date default null, p_was_to date default null
) returns table (day date, promoters integer, passives integer, detractors integer)
language plpgsql stable security definer set search_path = '' set jit = off
as $$
declare
  selected uuid[];
  stale date[];
begin
  perform private.check_figures('feedback');
  selected := private.selected_feedback_projects();
  stale := private.stale_days('nps', p_from, p_to)
    || private.stale_days('nps', p_was_from, p_was_to);
  return query
    with counted as (
      select d.* from private.nps_days d
      where (d.day between p_from and p_to or d.day between p_was_from and p_was_to)
        and d.day <> all (stale)
      union all
      select c.* from private.count_nps_days(array(select distinct unnest(stale))) c
    )
    select c.day, sum(c.promoters)::integer, sum(c.passives)::integer, sum(c.detractors)::integer
    from counted c where selected is null or c.project_id = any (selected)
    group by c.day order by c.day;
end
$$;
grant execute on function public.nps_figures to authenticated;
comment on function public.nps_figures is
  'Answers to "would you recommend us" on the days of two ranges. Refuses with analytics_read_missing '
  'or feedback_read_missing.';

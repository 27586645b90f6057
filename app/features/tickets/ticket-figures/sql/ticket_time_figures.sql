drop function if exists public.desk_times;
-- not null: answered, solved
create or replace function public.ticket_time_figures(
  p_from date, p_to date, p_project uuid default null, p_module uuid default null
) returns table (answered integer, answer_seconds integer, solved integer, solve_seconds integer)
language plpgsql stable security definer set search_path = '' set jit = off
as $$
#variable_conflict use_column
declare
  selected uuid[] := private.selected_feedback_projects();
  begins timestamptz := private.start_of_day(p_from);
  ends timestamptz := private.start_of_day(p_to + 1);
begin
  if not public.has_permission(private.uid(), 'feedback', 'read') then
    perform private.refuse('feedback_read_missing');
  end if;
  return query
    select a.n, a.median, s.n, s.median
    from (
      select count(*)::integer as n,
        (percentile_disc(0.5) within group (order by k.answer_seconds))::integer as median
      from private.ticket_times k
      where k.answered_at >= begins and k.answered_at < ends
        and (selected is null or k.project_id = any (selected))
        and (p_project is null or k.project_id = p_project) and (p_module is null or k.module_id = p_module)
    ) a, (
      select count(*)::integer as n,
        (percentile_disc(0.5) within group (order by k.solve_seconds))::integer as median
      from private.ticket_times k
      where k.solved_at >= begins and k.solved_at < ends
        and (selected is null or k.project_id = any (selected))
        and (p_project is null or k.project_id = p_project) and (p_module is null or k.module_id = p_module)
    ) s;
end
$$;
grant execute on function public.ticket_time_figures to authenticated;
comment on function public.ticket_time_figures is
  'The number of tickets that were answered first and solved on the days of a range, and the median times in '
  'seconds of business time. Refuses with feedback_read_missing.';

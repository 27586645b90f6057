drop function if exists public.desk_backlog;
-- not null: *
create or replace function public.ticket_backlog(
  p_from date, p_to date, p_project uuid default null, p_module uuid default null
) returns table (date date, waiting integer)
language plpgsql stable security definer set search_path = '' set jit = off
as $$
#variable_conflict use_column
declare
  selected uuid[] := private.selected_feedback_projects();
begin
  if not public.has_permission(private.uid(), 'feedback', 'read') then
    perform private.refuse('feedback_read_missing');
  end if;
  return query
    with moved as (
      -- Everything before counts into the first day.
      select greatest(d.date, p_from) as date,
        sum(d.tickets_opened - d.tickets_solved - d.tickets_merged) as more
      from private.feedback_module_days d
      where d.date <= p_to and (selected is null or d.project_id = any (selected))
        and (p_project is null or d.project_id = p_project)
        and (p_module is null or d.module_id = p_module)
      group by 1
    )
    select n.date, (sum(coalesce(m.more, 0)) over (order by n.date))::integer
    from (select p_from + k as date from generate_series(0, p_to - p_from) k) n
    left join moved m on m.date = n.date order by n.date;
end
$$;
grant execute on function public.ticket_backlog to authenticated;
comment on function public.ticket_backlog is
  'The number of open tickets at the end of each day of a range; a ticket that was reopened counts as never solved. '
  'Refuses with feedback_read_missing.';

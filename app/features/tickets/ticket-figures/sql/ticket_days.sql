drop function if exists public.desk_days;
-- not null: *
create or replace function public.ticket_days(
  p_from date, p_to date, p_project uuid default null, p_module uuid default null
) returns table (
  date date, entries integer, bugs integer, ideas integer, questions integer, srs_answers integer, srs_sum
  integer, nps_promoters integer, nps_passives integer, nps_detractors integer, csat_answers integer,
  csat_sum integer, csat_good integer, ratings integer, ratings_sum integer, ratings_good integer,
  tickets_opened integer, tickets_answered integer, tickets_solved integer, tickets_merged integer
)
language plpgsql stable security definer set search_path = '' set jit = off
as $$
#variable_conflict use_column
declare
  selected uuid[] := private.selected_feedback_projects();
begin
  if not public.has_permission(private.uid(), 'feedback', 'read') then
    perform private.refuse('feedback_read_missing');
  end if;
  if p_module is null then
    return query select d.date,
      sum(d.entries)::integer, sum(d.bugs)::integer, sum(d.ideas)::integer, sum(d.questions)::integer,
      sum(d.srs_answers)::integer, sum(d.srs_sum)::integer, sum(d.nps_promoters)::integer,
      sum(d.nps_passives)::integer, sum(d.nps_detractors)::integer, sum(d.csat_answers)::integer,
      sum(d.csat_sum)::integer, sum(d.csat_good)::integer, sum(d.ratings)::integer,
      sum(d.ratings_sum)::integer, sum(d.ratings_good)::integer, sum(d.tickets_opened)::integer,
      sum(d.tickets_answered)::integer, sum(d.tickets_solved)::integer, sum(d.tickets_merged)::integer
    from public.feedback_metrics_daily d
    where d.date between p_from and p_to and (selected is null or d.project_id = any (selected))
      and (p_project is null or d.project_id = p_project)
    group by d.date order by d.date;
  else
    return query select d.date,
      sum(d.entries)::integer, sum(d.bugs)::integer, sum(d.ideas)::integer, sum(d.questions)::integer,
      sum(d.srs_answers)::integer, sum(d.srs_sum)::integer, sum(d.nps_promoters)::integer,
      sum(d.nps_passives)::integer, sum(d.nps_detractors)::integer, sum(d.csat_answers)::integer,
      sum(d.csat_sum)::integer, sum(d.csat_good)::integer, sum(d.ratings)::integer,
      sum(d.ratings_sum)::integer, sum(d.ratings_good)::integer, sum(d.tickets_opened)::integer,
      sum(d.tickets_answered)::integer, sum(d.tickets_solved)::integer, sum(d.tickets_merged)::integer
    from private.feedback_module_days d
    where d.date between p_from and p_to and (selected is null or d.project_id = any (selected))
      and (p_project is null or d.project_id = p_project) and d.module_id = p_module
    group by d.date order by d.date;
  end if;
end
$$;
grant execute on function public.ticket_days to authenticated;
comment on function public.ticket_days is
  'The figures of the service desk on the days of a range that have any, for all that the caller may read, a '
  'project or a module. Refuses with feedback_read_missing.';

drop function if exists public.desk_parts;
-- not null: project_id, project, entries, bugs, ideas, questions, srs_answers, srs_sum, nps_promoters, nps_passives, nps_detractors, csat_answers, csat_sum, csat_good, ratings, ratings_sum, ratings_good, tickets_opened, tickets_answered, tickets_solved, tickets_merged
create or replace function public.ticket_figure_parts(p_from date, p_to date, p_project uuid default null)
returns table (
  project_id uuid, project text, module_id uuid, module text,
  entries integer, bugs integer, ideas integer, questions integer, srs_answers integer, srs_sum
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
  return query select d.project_id, p.name, d.module_id, m.name,
      sum(d.entries)::integer, sum(d.bugs)::integer, sum(d.ideas)::integer, sum(d.questions)::integer,
      sum(d.srs_answers)::integer, sum(d.srs_sum)::integer, sum(d.nps_promoters)::integer,
      sum(d.nps_passives)::integer, sum(d.nps_detractors)::integer, sum(d.csat_answers)::integer,
      sum(d.csat_sum)::integer, sum(d.csat_good)::integer, sum(d.ratings)::integer,
      sum(d.ratings_sum)::integer, sum(d.ratings_good)::integer, sum(d.tickets_opened)::integer,
      sum(d.tickets_answered)::integer, sum(d.tickets_solved)::integer, sum(d.tickets_merged)::integer
    from private.feedback_module_days d
    join public.feedback_projects p on p.id = d.project_id
    left join public.feedback_modules m on m.id = d.module_id
    where d.date between p_from and p_to and (selected is null or d.project_id = any (selected))
      and (p_project is null or d.project_id = p_project)
    group by d.project_id, p.name, d.module_id, m.name, m.display_order
    order by p.name, m.display_order nulls first, m.name;
end
$$;
grant execute on function public.ticket_figure_parts to authenticated;
comment on function public.ticket_figure_parts is
  'The figures of the service desk over a range, by project and module; without a module the tickets of the '
  'whole product. Refuses with feedback_read_missing.';

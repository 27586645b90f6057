drop function if exists private.ratings_page_sql(text, date, date, uuid, uuid, boolean, uuid, integer);
create or replace function private.ratings_page_sql(
  p_score text, p_from date, p_to date, p_project text, p_module text, p_descending boolean, p_after uuid,
  p_limit integer
) returns text
language plpgsql stable set search_path = ''
as $$
begin
  return '
    select s.id, s.ticket_id, t.number, t.title, s.score, s.comment,
      coalesce(e.author_name, e.author_email, t.author_name, s.author_email), p.name, m.name, s.rated_at,
      s.changed_at > s.rated_at
    from (' || private.page_of_values('public.ticket_ratings', private.rating_conditions(p_project, p_module),
      array['s.score'], array[private.literals_of(private.filter_values(p_score), 'smallint')],
      array['s.rated_at', 's.id'], p_from, p_to, p_descending, p_after, private.page_size(p_limit))
    || ') page
    join public.ticket_ratings s on s.id = page.id
    join public.feedback_tickets t on t.id = s.ticket_id
    join public.feedback_projects p on p.id = s.project_id
    left join public.feedback_modules m on m.id = s.module_id
    left join public.feedback_entries e on e.id = s.entry_id'
    || private.in_order(array['s.rated_at', 's.id'], p_descending);
end
$$;
comment on function private.ratings_page_sql is 'The statement of ratings_page().';

create or replace function private.counted_tickets_page_sql(
  p_did text, p_from date, p_to date, p_project uuid, p_module text, p_descending boolean, p_after uuid,
  p_limit integer
) returns text
language plpgsql stable set search_path = ''
as $$
declare
  at constant text := private.counted_ticket_moment(p_did);
begin
  return format('
    select s.id, s.number, s.title, s.status, s.author_name, p.name, m.name, %1$s
    from (select s.* from public.feedback_tickets s where true%2$s%3$s) s
    join public.feedback_projects p on p.id = s.project_id
    left join public.feedback_modules m on m.id = s.module_id%4$s', at,
    private.counted_ticket_conditions(p_did, p_to, p_project, p_module),
    -- A ticket open at the end of a day may have arrived on any day before.
    private.index_page('public.feedback_tickets', '{}', '{}', array[at, 's.id'],
      case when p_did is distinct from 'open' then p_from end, p_to, p_descending, p_after,
      private.page_size(p_limit)),
    private.in_order(array[at, 's.id'], p_descending));
end
$$;
comment on function private.counted_tickets_page_sql is 'The statement of counted_tickets_page().';

-- not null: project_id, project
create or replace function public.idea_places()
returns table (project_id uuid, project text, module_id uuid, module text)
language plpgsql stable security definer set search_path = ''
as $$
declare
  selected uuid[] := private.selected_feedback_projects();
begin
  if not public.has_permission(private.uid(), 'feedback', 'read') then
    perform private.refuse('feedback_read_missing');
  end if;
  return query
    select p.id, p.name, m.id, m.name
    from public.feedback_projects p left join public.feedback_modules m on m.project_id = p.id
    where selected is null or p.id = any (selected)
    order by p.name, p.id, m.display_order, m.name limit 1000;
end
$$;
grant execute on function public.idea_places to authenticated;
comment on function public.idea_places is
  'Projects whose ideas the caller may read, each with its modules. Refuses with feedback_read_missing.';

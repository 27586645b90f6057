create or replace function public.write_project_note(p_id uuid, p_project uuid, p_body text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  project public.projects := private.check_project(p_project);
begin
  insert into public.project_notes (id, project_id, body) values (p_id, project.id, btrim(p_body))
    on conflict (id) do nothing;
end
$$;
grant execute on function public.write_project_note to authenticated;
comment on function public.write_project_note is
  'Saves an internal note on a project, idempotent by id. Refuses with projects_update_missing or project_gone.';

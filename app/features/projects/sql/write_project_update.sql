create or replace function public.write_project_update(p_id uuid, p_project uuid, p_body text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  project public.projects := private.check_project(p_project);
begin
  insert into public.project_updates (id, project_id, body) values (p_id, project.id, btrim(p_body))
    on conflict (id) do nothing;
  update public.projects p set updated_at = now() where p.id = project.id;
end
$$;
grant execute on function public.write_project_update to authenticated;
comment on function public.write_project_update is
  'Saves news of a project for its client, idempotent by id. Refuses with projects_update_missing or project_gone.';

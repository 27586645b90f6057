create or replace function public.restore_project_file(p_file uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  project public.projects := private.check_project(
    (select f.project_id from public.project_files f where f.id = p_file));
begin
  update public.project_files f set removed_at = null, removed_by = null
    where f.id = p_file and f.removed_at is not null;
  if found then
    perform private.record_project_event(project.id, 'file_restored', jsonb_build_object('file', p_file));
  end if;
end
$$;
grant execute on function public.restore_project_file to authenticated;
comment on function public.restore_project_file is
  'Restores a removed file. Refuses with projects_update_missing or project_gone.';

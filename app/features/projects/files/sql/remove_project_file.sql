create or replace function public.remove_project_file(p_file uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  project public.projects := private.check_project(
    (select f.project_id from public.project_files f where f.id = p_file));
begin
  update public.project_files f set removed_at = clock_timestamp(), removed_by = private.uid()
    where f.id = p_file and f.removed_at is null;
  if found then
    perform private.record_project_event(project.id, 'file_removed', jsonb_build_object('file', p_file));
  end if;
end
$$;
grant execute on function public.remove_project_file to authenticated;
comment on function public.remove_project_file is
  'Removes a file from its client; staff may restore it for 30 days. Refuses with projects_update_missing or '
  'project_gone.';

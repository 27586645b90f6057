create or replace function public.move_project_file(p_file uuid, p_folder uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  project public.projects := private.check_project(
    (select f.project_id from public.project_files f where f.id = p_file));
begin
  if p_folder is not null and not exists (select from public.project_folders d
      where d.id = p_folder and d.project_id = project.id) then
    raise exception 'folder_gone' using errcode = 'PT404';
  end if;
  update public.project_files f set folder_id = p_folder
    where f.id = p_file and f.folder_id is distinct from p_folder;
  if found then
    perform private.record_project_event(project.id, 'file_moved',
      jsonb_build_object('file', p_file, 'folder', p_folder));
  end if;
end
$$;
grant execute on function public.move_project_file to authenticated;
comment on function public.move_project_file is
  'Moves a file into a folder of its project, or out of any. Refuses with projects_update_missing, project_gone or folder_gone.';

drop function if exists public.write_project_note(uuid, uuid, text);
create or replace function public.write_project_note(p_id uuid, p_project uuid, p_body text, p_files uuid[] default '{}')
returns void
language plpgsql security definer set search_path = ''
as $$
declare
  project public.projects := private.check_project(p_project);
begin
  insert into public.project_notes (id, project_id, body) values (p_id, project.id, btrim(p_body))
    on conflict (id) do nothing;
  -- A repeated call: already stored.
  if not found then
    return;
  end if;
  perform private.attach_note_files('project', p_id, p_files);
  perform private.name_in_project_note(p_id);
end
$$;
grant execute on function public.write_project_note to authenticated;
comment on function public.write_project_note is
  'Saves an internal note on a project, idempotent by id, with uploaded files, and notifies people who are mentioned in '
  'it as @{id}. Refuses with projects_update_missing, project_gone or files_gone.';

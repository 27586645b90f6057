-- not null: *
create or replace function public.make_project_folder(p_id uuid, p_project uuid, p_name text) returns text
language plpgsql security definer set search_path = ''
as $$
begin
  -- Locked, so that the second of two concurrent calls with one name finds the first.
  perform from public.projects p where p.id = p_project for update;
  if not private.may_send_files(private.uid(), p_project) then
    return 'gone';
  elsif exists (select from public.project_folders f where f.id = p_id and f.project_id = p_project) then
    return 'made';
  elsif exists (select from public.project_folders f
      where f.project_id = p_project and lower(f.name) = lower(btrim(p_name))) then
    return 'taken';
  elsif (select count(*) from public.project_folders f where f.project_id = p_project) >= 100 then
    return 'many';
  end if;
  insert into public.project_folders (id, project_id, name) values (p_id, p_project, btrim(p_name));
  perform private.record_project_event(p_project, 'folder', jsonb_build_object('folder', p_id));
  return 'made';
end
$$;
grant execute on function public.make_project_folder to authenticated;
comment on function public.make_project_folder is
  'Creates a folder in a project for a caller who may add files to it: made, taken where the name exists, many where '
  'there are 100, or gone where they may not.';

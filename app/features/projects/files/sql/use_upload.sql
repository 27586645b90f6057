drop function if exists private.take_upload(uuid, uuid, uuid, uuid, jsonb);
create or replace function private.use_upload(
  p_id uuid, p_user uuid, p_folder uuid, p_file uuid, p_facts jsonb
) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  upload private.project_uploads;
  file public.project_files;
  next integer;
begin
  select * into upload from private.project_uploads u
    where u.id = p_id and u.user_id = p_user for update;
  if upload.taken_at is not null then
    return (select v.file_id from public.project_file_versions v where v.id = p_id);
  elsif upload.id is null or not private.may_send_files(p_user, upload.project_id)
    or (p_facts ->> 'size')::bigint <> upload.size then
    return null;
  end if;
  if p_file is not null then
    select * into file from public.project_files f
      where f.id = p_file and f.project_id = upload.project_id and f.removed_at is null for update;
    if file.id is null then
      return null;
    end if;
  else
    if p_folder is not null and not exists (select from public.project_folders d
        where d.id = p_folder and d.project_id = upload.project_id for share) then
      return null;
    end if;
    insert into public.project_files (id, project_id, folder_id, name, created_by)
      values (gen_random_uuid(), upload.project_id, p_folder, p_facts ->> 'name', p_user)
      returning * into file;
  end if;
  select coalesce(max(v.number), 0) + 1 into next from public.project_file_versions v
    where v.file_id = file.id;
  insert into public.project_file_versions
      (id, file_id, number, storage_key, file_name, content_type, size, sha256, from_client, sent_by)
    values (upload.id, file.id, next, p_facts ->> 'key', p_facts ->> 'name', p_facts ->> 'type',
      (p_facts ->> 'size')::integer, p_facts ->> 'sha256',
      exists (select from public.client_members m
        where m.organization_id = upload.organization_id and m.user_id = p_user), p_user);
  update public.project_files f set name = p_facts ->> 'name', changed_at = clock_timestamp()
    where f.id = file.id;
  delete from private.project_upload_parts t where t.upload_id = upload.id;
  update private.project_uploads u set taken_at = clock_timestamp(), received = u.size
    where u.id = upload.id;
  insert into public.project_events (project_id, kind, details, actor)
    values (upload.project_id, 'file', jsonb_build_object('file', file.id, 'number', next), p_user);
  return file.id;
end
$$;
grant execute on function private.use_upload to service_role;
comment on function private.use_upload is
  'Creates a file from an inspected upload, or the next version of a file, and returns it. Idempotent. Null where '
  'there is no such upload, or its project or folder does not exist.';

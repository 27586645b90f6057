create or replace function private.begin_part(p_upload uuid, p_user uuid, p_key text) returns uuid
language sql volatile security definer set search_path = ''
as $$
  insert into private.project_upload_parts (upload_id, storage_key)
    select u.id, p_key from private.project_uploads u
    where u.id = p_upload and u.user_id = p_user and u.taken_at is null
      and u.begun_at > clock_timestamp() - interval '1 day'
    returning id
$$;
grant execute on function private.begin_part to service_role;
comment on function private.begin_part is
  'Registers the storage key of the next part of an upload. Null where the upload has ended.';

-- not null: storage_key
create or replace function private.parts_of_upload(p_id uuid, p_user uuid)
returns table (storage_key text, size bigint)
language sql stable security definer set search_path = ''
as $$
  select t.storage_key, t.size from private.project_uploads u
  join private.project_upload_parts t on t.upload_id = u.id and t.size is not null
  where u.id = p_id and u.user_id = p_user
  order by t.starts_at
$$;
grant execute on function private.parts_of_upload to service_role;
comment on function private.parts_of_upload is 'Storage keys of the parts of an upload, in their order.';

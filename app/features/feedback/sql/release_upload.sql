create or replace function private.release_upload(p_id uuid) returns void
language sql security definer set search_path = ''
as $$
  delete from private.upload_room where id = p_id and under_way
$$;
grant execute on function private.release_upload to service_role;
comment on function private.release_upload is
  'Releases the reserved room of a post that was not stored; does nothing for a stored one.';

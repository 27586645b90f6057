-- not null: *
create or replace function private.end_part(p_part uuid, p_offset bigint, p_size bigint) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  update private.project_uploads u set received = u.received + p_size
    from private.project_upload_parts t
    where t.id = p_part and u.id = t.upload_id and u.received = p_offset and u.taken_at is null
      and p_size > 0 and u.received + p_size <= u.size;
  if found then
    update private.project_upload_parts t set starts_at = p_offset, size = p_size where t.id = p_part;
    return true;
  end if;
  delete from private.project_upload_parts t where t.id = p_part;
  return false;
end
$$;
grant execute on function private.end_part to service_role;
comment on function private.end_part is
  'Counts a stored part. False, and the part is deleted, where it does not follow the last one: another request was '
  'faster.';

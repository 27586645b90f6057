-- not null: *
create or replace function private.drop_upload(p_id uuid, p_user uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.project_uploads u
    where u.id = p_id and u.user_id = p_user and u.taken_at is null;
  return found;
end
$$;
grant execute on function private.drop_upload to service_role;
comment on function private.drop_upload is
  'Cancels an upload and deletes its parts; one that has become a file still counts.';

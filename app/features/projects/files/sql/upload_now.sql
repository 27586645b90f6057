-- not null: project_id, name, size, received, begun_at, taken
create or replace function private.upload_now(p_id uuid, p_user uuid)
returns table (project_id uuid, name text, size bigint, received bigint, begun_at timestamptz, taken boolean)
language sql stable security definer set search_path = ''
as $$
  select u.project_id, u.name, u.size, u.received, u.begun_at, u.taken_at is not null
  from private.project_uploads u
  where u.id = p_id and u.user_id = p_user and u.begun_at > clock_timestamp() - interval '1 day'
    and private.may_send_files(p_user, u.project_id)
$$;
grant execute on function private.upload_now to service_role;
comment on function private.upload_now is
  'Progress of an upload, for the user who started it, within a day and as long as they may add files there.';

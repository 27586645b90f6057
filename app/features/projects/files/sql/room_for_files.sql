create or replace function private.room_for_files(
  p_user uuid, p_project uuid, p_person_max bigint, p_client_max bigint
) returns bigint
language sql stable security definer set search_path = ''
as $$
  select case when private.may_send_files(p_user, p_project) then greatest(0, least(
    p_person_max - (select coalesce(sum(u.size), 0) from private.project_uploads u
      where u.user_id = p_user and u.begun_at > clock_timestamp() - interval '1 day'),
    p_client_max - (select coalesce(sum(u.size), 0) from private.project_uploads u
      join public.projects p on p.id = p_project and p.organization_id = u.organization_id
      where u.begun_at > clock_timestamp() - interval '1 day')))::bigint end
$$;
grant execute on function private.room_for_files to service_role;
comment on function private.room_for_files is
  'Bytes that a user may still upload to a project today: the lower of the rests of their own limit and the client''s. Null where '
  'they may not upload.';

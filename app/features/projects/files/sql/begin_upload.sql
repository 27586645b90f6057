-- not null: *
create or replace function private.begin_upload(
  p_id uuid, p_user uuid, p_project uuid, p_name text, p_size bigint, p_person_max bigint,
  p_client_max bigint
) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  room bigint;
begin
  -- Serializes uploads of a client, so that no room is reserved twice.
  perform pg_advisory_xact_lock(hashtextextended('project files ' || p.organization_id, 0))
    from public.projects p where p.id = p_project;
  perform pg_advisory_xact_lock(hashtextextended('project files by ' || p_user, 0));
  room := private.room_for_files(p_user, p_project, p_person_max, p_client_max);
  if room is null then
    return 'gone';
  elsif p_size > room then
    return 'full';
  elsif not private.count_hit(jsonb_build_array('upload', p_user)::text, 500, interval '1 hour') then
    return 'often';
  end if;
  insert into private.project_uploads (id, user_id, project_id, organization_id, name, size)
    select p_id, p_user, p.id, p.organization_id, p_name, p_size from public.projects p
    where p.id = p_project;
  return 'begun';
end
$$;
grant execute on function private.begin_upload to service_role;
comment on function private.begin_upload is
  'Reserves room of the day for an upload to a project: begun, gone where the user may not add files there, '
  'full where no room is left, or often above 500 an hour.';

create or replace function public.send_uploaded_version(
  p_upload uuid, p_id uuid, p_project uuid, p_deliverable uuid, p_title text, p_position integer,
  p_file jsonb, p_link text, p_changes text, p_holds boolean
) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  upload private.project_uploads;
  deliverable uuid;
begin
  select * into upload from private.project_uploads u
    where u.id = p_upload and u.user_id = private.uid() and u.project_id = p_project for update;
  if upload.taken_at is not null then
    return (select v.deliverable_id from public.deliverable_versions v where v.id = p_id);
  elsif upload.id is null or (p_file ->> 'size')::bigint <> upload.size then
    return null;
  end if;
  deliverable := public.send_version(p_id, p_project, p_deliverable, p_title, p_position, p_file, p_link,
    p_changes, p_holds);
  delete from private.project_upload_parts t where t.upload_id = upload.id;
  update private.project_uploads u set taken_at = clock_timestamp(), received = u.size
    where u.id = upload.id;
  return deliverable;
end
$$;
grant execute on function public.send_uploaded_version to authenticated;
comment on function public.send_uploaded_version is
  'Sends a version from a finished upload of the caller, and marks the upload as used. Idempotent. Null where there is no '
  'such upload; refuses as send_version() does.';

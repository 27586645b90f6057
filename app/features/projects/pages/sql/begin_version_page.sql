create or replace function private.begin_version_page(
  p_version uuid, p_page integer, p_width integer, p_height integer, p_key text
) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  known text;
begin
  perform 1 from public.deliverable_versions v where v.id = p_version and v.drawing = 'waiting' for share;
  if not found then
    return null;
  end if;
  insert into public.version_pages (version_id, page, width, height, storage_key)
    values (p_version, p_page, p_width, p_height, p_key)
    on conflict (version_id, page, width) do update set height = excluded.height
    returning storage_key into known;
  return known;
end
$$;
grant execute on function private.begin_version_page to service_role;
comment on function private.begin_version_page is
  'Registers a picture of a page before its bytes are stored, and returns its key, the same one for each attempt. '
  'Null where the version is finished or deleted.';

drop function if exists private.keep_version_page(text, integer, text);
-- not null: *
create or replace function private.confirm_version_page(p_key text, p_size integer, p_sha256 text) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  update public.version_pages g set size = p_size, sha256 = p_sha256 where g.storage_key = p_key;
  return found;
end
$$;
grant execute on function private.confirm_version_page to service_role;
comment on function private.confirm_version_page is
  'Records that the bytes of a picture of a page are stored. False if the page was deleted meanwhile.';

-- not null: *
create or replace function private.is_picture_named(p_picture text) returns boolean
language sql stable security definer set search_path = ''
return exists (select from public.content_overrides c where strpos(concat(c.draft, c.published), p_picture) > 0)
  or exists (select from public.content_schedules s where strpos(s.version::text, p_picture) > 0)
  or exists (select from public.setting_changes c where c.table_name in ('content_overrides', 'content_schedules')
    and strpos(concat(c.before, c.after), p_picture) > 0);
grant execute on function private.is_picture_named to service_role;
comment on function private.is_picture_named is
  'Whether an item shows a picture, as its photo or within a text, or a schedule or the record of changes names it.';

-- not null: storage_key, file_name, content_type, size, first
create or replace function private.version_to_draw(p_version uuid)
returns table (storage_key text, file_name text, content_type text, size integer, first integer)
language sql stable security definer set search_path = ''
as $$
  select v.storage_key, v.file_name, v.content_type, v.size,
    coalesce((select min(g.page) from public.version_pages g where g.version_id = v.id and g.size is null),
      (select max(g.page) + 1 from public.version_pages g where g.version_id = v.id), 1)
  from public.deliverable_versions v where v.id = p_version and v.drawing = 'waiting'
$$;
grant execute on function private.version_to_draw to service_role;
comment on function private.version_to_draw is
  'The file of a version that is not rendered yet, and its first missing page. No row where it is finished or deleted.';

-- not null: storage_key, original_name, content_type, size
create or replace function public.version_page(p_page uuid)
returns table (storage_key text, original_name text, content_type text, size integer)
language sql stable security definer set search_path = ''
as $$
  select g.storage_key, v.file_name || '-' || g.page || '.png', 'image/png', g.size
  from public.version_pages g
  join public.deliverable_versions v on v.id = g.version_id
  join public.deliverables d on d.id = v.deliverable_id
  where g.id = p_page and g.size is not null and private.sees_project(d.project_id)
$$;
grant execute on function public.version_page to authenticated;
comment on function public.version_page is
  'Storage key of a rendered page of a version, for a caller who may read its project; nothing for others.';

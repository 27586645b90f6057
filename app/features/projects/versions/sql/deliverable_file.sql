-- not null: storage_key, original_name, content_type, size
create or replace function public.deliverable_file(p_version uuid)
returns table (storage_key text, original_name text, content_type text, size integer)
language sql stable security definer set search_path = ''
as $$
  select v.storage_key, v.file_name, v.content_type, v.size from public.deliverable_versions v
  join public.deliverables d on d.id = v.deliverable_id
  where v.id = p_version and private.sees_project(d.project_id)
$$;
grant execute on function public.deliverable_file to authenticated;
comment on function public.deliverable_file is
  'Storage key of the file of a version, for a caller who may read its project; nothing for others.';

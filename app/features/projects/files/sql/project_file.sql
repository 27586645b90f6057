-- not null: storage_key, original_name, content_type, size
create or replace function public.project_file(p_version uuid)
returns table (storage_key text, original_name text, content_type text, size integer)
language sql stable security definer set search_path = ''
as $$
  select v.storage_key, v.file_name, v.content_type, v.size from public.project_file_versions v
  join public.project_files f on f.id = v.file_id
  join public.projects p on p.id = f.project_id
  where v.id = p_version and private.reads_files_of(f.project_id)
    and (f.removed_at is null or private.may_in('projects', 'read', p.product))
$$;
grant execute on function public.project_file to authenticated;
comment on function public.project_file is
  'Storage key of a version of a file, for a caller who may read the files of its project; nothing for others.';

drop function if exists public.project_files_named(uuid[], text);
create or replace function public.search_project_files(p_projects uuid[], p_words text) returns setof uuid
language sql stable security definer set search_path = ''
as $$
  select f.id from public.project_files f
  where f.project_id = any ((select private.file_projects_of(p_projects))::uuid[])
    and f.removed_at is null and f.name ~* (select private.loose_pattern(p_words))
$$;
grant execute on function public.search_project_files to authenticated;
comment on function public.search_project_files is
  'Files of these projects, as far as the caller sees them, whose name contains these words, ignoring accents.';

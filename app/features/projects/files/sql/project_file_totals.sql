-- not null: files, bytes
create or replace function public.project_file_totals(p_projects uuid[])
returns table (files integer, bytes double precision)
language sql stable security definer set search_path = ''
as $$
  select count(*)::integer, coalesce(sum(v.size), 0)::double precision
  from public.project_files f
  join lateral (select o.size from public.project_file_versions o where o.file_id = f.id
    order by o.number desc limit 1) v on true
  where f.project_id = any ((select private.file_projects_of(p_projects))::uuid[]) and f.removed_at is null
$$;
grant execute on function public.project_file_totals to authenticated;
comment on function public.project_file_totals is
  'How many files these projects hold, as far as the caller sees them, and how large their last versions are together.';

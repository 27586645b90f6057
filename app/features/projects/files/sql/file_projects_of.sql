create or replace function private.file_projects_of(p_projects uuid[]) returns uuid[]
language sql stable security definer set search_path = ''
as $$
  select coalesce(array_agg(p.id), '{}') from public.projects p
  where p.id = any (p_projects) and (p.product = any ((select private.products_in('projects', 'read'))::text[])
    or p.shown_at is not null
      and p.organization_id = any ((select private.organizations_in('{owner,member}'))::uuid[]))
$$;
comment on function private.file_projects_of is
  'Those of the given projects whose files the caller may read, as private.reads_files_of() for one.';

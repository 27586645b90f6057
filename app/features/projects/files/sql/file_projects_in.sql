create or replace function private.file_projects_in() returns uuid[]
language sql stable security definer set search_path = ''
as $$
  select coalesce(array_agg(p.id), '{}') from public.projects p
  where p.shown_at is not null
    and p.organization_id = any ((select private.organizations_in('{owner,member}'))::uuid[])
$$;
grant execute on function private.file_projects_in to authenticated;
comment on function private.file_projects_in is
  'Published projects of which the caller is an owner or a member: those whose files they may read. Evaluated '
  'once per statement by the policies.';

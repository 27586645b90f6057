create or replace function private.version_for_client(p_version uuid, p_roles text[])
returns public.projects
language plpgsql security definer set search_path = ''
as $$
declare
  project public.projects;
begin
  select p.* into project from public.deliverable_versions v
    join public.deliverables d on d.id = v.deliverable_id
    join public.projects p on p.id = d.project_id
    where v.id = p_version and p.shown_at is not null and private.is_member(p.organization_id, p_roles)
    for update of p;
  return project;
end
$$;
comment on function private.version_for_client is
  'The project of a version, locked, where the caller has one of the given roles at its client; otherwise null.';

create or replace function private.person_reads_project(p_user_id uuid, p_project uuid) returns boolean
language sql stable set search_path = ''
return private.may(p_user_id, 'projects', 'read') and exists (
  select from public.user_roles r
    join public.role_permissions g on g.role = r.role
      and g.resource = 'projects' and g.action in ('read', 'manage')
    join public.projects p on p.id = p_project
  where r.user_id = p_user_id and r.is_active and (r.expires_at is null or r.expires_at > now())
    and (r.product is null or r.product = p.product));
comment on function private.person_reads_project is
  'Whether a user other than the caller may read a project: checked before they are notified of a note on it.';

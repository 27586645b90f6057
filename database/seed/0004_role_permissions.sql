-- What each role may do, until a superadmin edits it.

do $$
begin
  if exists (select 1 from public.role_permissions) then
    return;
  end if;

  insert into public.role_permissions (role, resource, action)
  select role, resource, action
  from unnest(array['crm', 'financial', 'projects', 'feedback', 'analytics', 'settings', 'users',
         'campaigns', 'site', 'integrations']) as resource
  cross join unnest(array['create', 'read', 'update', 'delete', 'approve', 'manage']) as action
  cross join unnest(array['superadmin', 'admin', 'manager', 'analyst', 'viewer']) as role
  where role in ('superadmin', 'admin')
    or role = 'manager' and (
      resource in ('crm', 'projects', 'feedback', 'campaigns')
        and action in ('create', 'read', 'update', 'approve')
      or resource in ('analytics', 'financial') and action = 'read')
    or role = 'analyst' and resource not in ('users', 'settings', 'site', 'integrations') and action = 'read'
    or role = 'viewer' and resource in ('crm', 'projects', 'feedback') and action = 'read';
end
$$;

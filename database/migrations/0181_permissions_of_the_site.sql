-- The site (content, SEO, forms, brand) has permissions of its own, apart from settings. Who had one of settings has the
-- same one of the site.
-- expand
alter table public.role_permissions drop constraint role_permissions_resource_check;
alter table public.role_permissions add constraint role_permissions_resource_check check (resource in
  ('crm', 'financial', 'projects', 'feedback', 'analytics', 'settings', 'users', 'campaigns', 'site'));
insert into public.role_permissions (role, resource, action)
  select g.role, 'site', g.action from public.role_permissions g where g.resource = 'settings';
comment on table public.role_permissions is
  'What each role may do: nine resources, six actions; manage implies the other actions on its resource. Superadmins '
  'edit it.';

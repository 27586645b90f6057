create or replace function public.my_permissions() returns table (resource text, action text)
language sql stable security definer set search_path = ''
as $$
  select x.resource, a.action
  from unnest(array['crm', 'financial', 'projects', 'feedback', 'analytics', 'settings', 'users',
         'campaigns', 'site', 'integrations']) with ordinality as x (resource, place),
       unnest(array['create', 'read', 'update', 'delete', 'approve', 'manage'])
         with ordinality as a (action, place)
  where private.may((select private.uid()), x.resource, a.action)
  order by x.place, a.place
$$;
grant execute on function public.my_permissions to authenticated;
comment on function public.my_permissions is 'The permissions of the caller, in one call.';

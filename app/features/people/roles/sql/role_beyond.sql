-- not null: *
create or replace function private.role_beyond(p_user_id uuid, p_role text, p_product text) returns boolean
language sql stable security definer set search_path = ''
return exists (
  select from public.role_permissions g
  where g.role = p_role and not exists (
    select from public.user_roles r join public.role_permissions h on h.role = r.role
    where r.user_id = p_user_id and r.is_active and (r.expires_at is null or r.expires_at > now())
      and (r.product is null or r.product = p_product)
      and h.resource = g.resource and h.action in (g.action, 'manage'))
);
comment on function private.role_beyond is
  'Whether a role permits something, in a product or, with null, in all, that the roles of a user do not permit there.';

create or replace function private.may_own_task(p_user_id uuid, p_product text) returns boolean
language sql stable
return p_user_id is null or private.may(p_user_id, 'crm', 'read') and exists (
  select from public.user_roles r join public.role_permissions g using (role)
  where r.user_id = p_user_id and r.is_active
    and (r.expires_at is null or r.expires_at > now())
    and (r.product is null or r.product = p_product)
    and g.resource = 'crm' and g.action in ('read', 'manage'));
comment on function private.may_own_task is
  'Whether a user may see tasks of a product, and so may own one.';

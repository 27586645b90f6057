create or replace function private.may_own_lead(p_user_id uuid, p_product text) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  -- The owner of a lead answers it, so reading is not enough, unlike for a task.
  return private.may(p_user_id, 'crm', 'update') and exists (
    select from public.user_roles r join public.role_permissions g using (role)
    where r.user_id = p_user_id and r.is_active
      and (r.expires_at is null or r.expires_at > now())
      and (r.product is null or r.product = p_product)
      and g.resource = 'crm' and g.action in ('update', 'manage'));
end
$$;
comment on function private.may_own_lead is
  'Whether a user may work on leads of a product (null: of none), and so may own them.';

create or replace function private.in_every_product(p_resource text, p_action text) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return private.may((select private.uid()), p_resource, p_action)
    and private.key_reaches((select private.uid()), null) and exists (
    select from public.user_roles r join public.role_permissions g using (role)
    where r.user_id = (select private.uid()) and r.is_active and r.product is null
      and (r.expires_at is null or r.expires_at > now())
      and g.resource = p_resource and g.action in (p_action, 'manage'));
end
$$;
grant execute on function private.in_every_product to authenticated;
comment on function private.in_every_product is
  'Whether the caller may do something in every product, and so in rows that belong to none.';

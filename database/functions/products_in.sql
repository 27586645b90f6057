create or replace function private.products_in(p_resource text, p_action text) returns text[]
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select coalesce(array_agg(p.slug order by p.slug), '{}')
    from public.crm_products p
    where private.may((select private.uid()), p_resource, p_action)
      and exists (
        select from public.user_roles r join public.role_permissions g using (role)
        where r.user_id = (select private.uid()) and r.is_active
          and (r.expires_at is null or r.expires_at > now())
          and (r.product is null or r.product = p.slug)
          and g.resource = p_resource and g.action in (p_action, 'manage'))
  );
end
$$;
revoke all on function private.products_in from public, anon, authenticated, service_role;
grant execute on function private.products_in to authenticated;
comment on function private.products_in is
  'Products in whose rows the caller may do something. Asked once a statement by the policies.';

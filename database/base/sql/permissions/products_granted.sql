create or replace function private.products_granted(p_user_id uuid, p_resource text, p_action text) returns text[]
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select coalesce(array_agg(p.slug order by p.slug), '{}')
    from public.crm_products p
    where private.granted(p_user_id, p_resource, p_action) and private.key_reaches(p_user_id, p.slug)
      and exists (
        select from public.user_roles r join public.role_permissions g using (role)
        where r.user_id = p_user_id and r.is_active
          and (r.expires_at is null or r.expires_at > now())
          and (r.product is null or r.product = p.slug)
          and g.resource = p_resource and g.action in (p_action, 'manage'))
  );
end
$$;
comment on function private.products_granted is
  'Products in whose rows the roles of a person grant something at this moment. Of the caller, ask private.products_in().';

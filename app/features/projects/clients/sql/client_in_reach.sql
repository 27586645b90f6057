create or replace function private.client_in_reach(p_client uuid, p_resource text, p_action text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select private.in_every_product(p_resource, p_action) or exists (
    select from public.client_organizations o
    where o.id = p_client and o.products && private.products_in(p_resource, p_action))
$$;
comment on function private.client_in_reach is
  'Whether the caller has a permission in at least one product of a client.';

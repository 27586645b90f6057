create or replace function private.may_view_client(p_products text[], p_resource text) returns boolean
language sql stable security definer set search_path = ''
as $$
  -- A view shows the work of all products of the client.
  select case when p_products = '{}' then (select array_agg(p.slug) from public.crm_products p)
    else p_products end <@ private.products_granted(private.uid(), p_resource, 'read')
$$;
comment on function private.may_view_client is
  'Whether the roles of the caller grant reading in every product of a client, also while the caller looks as that client.';

create or replace function private.product_of_invoice(p_client uuid, p_action text) returns text
language sql stable security definer set search_path = ''
as $$
  select coalesce(
    (select s.slug
      from unnest(private.products_in('financial', p_action)) as s (slug)
      left join lateral (select max(p.created_at) as at from public.projects p
        where p.organization_id = p_client and p.product = s.slug) w on true
      where s.slug = any (select unnest(o.products) from public.client_organizations o where o.id = p_client)
      -- Of several products the chosen one, else the one with the newest project.
      order by s.slug is not distinct from private.chosen_product() desc, w.at desc nulls last, s.slug
      limit 1),
    'forja')
$$;
comment on function private.product_of_invoice is
  'Product of an invoice without a project: one of its client in which the caller has the permission.';

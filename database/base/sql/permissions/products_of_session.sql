-- not null: id, slug, name, color, is_active, lead_sources
create or replace function public.products_of_session()
returns table (id uuid, slug text, name text, color text, is_active boolean, lead_sources text[],
  settings jsonb, pipelines jsonb, is_chosen boolean)
language sql stable security definer set search_path = ''
as $$
  select p.id, p.slug, p.name, p.color, p.is_active, p.lead_sources, p.settings,
    (select coalesce(jsonb_agg(jsonb_build_object('id', l.id, 'slug', l.slug, 'name', l.name,
        'isDefault', l.is_default) order by l.position, l.id), '[]')
      from public.crm_pipelines l where l.product = p.slug and l.is_active),
    p.slug = (select u.chosen_product from public.user_profiles u where u.user_id = private.uid())
  from public.crm_products p
  where p.is_active and (p.slug = any ((select private.products_in('crm', 'read'))::text[])
    or p.slug = any ((select private.products_in('feedback', 'read'))::text[]))
  order by p.display_order, p.slug
$$;
grant execute on function public.products_of_session to authenticated;
comment on function public.products_of_session is
  'Products whose rows the caller may read, with their pipelines, and which one is chosen.';

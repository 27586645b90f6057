create or replace function private.source_by_hand(p_product text) returns text
language sql stable set search_path = ''
return (select coalesce((select s from unnest(p.lead_sources) s where s like '%by\_hand' limit 1),
    p.lead_sources[1], 'by_hand')
  from public.crm_products p where p.slug = p_product);
comment on function private.source_by_hand is
  'Source of what staff type in for a product: one of its own, so that the product follows from it.';

create or replace function private.source_by_hand(p_product text) returns text
language sql stable
return (select coalesce((select s from unnest(p.lead_sources) s where s like '%by\_hand' limit 1),
    p.lead_sources[1], 'by_hand')
  from public.crm_products p where p.slug = p_product);
comment on function private.source_by_hand is
  'The source of leads that staff enter for a product; each product has its own.';

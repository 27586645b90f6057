-- not null: *
create or replace function public.claim_contacts(p_product_id uuid, p_limit integer) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  claimed integer;
begin
  with part as (
    select c.id, p.slug from public.crm_products p
    join public.crm_contacts c on c.source = any (p.lead_sources) and not c.products @> array[p.slug]
    where p.id = p_product_id limit p_limit for update of c
  )
  update public.crm_contacts c set products = array(
      select distinct x from unnest(c.products || part.slug) as x order by 1)
    from part where c.id = part.id and not c.products @> array[part.slug];
  get diagnostics claimed = row_count;
  return claimed;
end
$$;
grant execute on function public.claim_contacts to service_role;
comment on function public.claim_contacts is
  'Assigns contacts to the product that has claimed their source, up to a number; returns how '
  'many.';

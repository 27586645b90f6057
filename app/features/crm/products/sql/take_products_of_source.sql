create or replace function private.take_products_of_source() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.products := array(
    select x from unnest(new.products) as x
    union select p.slug from public.crm_products p where new.source = any (p.lead_sources)
    order by 1);
  return new;
end
$$;
comment on function private.take_products_of_source is
  'Trigger: a contact belongs to the product of its source.';

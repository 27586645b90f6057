create or replace function private.take_company_products() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  theirs text[] := case tg_table_name when 'crm_deals' then array[to_jsonb(new) ->> 'product']
    else array(select jsonb_array_elements_text(to_jsonb(new) -> 'products')) end;
begin
  update public.crm_companies c set products = array(
      select distinct x from unnest(c.products || theirs) as x order by 1)
    where c.id = new.company_id and not c.products @> theirs;
  return null;
end
$$;
comment on function private.take_company_products is
  'Trigger: a company belongs to the products of its people and of its deals.';

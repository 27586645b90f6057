create or replace function private.contacts_of_deal(p_deal uuid) returns setof uuid
language sql stable set search_path = ''
as $$
  with deal as (
    select d.contact_id, coalesce(d.company_id,
      (select c.company_id from public.crm_contacts c where c.id = d.contact_id)) as company_id
    from public.crm_deals d where d.id = p_deal and d.is_active
      and d.product = any (private.products_in('crm', 'read'))
  )
  select c.id from public.crm_contacts c, deal
  where (c.id = deal.contact_id or c.company_id = deal.company_id)
    and c.is_active and c.merged_into is null
    and (private.in_every_product('crm', 'read') or c.products && private.products_in('crm', 'read'))
$$;
comment on function private.contacts_of_deal is
  'The contact of a deal and those who work for its company, as far as the caller may read them.';

create or replace function private.subject_of_message(p_subject text, p_id uuid, p_product text)
returns table (contact_id uuid, lead_id uuid, deal_id uuid, product text, emails text[])
language sql stable set search_path = ''
as $$
  with about as (
    select s.contact_id, s.id as lead_id, s.deal_id,
      (select p.slug from public.crm_products p where s.source = any (p.lead_sources)) as product, private.lead_email(s.form_data, s.form_snapshot) as email
    from public.qualification_submissions s
    where p_subject = 'lead' and s.id = p_id
    union all
    select d.contact_id, d.lead_id, d.id, d.product, null
    from public.crm_deals d where p_subject = 'deal' and d.id = p_id
    union all
    -- Of several products the requested one, else the first that the caller may use.
    select c.id, null, null, coalesce(
      (select x from unnest(c.products) x where x = p_product),
      (select x from unnest(c.products) with ordinality n (x, at)
        where x = any (private.products_in('crm', 'read')) order by at limit 1), c.products[1]), null
    from public.crm_contacts c
    where p_subject = 'contact'
      and c.id = private.merge_target_of(p_id)
  )
  select a.contact_id, a.lead_id, a.deal_id, a.product, array(
    select lower(c.email) from public.crm_contacts c where c.id = a.contact_id and c.email is not null
    union select lower(p.value) from public.crm_contact_points p
      where p.contact_id = a.contact_id and p.kind = 'email'
    union select a.email where a.email is not null)
  from about a
$$;
comment on function private.subject_of_message is
  'The recipient of a message to a lead, contact or deal, the product, and the allowed addresses. '
  'No row where the subject was deleted.';

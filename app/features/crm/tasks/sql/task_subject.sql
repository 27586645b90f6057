create or replace function private.task_subject(p_subject text, p_id uuid)
returns table (lead_id uuid, contact_id uuid, deal_id uuid, product text)
language sql stable set search_path = ''
as $$
  -- The product of its source, which also decides who sees the lead.
  select s.id, null::uuid, null::uuid, coalesce(
      (select p.slug from public.crm_products p where s.source = any (p.lead_sources)), d.product)
    from public.qualification_submissions s left join public.crm_deals d on d.id = s.deal_id
    where p_subject = 'lead' and s.id = p_id
  union all
  select null, null, d.id, d.product from public.crm_deals d where p_subject = 'deal' and d.id = p_id
  union all
  -- Of several products the one that the caller may use.
  select null, c.id, null, (select x from unnest(c.products) x
      order by x = any (private.products_in('crm', 'update')) desc,
        x is not distinct from private.chosen_product() desc, x limit 1)
    from public.crm_contacts c
    where p_subject = 'contact'
      and c.id = private.merge_target_of(p_id)
$$;
comment on function private.task_subject is
  'The subject of a task and its product. No row where the subject was deleted.';

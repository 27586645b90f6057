create or replace function private.open_deals_of_leads(p_leads uuid[], p_only_own boolean default false)
returns setof public.crm_deals
language sql set search_path = ''
as $$
  select d.* from public.crm_deals d
    where d.id in (select s.deal_id from public.qualification_submissions s
        where s.id = any (p_leads) and s.deal_id is not null and (not p_only_own or d.lead_id = s.id))
      and d.is_active and d.state = 'open' and d.product = any (private.products_in('crm', 'update'))
      -- Another request of the same person is still worked on.
      and not exists (select from public.qualification_submissions o where o.deal_id = d.id
        and o.id <> all (p_leads) and o.status not in ('lost', 'spam'))
    order by d.id for update of d
$$;
comment on function private.open_deals_of_leads is
  'Open deals that the caller may change and that no lead but the given ones keeps open, locked; with '
  'p_only_own only those that one of these leads has opened.';

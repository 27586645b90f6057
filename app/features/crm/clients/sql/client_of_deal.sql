create or replace function public.client_of_deal(p_deal uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  deal public.crm_deals;
begin
  if not public.has_permission(private.uid(), 'projects', 'read') then
    return null;
  end if;
  select * into deal from public.crm_deals d where d.id = p_deal and d.is_active
    and d.product = any (private.products_in('crm', 'read'))
    and d.product = any (private.products_in('projects', 'read'));
  if deal.id is null or deal.state <> 'won' and deal.organization_id is null then
    return null;
  end if;
  return jsonb_build_object(
    'client', (select jsonb_build_object('id', o.id, 'active', o.is_active,
        'name', private.name_of_client(o.id::text), 'company', o.company_id, 'contact', o.contact_id,
        'since', private.business_day(o.created_at))
      from public.client_organizations o where o.id = deal.organization_id),
    'members', coalesce((select jsonb_agg(jsonb_build_object('user', m.user_id, 'role', m.role,
          'name', coalesce(nullif(p.display_name, ''), p.email), 'email', p.email,
          'contact', m.contact_id, 'active', p.is_active) order by m.created_at, m.id)
      from public.client_members m join public.user_profiles p on p.user_id = m.user_id
      where m.organization_id = deal.organization_id), '[]'),
    'others', coalesce((select jsonb_agg(jsonb_build_object('id', one.id, 'name', one.name,
          'email', one.email, 'account', one.account is not null)
          order by one.is_first desc, one.name, one.id)
      from (
        select c.id, coalesce(c.name, c.email, '') as name, c.email, a.account,
          c.id = deal.contact_id as is_first
        from private.contacts_of_deal(deal.id) k (id) join public.crm_contacts c on c.id = k.id
        cross join lateral (select private.account_of_contact(c.id) as account) a
        where not exists (select from public.client_members m
          where m.organization_id = deal.organization_id
            and (m.contact_id = c.id or m.user_id = a.account))
        order by is_first desc, c.created_at, c.id limit 50) one), '[]'));
end
$$;
grant execute on function public.client_of_deal to authenticated;
comment on function public.client_of_deal is
  'The client of a deal, its people, and the contacts of the deal who are not among them yet; null before it '
  'is won, and for a caller who may read neither deals nor projects.';

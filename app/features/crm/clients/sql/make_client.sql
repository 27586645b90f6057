create or replace function public.make_client(p_deal uuid) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  deal public.crm_deals;
  company uuid;
  client uuid;
begin
  if not public.has_permission(private.uid(), 'projects', 'create') then
    perform private.refuse('projects_create_missing');
  end if;
  -- Locked before the deal, in the lock order of a merge: contacts, then their deals.
  perform private.lock_merge_target(d.contact_id) from public.crm_deals d where d.id = p_deal;
  select * into deal from public.crm_deals d where d.id = p_deal
    and d.product = any (private.products_in('crm', 'update'))
    and d.product = any (private.products_in('projects', 'create')) for update;
  if deal.id is null then
    raise exception 'deal_gone' using errcode = 'PT404';
  elsif deal.organization_id is not null then
    return deal.organization_id;
  elsif not deal.is_active
      or not exists (select from public.crm_stages g where g.id = deal.stage_id and g.kind = 'won') then
    raise exception 'deal_not_won' using errcode = 'PT409';
  end if;
  company := coalesce(deal.company_id,
    (select c.company_id from public.crm_contacts c where c.id = deal.contact_id));
  if company is not null then
    insert into public.client_organizations as o (name, company_id)
      select k.name, k.id from public.crm_companies k where k.id = company
      on conflict (company_id) do update set is_active = true
      returning o.id into client;
  else
    -- Serializes two deals of one person that are won at the same time.
    perform pg_advisory_xact_lock(hashtextextended('client ' || deal.contact_id, 0));
    select o.id into client from public.client_organizations o
      where o.contact_id = deal.contact_id and o.is_active order by o.created_at limit 1;
    if client is null then
      insert into public.client_organizations as o (contact_id) values (deal.contact_id)
        returning o.id into client;
    end if;
  end if;
  update public.crm_deals set organization_id = client where id = p_deal;
  return client;
end
$$;
grant execute on function public.make_client to authenticated;
comment on function public.make_client is
  'Finds or creates the client of a won deal: the organisation of its company, else of its contact. '
  'Refuses with projects_create_missing, deal_gone or deal_not_won.';

create or replace function private.deal_for_change(p_deal uuid) returns public.crm_deals
language plpgsql set search_path = ''
as $$
declare
  deal public.crm_deals;
begin
  if not public.has_permission(private.uid(), 'crm', 'update') then
    perform private.refuse('crm_update_missing');
  end if;
  select * into deal from public.crm_deals d where d.id = p_deal and d.is_active
    and d.product = any (private.products_in('crm', 'update')) for update;
  return deal;
end
$$;
comment on function private.deal_for_change is
  'Locks a deal that the caller may change; null where there '
  'is none for them. Refuses with crm_update_missing.';

-- not null: *
create or replace function public.deals_open_with_leads(p_leads uuid[])
returns table (id uuid, title text, value numeric)
language plpgsql security definer set search_path = ''
as $$
begin
  if not public.has_permission(private.uid(), 'crm', 'update') then
    perform private.refuse('crm_update_missing');
  end if;
  return query select d.id, d.title, d.value from private.open_deals_of_leads(p_leads) d;
end
$$;
grant execute on function public.deals_open_with_leads to authenticated;
comment on function public.deals_open_with_leads is
  'Deals that stay open when these leads are lost, locked until the transaction ends. Refuses with '
  'crm_update_missing.';

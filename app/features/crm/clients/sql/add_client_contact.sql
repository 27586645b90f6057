-- not null: *
create or replace function public.add_client_contact(p_deal uuid, p_contact uuid, p_role text)
returns text
language plpgsql security definer set search_path = ''
as $$
declare
  client uuid;
  account uuid;
begin
  if not public.has_permission(private.uid(), 'projects', 'update') then
    perform private.refuse('projects_update_missing');
  end if;
  -- Locks the deal, so that its contact and client do not change meanwhile.
  select d.organization_id into client from public.crm_deals d where d.id = p_deal
    and d.product = any (private.products_in('projects', 'update')) for share;
  if client is null or not exists (
      select from private.contacts_of_deal(p_deal) k (id) where k.id = p_contact) then
    return 'gone';
  end if;
  account := private.account_of_contact(p_contact);
  if account is null then
    return 'account';
  end if;
  perform public.put_client_member(client, account, p_role, p_contact);
  return 'added';
end
$$;
grant execute on function public.add_client_contact to authenticated;
comment on function public.add_client_contact is
  'Makes a contact of a deal a member of its client, by the account of a confirmed address: added, '
  'account (there is none), or gone (deal, client or contact was deleted). Refuses with '
  'projects_update_missing; 23514 for another role.';

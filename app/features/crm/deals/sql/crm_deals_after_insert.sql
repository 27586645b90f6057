create or replace function private.crm_deals_after_insert() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.add_client_product(new.organization_id, new.product);
  return null;
end
$$;
comment on function private.crm_deals_after_insert is
  'Trigger: the product of a new deal is one of its client.';

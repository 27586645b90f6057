create or replace function private.record_lead_owner() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.record_crm_event('lead', new.id, new.contact_id,
    private.product_of_source(new.source), 'owner', old.owner_id::text, new.owner_id::text);
  -- An undo restores the deals that went along by their own records.
  if not private.operation_is('undo') then
    perform private.own_deal_of_lead(new.deal_id, new.owner_id, old.owner_id);
  end if;
  return null;
end
$$;
comment on function private.record_lead_owner is
  'Trigger: records the former and the new owner of a lead.';

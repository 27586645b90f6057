create or replace function private.link_deal_to_lead() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- A deal of before keeps the lead that it began with.
  update public.crm_deals d set lead_id = new.id
    where d.id = new.deal_id and d.lead_id is null and d.created_at = new.created_at;
  perform private.record_crm_event('deal', d.id, d.contact_id, d.product, 'lead_linked', null,
      new.id::text)
    from public.crm_deals d where d.id = new.deal_id;
  return null;
end
$$;
comment on function private.link_deal_to_lead is
  'Trigger: the deal that a lead has opened names it, and any deal that takes a lead has it on record.';

drop function if exists private.link_deal_to_lead();
create or replace function private.link_deal_to_lead(lead public.qualification_submissions) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  -- A deal of before keeps the lead that it began with.
  update public.crm_deals d set lead_id = lead.id
    where d.id = lead.deal_id and d.lead_id is null and d.created_at = lead.created_at;
  perform private.record_crm_event('deal', d.id, d.contact_id, d.product, 'lead_linked', null,
      lead.id::text)
    from public.crm_deals d where d.id = lead.deal_id;
end
$$;
comment on function private.link_deal_to_lead is
  'Step: the deal that a lead has opened names it, and any deal that takes a lead has it on record.';

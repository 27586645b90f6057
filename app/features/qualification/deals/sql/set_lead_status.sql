create or replace function private.set_lead_status(p_lead uuid, p_status text, p_deal public.crm_deals) returns void
language sql security definer set search_path = ''
as $$
  update public.qualification_submissions s set status = p_status,
      close_reason = case when p_status = 'lost' then p_deal.close_reason end,
      close_note = case when p_status = 'lost' then p_deal.close_note end
    where s.id = p_lead
$$;
comment on function private.set_lead_status is
  'Moves a lead with its deal; lost, it has the reason of the deal.';

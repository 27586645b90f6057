create or replace function private.count_lost_leads(p_deal uuid) returns void
language sql security definer set search_path = ''
as $$
  update public.crm_deals d set leads_lost = not d.leads_lost
    where d.id = p_deal and d.leads_lost is distinct from (
      exists (select from public.qualification_submissions s where s.deal_id = d.id and s.status = 'lost')
      and not private.has_other_leads(d.id, '{}'))
$$;
comment on function private.count_lost_leads is
  'Step: whether a deal has lost leads and no other but spam.';

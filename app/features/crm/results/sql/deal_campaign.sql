create or replace function private.deal_campaign(p_lead uuid) returns text
language sql stable
return (select nullif(btrim(l.utm_campaign), '') from public.qualification_submissions l
  where l.id = p_lead);
comment on function private.deal_campaign is 'The campaign that brought the lead with which a deal began.';

create or replace function private.has_other_leads(p_deal uuid, p_leads uuid[]) returns boolean
language sql stable
return exists (select from public.qualification_submissions o where o.deal_id = p_deal
  and o.id <> all (p_leads) and o.status not in ('lost', 'spam'));
comment on function private.has_other_leads is
  'Whether a deal has a lead besides the given ones that is neither lost nor spam.';

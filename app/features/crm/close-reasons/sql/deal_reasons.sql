create or replace function private.deal_reasons(p_kind text) returns text[]
language sql stable
return (select coalesce(array_agg(r.slug order by r.position, r.slug), '{}')
  from public.crm_close_reasons r where r.kind = p_kind and r.is_active);
comment on function private.deal_reasons is
  'The reasons that can be chosen as a deal is won, or a deal or a lead is lost.';

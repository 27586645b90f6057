create or replace function private.stage_before(p_deal public.crm_deals, p_move public.crm_events) returns uuid
language sql stable
return (
  select s.id from public.crm_stages s
  where s.pipeline_id = p_deal.pipeline_id and s.kind = 'open' and s.is_active
  order by s.id::text is distinct from p_move.from_value, s.position, s.id limit 1
);
comment on function private.stage_before is
  'The stage to which a closed deal returns: the one before its end, else the first open one.';

create or replace function public.counted_leads_count(
  p_from date default null,
  p_to date default null,
  p_source text default null,
  p_reached text default null,
  p_answer text default null
) returns integer
language plpgsql stable security definer set search_path = '' set jit = off
as $$
declare
  found integer;
begin
  execute 'select count(*)::integer from (select from public.qualification_submissions s where '
    || private.counted_lead_conditions(p_source, p_reached, p_answer)
    || private.days_condition('s.created_at', p_from, p_to) || ' limit 10001) found' into found;
  return found;
end
$$;
grant execute on function public.counted_leads_count to authenticated;
comment on function public.counted_leads_count is
  'How many leads counted_leads_page() has with the same filters; 10001 means more than 10000. '
  'Refuses with crm_read_missing.';

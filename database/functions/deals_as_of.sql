create or replace function public.deals_as_of(p_pipeline text, p_day date)
returns table (id uuid, deals integer, value numeric)
language plpgsql stable security definer set search_path = '' set jit = off
as $$
begin
  return query execute 'select s.stage_id, count(*)::integer, sum(s.value) from private.deal_spans s where '
    || private.deal_spans_at(p_pipeline, p_day) || ' group by s.stage_id';
end
$$;
revoke all on function public.deals_as_of from public, anon, authenticated, service_role;
grant execute on function public.deals_as_of to authenticated;
comment on function public.deals_as_of is
  'How many deals stood in each stage of a pipeline when a day ended, and their value; of those that were '
  'over, the last 30 days. Refuses with crm_read_missing.';

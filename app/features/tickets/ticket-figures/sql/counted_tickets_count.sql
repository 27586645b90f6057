create or replace function public.counted_tickets_count(
  p_did text default null,
  p_from date default null,
  p_to date default null,
  p_project uuid default null,
  p_module text default null
) returns integer
language plpgsql stable security definer set search_path = '' set jit = off
as $$
declare
  found integer;
begin
  execute 'select count(*)::integer from (select from public.feedback_tickets s where true'
    || private.counted_ticket_conditions(p_did, p_to, p_project, p_module)
    || private.days_condition(private.counted_ticket_moment(p_did),
      case when p_did is distinct from 'open' then p_from end, p_to)
    || ' limit 10001) found' into found;
  return found;
end
$$;
grant execute on function public.counted_tickets_count to authenticated;
comment on function public.counted_tickets_count is
  'The number of tickets in counted_tickets_page() with the same filters, counted up to 10001. Refuses with '
  'feedback_read_missing.';

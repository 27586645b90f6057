-- Old: public.listed_tickets_count
create or replace function public.tickets_count(
  p_text text default null,
  p_status text default null,
  p_waits text default null,
  p_priority text default null,
  p_owner text default null,
  p_project uuid default null,
  p_module uuid default null
) returns integer
language plpgsql stable security definer set search_path = '' set jit = off
as $$
declare
  found integer;
begin
  if not public.has_permission(private.uid(), 'feedback', 'read') then
    perform private.refuse('feedback_read_missing');
  end if;
  execute 'select count(*)::integer from (select from public.feedback_tickets s where true'
    || private.tickets_asked(p_text, p_status, p_waits, p_priority, p_owner, p_project, p_module, true)
    || ' limit 10001) found' into found;
  return found;
end
$$;
revoke all on function public.tickets_count from public, anon, authenticated, service_role;
grant execute on function public.tickets_count to authenticated;
comment on function public.tickets_count is
  'How many tickets a list has; 10001 stands for more than 10000. Refuses with feedback_read_missing.';

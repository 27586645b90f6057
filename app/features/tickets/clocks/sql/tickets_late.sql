-- not null: *
create or replace function public.tickets_late(p_most integer) returns integer
language plpgsql stable security definer set search_path = '' set jit = off
as $$
declare
  selected uuid[] := private.selected_feedback_projects();
  found integer;
begin
  if not public.has_permission(private.uid(), 'feedback', 'read') then
    perform private.refuse('feedback_read_missing');
  end if;
  execute 'select count(*)::integer from (select from public.feedback_tickets s where true'
    || private.is_ticket_due('late')
    || case when selected is null then '' else format(' and s.project_id = any (%L::uuid[])', selected) end
    || ' limit $1) found' into found using p_most;
  return found;
end
$$;
grant execute on function public.tickets_late to authenticated;
comment on function public.tickets_late is
  'The number of overdue tickets, counted up to p_most, as the list filters them. Refuses '
  'with feedback_read_missing.';

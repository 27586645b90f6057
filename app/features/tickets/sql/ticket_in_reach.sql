create or replace function private.ticket_in_reach(p_ticket_id uuid, p_action text) returns boolean
language sql stable security definer set search_path = ''
return exists (
  select from public.feedback_tickets t
  where t.id = p_ticket_id and t.project_id = any (private.feedback_projects_in(p_action)));
grant execute on function private.ticket_in_reach to authenticated;
comment on function private.ticket_in_reach is
  'Whether the caller has a permission on a ticket, by the product of its project.';

create or replace function private.sees_ticket(p_ticket public.feedback_tickets) returns boolean
language sql stable security definer set search_path = ''
return p_ticket.emptied_at is null and case private.client_role(p_ticket.organization_id)
  when 'owner' then true
  when 'member' then true
  when 'finance' then p_ticket.created_by is not distinct from private.uid()
    or p_ticket.author_email is not distinct from private.own_address()
  else false end;
comment on function private.sees_ticket is
  'Whether the caller sees a ticket in the portal: owners and members of its client see all, finance '
  'those that they opened.';

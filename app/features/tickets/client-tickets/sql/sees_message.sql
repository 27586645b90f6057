create or replace function private.sees_message(
  p_message public.feedback_messages, p_ticket public.feedback_tickets
) returns boolean
language sql stable security definer set search_path = ''
return private.sees_ticket(p_ticket) and (p_message.author = 'staff'
  or p_message.organization_id = p_ticket.organization_id
    and (private.client_role(p_ticket.organization_id) <> 'finance'
      or p_message.author_email is not distinct from private.own_address()));
comment on function private.sees_message is
  'Whether the caller reads a message in the portal: public messages of staff, and those of the client. Notes '
  'of staff are in another table.';

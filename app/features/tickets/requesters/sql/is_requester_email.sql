drop function if exists private.may_ask_in_ticket(uuid, text);
create or replace function private.is_requester_email(p_ticket_id uuid, p_email text) returns boolean
language sql stable
return lower(p_email) = private.requester_email_of_ticket(p_ticket_id) or exists (
  select from public.feedback_tickets t
  join public.crm_contact_points k on k.contact_id = t.contact_id and k.kind = 'email'
  where t.id = p_ticket_id and k.match_key = lower(p_email));
comment on function private.is_requester_email is
  'Whether an address is that of the requester of a ticket, or another of the same contact.';

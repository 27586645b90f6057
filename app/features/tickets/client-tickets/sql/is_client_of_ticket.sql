-- not null: *
create or replace function private.is_client_of_ticket(p_ticket uuid, p_email text) returns boolean
language sql stable security definer set search_path = ''
return exists (select from private.client_requester_of_ticket(p_ticket, p_email));
grant execute on function private.is_client_of_ticket to service_role;
comment on function private.is_client_of_ticket is
  'Whether an address belongs to a person of the ticket''s client: mails then link to the portal.';

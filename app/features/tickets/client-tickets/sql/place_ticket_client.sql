drop function if exists private.place_ticket_client();
create or replace function private.place_ticket_client(ticket public.feedback_tickets)
returns public.feedback_tickets
language plpgsql security definer set search_path = ''
as $$
begin
  if ticket.organization_id is not null then
    return ticket;
  elsif ticket.follows is not null then
    select t.organization_id, t.client_project_id into ticket.organization_id, ticket.client_project_id
      from public.feedback_tickets t where t.id = ticket.follows;
  -- The address in a form is unverified, and a message sent by form is for its author alone.
  elsif ticket.feedback_id is null and ticket.author_email is not null
     and not exists (select from public.inbound_mails i
       where i.id = ticket.id and i.relayed_by is not null) then
    ticket.organization_id := private.client_of_address(ticket.author_email);
  end if;
  return ticket;
end
$$;
comment on function private.place_ticket_client is
  'Step: sets the client of a ticket: that of its requester, else that of the ticket that it continues.';

drop function if exists private.reopen_ticket();
create or replace function private.reopen_ticket(message public.feedback_messages) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  ticket uuid := private.ticket_to_continue(case when message.ticket_id is not null then array[message.ticket_id]
    else array(select l.ticket_id from public.ticket_entries l where l.entry_id = message.entry_id) end);
begin
  if ticket is null then
    return;
  end if;
  update public.feedback_messages m set ticket_id = ticket
    where m.id = message.id and m.ticket_id is distinct from ticket;
  -- Decided by the sender's address, because the client's other people read the message in the portal.
  -- The Reply-To of a relayed form is unverified.
  if message.organization_id is null and private.is_client_of_ticket(ticket, message.author_email)
     and not exists (select from public.inbound_mails i
       where i.id = message.id and i.relayed_by is not null) then
    update public.feedback_messages m set organization_id = t.organization_id
      from public.feedback_tickets t where m.id = message.id and t.id = ticket;
  end if;
  update public.feedback_tickets t set last_public_at = greatest(t.last_public_at, message.created_at)
    where t.id = ticket;
end
$$;
comment on function private.reopen_ticket is
  'Step: a message of a requester reopens a ticket that was solved within 14 '
  'days; an older one is continued by a new ticket.';

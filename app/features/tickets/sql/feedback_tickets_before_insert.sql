create or replace function private.feedback_tickets_before_insert() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.contact_id := private.contact_to_write(new.contact_id);
  new.company_id := private.company_to_write(new.company_id);
  new := private.open_ticket(new);
  new := private.place_ticket_client(new);
  new := private.begin_ticket_clock(new);
  return new;
end
$$;
comment on function private.feedback_tickets_before_insert is
  'Trigger: merge target, subject, requester, client and clock of a new ticket.';

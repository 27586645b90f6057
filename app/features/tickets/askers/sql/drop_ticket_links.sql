create or replace function private.drop_ticket_links() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.ticket_links k
    where k.ticket_id = new.id and private.may_ask_in_ticket(new.id, k.email) is not true;
  return null;
end
$$;
comment on function private.drop_ticket_links is
  'Trigger: deletes mailed links of people who are no longer requesters of the ticket.';

drop function if exists private.drop_ticket_links();
create or replace function private.drop_ticket_links(p_ticket uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.ticket_links k
    where k.ticket_id = p_ticket and private.is_requester_email(p_ticket, k.email) is not true;
end
$$;
comment on function private.drop_ticket_links is
  'Step: deletes mailed links of people who are no longer requesters of the ticket.';

create or replace function private.pause_new_ticket() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.ticket_pauses (ticket_id, since) values (new.id, new.created_at);
  return null;
end
$$;
comment on function private.pause_new_ticket is
  'Trigger: the clock of a ticket that is opened waiting, or done, stands from the beginning.';

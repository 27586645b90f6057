create or replace function private.place_ticket_client() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.organization_id is not null then
    return new;
  elsif new.follows is not null then
    select t.organization_id, t.client_project_id into new.organization_id, new.client_project_id
      from public.feedback_tickets t where t.id = new.follows;
  -- The address in a form is unverified, and a message sent by form is for its author alone.
  elsif new.feedback_id is null and new.author_email is not null
     and not exists (select from public.inbound_mails i
       where i.id = new.id and i.relayed_by is not null) then
    new.organization_id := private.client_of_address(new.author_email);
  end if;
  return new;
end
$$;
comment on function private.place_ticket_client is
  'Trigger: a ticket is of the client whose person asks, else of that of the ticket it continues.';

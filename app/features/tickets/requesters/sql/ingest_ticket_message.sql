drop function if exists private.take_ticket_message(uuid, uuid, uuid, text, text, text, text);
create or replace function private.ingest_ticket_message(
  p_id uuid, p_ticket_id uuid, p_entry_id uuid, p_name text, p_email text, p_body text,
  p_via text default 'mail'
) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  email text := lower(nullif(btrim(p_email), ''));
  entry uuid := p_entry_id;
  taken uuid;
begin
  select m.ticket_id into taken from public.feedback_messages m where m.id = p_id;
  if found then
    return taken;
  elsif not exists (select from public.feedback_tickets t where t.id = p_ticket_id) then
    return null;
  end if;
  -- An entry of the ticket with the same address: the message then shows on its author's page, too.
  if entry is null and email is not null then
    select e.id into entry from public.ticket_entries l
      join public.feedback_entries e on e.id = l.entry_id
      where l.ticket_id = any (private.tickets_merged_into(private.ticket_merge_target(p_ticket_id)))
        and e.author_email = email
      order by l.at desc limit 1;
  end if;
  insert into public.feedback_messages (id, ticket_id, entry_id, author, author_name, author_email,
      body, via)
    values (p_id, p_ticket_id, entry, 'author', left(nullif(btrim(p_name), ''), 200), email,
      btrim(p_body), p_via)
    on conflict (id) do nothing;
  return (select m.ticket_id from public.feedback_messages m where m.id = p_id);
end
$$;
grant execute on function private.ingest_ticket_message to service_role;
comment on function private.ingest_ticket_message is
  'Adds a message from outside to a ticket, by mail or from the portal, idempotent by id. Returns '
  'the ticket that got it: that one, its merge target, or one that continues '
  'it. Null where the ticket was deleted.';

create or replace function private.reply_to_ticket(p_token text, p_body text) returns text
language plpgsql set search_path = ''
as $$
declare
  asks record;
  message constant uuid := gen_random_uuid();
begin
  select o.* into asks from private.ticket_of_token(p_token) o;
  if not found then
    return 'unknown';
  end if;
  -- A repeated post stores nothing.
  perform pg_advisory_xact_lock(hashtextextended('ticket reply ' || asks.ticket_id, 0));
  if exists (select from private.ticket_messages_followed(p_token) f
      join public.feedback_messages m on m.id = f.id
      where m.author = 'author' and m.body = btrim(p_body)
        and m.created_at > clock_timestamp() - interval '10 minutes') then
    return 'replayed';
  end if;
  if not private.count_hit(
      jsonb_build_array('ticket reply', asks.ticket_id)::text, 10, interval '1 hour') then
    return 'limited';
  end if;
  perform private.ingest_ticket_message(message, asks.ticket_id, null, (
      select coalesce(c.name, t.author_name) from public.feedback_tickets t
      left join public.crm_contacts c on c.id = t.contact_id where t.id = asks.ticket_id),
    asks.email, p_body, 'page');
  insert into public.outbox (kind, payload)
    values ('ticket.said-mail', jsonb_build_object('message_id', message));
  return 'accepted';
end
$$;
comment on function private.reply_to_ticket is
  'Adds a requester''s message to a ticket, by the secret that was mailed to them: accepted, replayed, '
  'limited (10 an hour) or unknown.';

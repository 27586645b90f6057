create or replace function private.order_ticket_replies(p_message_id uuid, p_ticket_id uuid) returns void
language sql set search_path = ''
as $$
  insert into public.outbox (kind, payload)
    select 'ticket.reply-mail', jsonb_strip_nulls(jsonb_build_object('message_id', p_message_id,
      'entry_id', a.entry_id, 'asks_in', a.asks_in))
    from private.askers_of_ticket(p_ticket_id) a where a.email is not null
$$;
revoke all on function private.order_ticket_replies from public, anon, authenticated, service_role;
comment on function private.order_ticket_replies is
  'Orders a mail with an answer for each of those who ask in a ticket, by ids alone.';

create or replace function private.order_ticket_replies(p_message_id uuid, p_ticket_id uuid) returns void
language plpgsql set search_path = ''
as $$
declare
  reader record;
  order_of jsonb;
begin
  update public.feedback_messages m set sent_to = (
      select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object('entry_id', a.entry_id, 'asks_in', a.asks_in,
        'mailed', a.email is not null)) order by a.email nulls last), '[]')
      from private.requesters_of_ticket(p_ticket_id) a)
    where m.id = p_message_id;
  for reader in
    select a.*, c.user_id, c.organization_id from private.requesters_of_ticket(p_ticket_id) a
    left join private.client_requester_of_ticket(p_ticket_id, a.email) c on true
    where a.email is not null order by a.email
  loop
    order_of := jsonb_strip_nulls(jsonb_build_object('message_id', p_message_id, 'entry_id', reader.entry_id,
      'asks_in', reader.asks_in));
    if reader.user_id is null then
      insert into public.outbox (kind, payload) values ('ticket.reply-mail', order_of);
    else
      perform private.notify_client(reader.user_id, reader.organization_id, 'ticket', (
          select 'A-' || lpad(t.number::text, 4, '0') || ', '
            || private.subject_for_requester(p_ticket_id, reader.entry_id, reader.asks_in)
          from public.feedback_tickets t where t.id = p_ticket_id),
        'ticket', p_ticket_id, 'ticket.reply-mail', order_of);
    end if;
  end loop;
end
$$;
comment on function private.order_ticket_replies is
  'Enqueues a mail with an answer for each requester of a ticket, by ids alone; people of its client '
  'are notified as they have chosen. The reply keeps who they were.';

create or replace function private.mail_to_ticket(p_mail jsonb, p_ticket_id uuid) returns text
language plpgsql set search_path = ''
as $$
declare
  message constant uuid := (p_mail ->> 'id')::uuid;
  -- Checked before the mail is added: writing to a ticket makes nobody a requester.
  known constant boolean := exists (
      select from private.requesters_of_ticket(private.ticket_merge_target(p_ticket_id)) a
      where a.email = p_mail ->> 'from_address')
    or private.is_requester_email(private.ticket_merge_target(p_ticket_id), p_mail ->> 'from_address');
  entry uuid;
begin
  if not private.count_hit(
      jsonb_build_array('ticket reply', p_ticket_id)::text, 10, interval '1 hour') then
    return 'limited';
  end if;
  perform private.ingest_ticket_message(message, p_ticket_id, null, p_mail ->> 'from_name',
    p_mail ->> 'from_address', left(p_mail ->> 'body', 5000), 'mail');
  select m.entry_id into entry from public.feedback_messages m where m.id = message;
  perform private.store_mail(p_mail, 'taken', null, entry, message, null, not known);
  -- A message in an entry notifies the team; one in a ticket alone notifies its owner.
  insert into public.outbox (kind, payload)
    values (case when entry is null then 'ticket.said-mail' else 'feedback.author-reply-mail' end,
      jsonb_build_object('message_id', message));
  return 'threaded';
end
$$;
comment on function private.mail_to_ticket is
  'Adds a mail to the conversation of a ticket, or of the one that continues it, within the limit of '
  'replies on the page.';

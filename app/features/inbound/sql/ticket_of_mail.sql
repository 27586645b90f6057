create or replace function private.ticket_of_mail(p_id uuid) returns uuid
language plpgsql set search_path = ''
as $$
declare
  mail public.inbound_mails;
begin
  select * into mail from public.inbound_mails m where m.id = p_id for update;
  perform private.open_ticket_by_mail(mail.id, p.id, mail.from_name, mail.from_address, mail.subject,
      -- A mail without text has its subject as text, or a placeholder for every language.
      'pt-BR', left(coalesce(nullif(btrim(mail.body), ''), nullif(btrim(mail.subject), ''), '[…]'), 5000))
    from public.feedback_projects p where p.key = 'forja';
  update public.inbound_mails m set state = 'taken', feedback_message_id = mail.id where m.id = mail.id;
  insert into public.outbox (kind, payload)
    values ('ticket.receipt-mail', jsonb_build_object('ticket_id', mail.id));
  insert into public.outbox (kind, payload)
    select 'inbound.refused-mail', jsonb_build_object('mail_id', mail.id)
    where jsonb_array_length(mail.refused) > 0;
  return mail.id;
end
$$;
comment on function private.ticket_of_mail is
  'Opens a ticket from a mail of an unknown sender, under the same id, and mails its number and link to the '
  'sender.';

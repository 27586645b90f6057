create or replace function public.join_waiting_mail(p_id uuid, p_ticket_id uuid) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  mail public.inbound_mails;
  known boolean;
  taken uuid;
begin
  if not private.in_every_product('feedback', 'update') then
    perform private.refuse('feedback_update_missing');
  end if;
  select * into mail from public.inbound_mails m
    where m.id = p_id and m.state in ('waiting', 'discarded') for update;
  if not found or not exists (
      select from public.tickets_continued_by_mail(p_id) j where j.id = p_ticket_id) then
    return null;
  end if;
  known := mail.relayed_by is null and private.is_requester_email(p_ticket_id, mail.from_address);
  taken := private.ingest_ticket_message(mail.id, p_ticket_id, null, mail.from_name, mail.from_address,
    left(coalesce(nullif(btrim(mail.body), ''), '[…]'), 5000), 'mail');
  update public.inbound_mails m set state = 'taken', feedback_message_id = mail.id,
      other_sender = known is not true, decided_by = private.uid(), decided_at = clock_timestamp()
    where m.id = mail.id;
  insert into public.outbox (kind, payload)
    select 'inbound.refused-mail', jsonb_build_object('mail_id', mail.id)
    where jsonb_array_length(mail.refused) > 0;
  return taken;
end
$$;
grant execute on function public.join_waiting_mail to authenticated;
comment on function public.join_waiting_mail is
  'Adds a waiting mail to a ticket that it may continue, and returns the ticket that got it; '
  'null where the mail no longer waits, or may not continue that ticket. Refuses with feedback_update_missing.';

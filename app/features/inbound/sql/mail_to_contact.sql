create or replace function private.mail_to_contact(p_mail jsonb, p_answered_id uuid) returns text
language plpgsql set search_path = ''
as $$
declare
  mail constant uuid := (p_mail ->> 'id')::uuid;
  sender constant text := p_mail ->> 'from_address';
  answered public.crm_messages;
begin
  select * into answered from public.crm_messages m where m.id = p_answered_id for key share;
  if not private.count_hit(
      jsonb_build_array('message answer', p_answered_id)::text, 30, interval '1 hour') then
    return 'limited';
  end if;
  insert into public.crm_messages (id, channel, direction, contact_id, lead_id, deal_id, product,
      locale, recipient, subject, body)
    values (mail, 'mail', 'in', answered.contact_id, answered.lead_id, answered.deal_id,
      answered.product, answered.locale, sender, left(p_mail ->> 'subject', 200),
      left(p_mail ->> 'body', 8000));
  perform private.store_mail(p_mail, 'taken', null, null, null, mail,
    answered.recipient is distinct from sender and not exists (
      select from public.crm_contact_points p
      where p.contact_id = answered.contact_id and p.kind = 'email' and p.match_key = sender));
  update public.crm_deals d set touched_at = clock_timestamp()
    where d.closed_at is null and (d.id = answered.deal_id
      or d.contact_id = answered.contact_id and d.product = answered.product);
  perform private.record_crm_event(
    case when answered.deal_id is not null then 'deal' when answered.lead_id is not null then 'lead'
      else 'contact' end,
    coalesce(answered.deal_id, answered.lead_id, answered.contact_id),
    answered.contact_id, answered.product, 'message_received', null, null,
    jsonb_build_object('message', mail, 'channel', 'mail', 'direction', 'in'));
  insert into public.outbox (kind, payload)
    values ('crm.answer-mail', jsonb_build_object('message_id', mail));
  return 'threaded';
end
$$;
comment on function private.mail_to_contact is
  'Adds the reply to one of our mails to the history of the lead, deal or contact of that mail, and '
  'notifies its owner.';

drop function if exists private.take_mail(jsonb);
-- not null: *
create or replace function private.ingest_mail(p_mail jsonb) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  written_by constant text := p_mail ->> 'by';
  reports constant boolean := jsonb_typeof(p_mail -> 'report') = 'object';
  thread record;
  answers boolean;
  became text;
begin
  insert into private.taken_mails (mailbox, uid_validity, uid, key, outcome)
    values (p_mail ->> 'mailbox', (p_mail ->> 'uid_validity')::bigint, (p_mail ->> 'uid')::bigint,
      decode(p_mail ->> 'key', 'hex'), 'under way')
    on conflict do nothing;
  if not found then
    return 'known';
  end if;
  delete from private.taken_mails t where (t.mailbox, t.uid_validity, t.uid) in (
    select o.mailbox, o.uid_validity, o.uid from private.taken_mails o
    where o.taken_at < now() - interval '6 months'
    order by o.taken_at limit 10 for update skip locked);

  select * into thread from private.thread_of_mail(p_mail);
  -- A mail relayed by a web form is no reply of the person that its Reply-To header names.
  answers := found and p_mail ->> 'relayed_by' is null;
  if p_mail ->> 'aside' is not null then
    perform private.store_mail(p_mail, 'aside', p_mail ->> 'aside');
    became := 'aside';
  elsif reports and private.ingest_delivery_report(p_mail -> 'report') then
    became := 'report';
  elsif not private.mail_within_limit(p_mail ->> 'sender_key', written_by, answers) then
    became := 'limited';
  elsif written_by in ('program', 'own') or written_by = 'list' and not answers then
    perform private.store_mail(p_mail, 'ignored', case when reports then 'report' else written_by end);
    if answers and not reports and (p_mail ->> 'automatic_reply')::boolean then
      perform private.note_automatic_reply(p_mail, thread.kind, thread.id);
    end if;
    became := 'ignored';
  elsif answers then
    -- Decides where the mail is stored: in the thread that it answers, or elsewhere.
    became := case thread.kind
      when 'feedback' then private.mail_to_entry(p_mail, thread.id)
      when 'ticket' then private.mail_to_ticket(p_mail, thread.id)
      else private.mail_to_contact(p_mail, thread.id) end;
  else
    perform private.store_mail(p_mail, 'waiting', null);
    became := 'waiting';
    if exists (select from public.company_settings c where c.strangers_mail = 'ticket') then
      perform private.ticket_of_mail((p_mail ->> 'id')::uuid);
      insert into public.outbox (kind, payload)
        values ('ticket.said-mail', jsonb_build_object('message_id', p_mail ->> 'id'));
      became := 'ticket';
    elsif exists (select from public.company_settings c where c.strangers_mail = 'entry') then
      perform private.entry_of_mail((p_mail ->> 'id')::uuid, p_mail ->> 'token_hash');
      insert into public.outbox (kind, payload)
        values ('feedback.team-mail', jsonb_build_object('entry_id', p_mail ->> 'id'));
      became := 'entry';
    end if;
  end if;
  -- The address sends mail, so mails may be sent there again.
  if became in ('threaded', 'entry', 'ticket', 'waiting') then
    delete from private.bounced_addresses b where b.email = p_mail ->> 'from_address';
  end if;
  update private.taken_mails t set outcome = became
    where t.key = decode(p_mail ->> 'key', 'hex');
  return became;
end
$$;
grant execute on function private.ingest_mail to service_role;
comment on function private.ingest_mail is
  'Processes a mail of the mailbox once, and returns the outcome: known (already processed), threaded, '
  'entry or ticket (it opened one), waiting for staff, ignored (automatic), report (a mail of ours has failed), '
  'limited (its sender reached the limit of an hour or a day; it is not stored) or aside.';

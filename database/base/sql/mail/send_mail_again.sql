-- not null: *
create or replace function public.send_mail_again(p_id uuid) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  known public.mails;
begin
  if not public.has_permission(private.uid(), 'settings', 'manage') then
    perform private.refuse('settings_manage_missing');
  end if;
  select * into known from public.mails m where m.id = p_id for update;
  if known.id is null or not public.has_permission(private.uid(), known.area, 'read')
     or known.area = 'crm' and not private.in_every_product('crm', 'read')
       and not private.lead_in_reach(known.about, 'read')
     or known.area = 'feedback' and not private.in_every_product('feedback', 'read')
       and not private.entry_in_reach(known.about, 'read')
       and not private.ticket_in_reach(known.about, 'read') then
    return 'unknown';
  end if;
  if known.state in ('waiting', 'sending') then
    return 'waiting';
  end if;
  -- The link of such a mail is deleted once the mail was sent.
  if known.kind = 'account.mail' and known.state <> 'failed' then
    return 'spent';
  end if;
  update public.mails m
    set state = 'waiting', again = m.again + (m.state in ('sent', 'kept'))::integer where m.id = p_id;
  insert into public.outbox (kind, payload)
    values ('mail.again', jsonb_build_object('mail_id', p_id));
  perform private.record_security_event('mail_sent_again', 'info', null,
    jsonb_build_object('mail', p_id, 'kind', known.kind));
  return 'again';
end
$$;
grant execute on function public.send_mail_again to authenticated;
comment on function public.send_mail_again is
  'Enqueues a mail again. Returns again, waiting (it is enqueued already), spent (its link could be used once) or '
  'unknown. Refuses with settings_manage_missing.';

create or replace function private.ask_newsletter(
  p_known public.newsletter_subscriptions, p_way text
) returns void
language plpgsql set search_path = ''
as $$
declare
  subscription public.newsletter_subscriptions;
begin
  if not private.newsletter_mail_allowed(p_known.email) then
    return;
  end if;
  if p_known.status = 'active' then
    -- Anybody can type an address, so nothing changes here; its owner is notified by mail.
    perform private.record_newsletter_event(p_known, 'repeated', p_way, 'newsletter.known-mail');
    return;
  end if;
  update public.newsletter_subscriptions s set status = 'pending', asked_at = now()
    where s.id = p_known.id returning * into subscription;
  perform private.record_newsletter_event(subscription, 'asked', p_way,
    case p_known.status when 'pending' then 'newsletter.pending-mail'
      else 'newsletter.confirm-mail' end);
end
$$;
comment on function private.ask_newsletter is
  'A repeated request of a known address: enqueues the mail for its state, within the mail limits.';

create or replace function private.record_staff_subscription() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.status = 'unsubscribed' then
    perform private.record_newsletter_event(new, 'unsubscribed', 'staff', null);
    perform private.record_security_event('newsletter_unsubscribed', 'info', null,
      jsonb_build_object('subscription', new.id));
  elsif private.newsletter_mail_allowed(new.email) then
    perform private.record_newsletter_event(new, 'asked', 'staff', 'newsletter.confirm-mail');
  end if;
  return null;
end
$$;
comment on function private.record_staff_subscription is
  'Trigger of rows that administrators write: keeps who asked or ended, and queues the mail with the link.';

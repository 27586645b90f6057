create or replace function private.check_staff_subscription() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    new.consent_version := 'staff';
    new.consent_locale := new.locale;
  elsif new.email <> old.email
      or new.status <> old.status and new.status <> 'unsubscribed' then
    -- Columns of suppression and consent, which only the link in a mail to the person may set.
    raise exception 'newsletter_move_not_allowed' using errcode = 'PT409',
      detail = format('staff do not make %s of %s', new.status, old.status);
  end if;
  new.source_page := left(private.mask_secrets(new.source_page), 500);
  if new.status = 'unsubscribed' then
    new.unsubscribed_at := coalesce(new.unsubscribed_at, now());
  end if;
  return new;
end
$$;
comment on function private.check_staff_subscription is
  'Trigger of rows that administrators write: they may add an address, which gets a mail to confirm '
  'the subscription, and end a subscription. Nobody but the person makes one active.';

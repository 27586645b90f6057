create or replace function private.check_newsletter_move() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if old.status <> new.status and (old.status, new.status) not in (
       ('pending', 'active'), ('pending', 'unsubscribed'),
       ('active', 'unsubscribed'), ('unsubscribed', 'pending'))
     and not (old.status = 'active' and new.status = 'pending'
       and new.undeliverable_at is not null) then
    raise exception 'newsletter_move_not_allowed'
      using errcode = 'PT409', detail = format('%s does not become %s', old.status, new.status);
  end if;
  -- Asked for anew, confirmed or ended: earlier reports about the address no longer count.
  if new.status <> 'pending' or new.asked_at is distinct from old.asked_at then
    new.undeliverable_at := null;
    new.undeliverable_reason := null;
  end if;
  return new;
end
$$;
comment on function private.check_newsletter_move is
  'Suppression: an unsubscribed address gets mail again only after a new request and a new confirmation.';

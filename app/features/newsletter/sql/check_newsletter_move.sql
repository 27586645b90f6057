drop function if exists private.check_newsletter_move();
create or replace function private.check_newsletter_move(
  former public.newsletter_subscriptions, subscription public.newsletter_subscriptions
) returns public.newsletter_subscriptions
language plpgsql security definer set search_path = ''
as $$
begin
  if former.status <> subscription.status and (former.status, subscription.status) not in (
       ('pending', 'active'), ('pending', 'unsubscribed'),
       ('active', 'unsubscribed'), ('unsubscribed', 'pending'))
     and not (former.status = 'active' and subscription.status = 'pending'
       and subscription.undeliverable_at is not null) then
    raise exception 'newsletter_move_not_allowed'
      using errcode = 'PT409';
  end if;
  -- After a new request, a confirmation or an end, earlier delivery reports no longer count.
  if subscription.status <> 'pending' or subscription.asked_at is distinct from former.asked_at then
    subscription.undeliverable_at := null;
    subscription.undeliverable_reason := null;
  end if;
  return subscription;
end
$$;
comment on function private.check_newsletter_move is
  'Step: an unsubscribed address gets mail again only after a new request and a new confirmation.';

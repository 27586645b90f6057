create or replace function private.newsletter_subscriptions_before_update() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.contact_id is distinct from old.contact_id then
    new.contact_id := private.contact_to_write(new.contact_id);
  end if;
  if (old.status, old.asked_at) is distinct from (new.status, new.asked_at) then
    new := private.check_newsletter_move(old, new);
  end if;
  return new;
end
$$;
comment on function private.newsletter_subscriptions_before_update is
  'Trigger: merge target and allowed moves of a changed subscription.';

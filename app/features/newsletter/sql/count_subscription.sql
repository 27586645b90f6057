create or replace function private.count_subscription() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  stood smallint;
  stands smallint;
begin
  if tg_op <> 'INSERT' then
    stood := private.subscription_place(
      case when old.undeliverable_at is null then old.status else 'undeliverable' end);
  end if;
  if tg_op <> 'DELETE' then
    stands := private.subscription_place(
      case when new.undeliverable_at is null then new.status else 'undeliverable' end);
  end if;
  if stood is distinct from stands then
    insert into private.newsletter_standing (place, subscriptions)
      select c.place, c.change from (values (stood, -1), (stands, 1)) as c (place, change)
      where c.place is not null;
  end if;
  return null;
end
$$;
comment on function private.count_subscription is
  'Trigger: adds to the counters of subscriptions by state, in rows of its own, so that transactions do not wait.';

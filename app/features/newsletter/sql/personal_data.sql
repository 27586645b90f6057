-- Where this feature holds people: how their rows are found, and what erasing them means. Erased in the order of
-- position, over all features; a table stands before those that its own rows are found through.
delete from private.personal_data where table_name in (
  'public.newsletter_events', 'public.newsletter_subscriptions'
);
insert into private.personal_data (position, table_name, belongs, erasure, hidden, files) values
  (150, 'public.newsletter_events',
    $$t.subscription_id in (
      select n.id from public.newsletter_subscriptions n where n.email = ($1).email)$$,
    'delete', '{}', null),
  (160, 'public.newsletter_subscriptions', $$t.email = ($1).email$$, 'delete', '{}', null);

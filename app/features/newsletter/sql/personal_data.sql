-- Personal data of this feature: how the rows of a person are found, and what erasure does with them. Erasure goes by
-- position, over all features: a table comes before the tables through which its rows are found.
delete from private.personal_data where table_name in (
  'public.newsletter_events', 'public.newsletter_subscriptions'
);
insert into private.personal_data (position, table_name, belongs, erasure, hidden, files) values
  (150, 'public.newsletter_events',
    $$t.subscription_id in (
      select n.id from public.newsletter_subscriptions n where n.email = ($1).email)$$,
    'delete', '{}', null),
  (160, 'public.newsletter_subscriptions', $$t.email = ($1).email$$, 'delete', '{}', null);

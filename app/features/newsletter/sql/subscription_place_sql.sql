create or replace function private.subscription_place_sql() returns text
language sql immutable set search_path = ''
return 'array_position(''{pending,undeliverable,active,unsubscribed}''::text[],
  case when s.undeliverable_at is null then s.status else ''undeliverable'' end)';
comment on function private.subscription_place_sql is
  'Expression in SQL: where a subscription s stands, from 1, as lists show it. One whose address takes '
  'no mail is its own.';

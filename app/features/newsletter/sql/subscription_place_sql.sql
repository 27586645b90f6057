create or replace function private.subscription_place_sql() returns text
language sql immutable
return 'array_position(''{pending,undeliverable,active,unsubscribed}''::text[],
  case when s.undeliverable_at is null then s.status else ''undeliverable'' end)';
comment on function private.subscription_place_sql is
  'Expression in SQL: the position of a subscription s''s state in lists, from 1. An undeliverable address has '
  'a position of its own.';

create or replace function private.received_at() returns timestamptz
language sql stable
return least(coalesce(private.claim('received_at')::timestamptz, now()), now());
comment on function private.received_at is
  'When the post of this transaction was received: now, or while the database was away.';

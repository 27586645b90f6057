create or replace function private.is_replay() returns boolean
language sql stable
return private.claim('received_at') is not null;
comment on function private.is_replay is
  'Whether the post was received, and acknowledged to its visitor, while the database was away: the server has '
  'counted it against its limits then. Only the server sets claims.';

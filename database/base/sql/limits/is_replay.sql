create or replace function private.is_replay() returns boolean
language sql stable set search_path = ''
return private.claim('received_at') is not null;
comment on function private.is_replay is
  'Whether the post was received while the database was away, and its visitor was told so: the server has counted '
  'it against its limits then. Claims come from the server alone.';

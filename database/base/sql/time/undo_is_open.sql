create or replace function private.undo_is_open(p_since timestamptz) returns boolean
language sql volatile
return p_since > clock_timestamp() - interval '10 minutes';
comment on function private.undo_is_open is
  'Whether an act of that time can still be undone by its user: for ten minutes.';

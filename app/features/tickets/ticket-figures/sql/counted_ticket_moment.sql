create or replace function private.counted_ticket_moment(p_did text) returns text
language sql immutable
-- The same as private.ticket_done_at() and days_of_ticket(), written like the indexes.
return case p_did
  when 'answered' then 's.first_answered_at'
  when 'solved' then 'coalesce(s.solved_at, s.closed_at, s.created_at)'
  when 'merged' then 'coalesce(s.merged_at, s.closed_at, s.created_at)'
  else 's.created_at' end;
comment on function private.counted_ticket_moment is
  'SQL expression on tickets s: when the counted event happened.';

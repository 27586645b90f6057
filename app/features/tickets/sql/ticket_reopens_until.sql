create or replace function private.ticket_reopens_until(p_solved_at timestamptz) returns timestamptz
language sql immutable
return p_solved_at + interval '14 days';
comment on function private.ticket_reopens_until is
  'Until when an answer of the client reopens a solved ticket; later, a new ticket follows it.';

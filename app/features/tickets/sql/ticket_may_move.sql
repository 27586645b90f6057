create or replace function private.ticket_may_move(p_from text, p_to text) returns boolean
language sql immutable
return (p_from, p_to) in (
  ('open', 'in_progress'), ('open', 'waiting'), ('open', 'solved'), ('open', 'closed'),
  ('in_progress', 'waiting'), ('in_progress', 'solved'), ('in_progress', 'open'),
  ('waiting', 'in_progress'), ('waiting', 'solved'),
  ('solved', 'closed'), ('solved', 'open'),
  ('others', 'open'), ('others', 'in_progress'), ('others', 'solved'), ('others', 'closed'));
comment on function private.ticket_may_move is
  'Whether a ticket may move between two states; closed ones stay closed, and none moves to the imported states.';

create or replace function private.feedback_may_move(p_from text, p_to text) returns boolean
language sql immutable
return (p_from, p_to) in (
  ('new', 'triaged'), ('new', 'declined'), ('new', 'duplicate'), ('new', 'spam'),
  ('triaged', 'planned'), ('triaged', 'done'), ('triaged', 'declined'), ('triaged', 'duplicate'),
  ('triaged', 'spam'),
  ('planned', 'done'), ('planned', 'triaged'), ('planned', 'declined'), ('planned', 'duplicate'),
  ('done', 'triaged'), ('declined', 'triaged'), ('duplicate', 'triaged'),
  ('spam', 'new'), ('spam', 'triaged'));
comment on function private.feedback_may_move is
  'Whether an entry may move between two states: forwards, to an end, back to triaged, or out of spam.';

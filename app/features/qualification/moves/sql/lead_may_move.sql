create or replace function private.lead_may_move(p_from text, p_to text) returns boolean
language sql immutable
return (p_from, p_to) in (
  ('new', 'contacted'), ('new', 'qualified'), ('new', 'lost'), ('new', 'spam'),
  ('contacted', 'qualified'), ('contacted', 'lost'), ('contacted', 'spam'),
  ('qualified', 'converted'), ('qualified', 'contacted'), ('qualified', 'lost'),
  ('converted', 'contacted'), ('lost', 'contacted'), ('spam', 'contacted'),
  ('spam', 'new'));
comment on function private.lead_may_move is
  'Whether a lead may move between two states: forwards, to an end, and from an end back to contacted.';

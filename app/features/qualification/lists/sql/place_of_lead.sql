-- No search path: its body is bound, and so becomes part of the statement that asks it of every lead.
create or replace function private.place_of_lead(
  p_status text, p_review_reason text, p_cleared_at timestamptz
) returns smallint
language sql immutable parallel safe
return private.lead_place(case when p_status = 'new' and p_cleared_at is null
  and p_review_reason in ('address_limit', 'too_fast', 'no_identity') then 'spam'
  else p_status end);
comment on function private.place_of_lead is
  'Where a lead is in lists: at its state, or with spam while it is suspected and nobody has '
  'looked. What only a fault of the site has marked is not suspected.';

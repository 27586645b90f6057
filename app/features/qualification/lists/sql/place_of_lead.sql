-- Without a search path, so that the planner inlines the body into the calling statement.
create or replace function private.place_of_lead(
  p_status text, p_review_reason text, p_cleared_at timestamptz
) returns smallint
language sql immutable parallel safe
return private.lead_place(case when p_status = 'new' and p_cleared_at is null
  and p_review_reason in ('address_limit', 'too_fast', 'no_identity') then 'spam'
  else p_status end);
comment on function private.place_of_lead is
  'The position of a lead in lists: that of its state, or that of spam while it is suspected and not '
  'reviewed. A lead marked only because of a fault of the site is not suspected.';

create or replace function private.lead_owner_filter(p_owner text) returns text
language sql stable
return case p_owner when 'me' then private.uid()::text else p_owner end;
comment on function private.lead_owner_filter is
  'The owner in a list''s filter: "me" becomes the id of the caller; "none", "me-or-none" and ids stay; null is no '
  'filter.';

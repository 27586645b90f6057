create or replace function private.lead_work_condition(p_owned text, p_others text) returns text
language sql stable set search_path = ''
-- Until the round has filled the owners, each lead is looked up for its owner too.
return case when private.has_search_rows('lead_owners') then p_owned || private.lead_exists(p_others)
  else private.lead_exists(p_owned || p_others) end;
comment on function private.lead_work_condition is
  'Conditions on owner (p_owned) and on other columns of leads s as a condition on rows s of private.lead_words.';

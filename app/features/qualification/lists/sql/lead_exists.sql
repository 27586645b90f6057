drop function if exists private.is_worked_as(text);
create or replace function private.lead_exists(p_conditions text) returns text
language sql immutable
return case when p_conditions = '' then '' else format(
  ' and exists (select from public.qualification_submissions w where w.id = s.id%s)',
  replace(p_conditions, 's.', 'w.')) end;
comment on function private.lead_exists is
  'Conditions on leads s as a condition on rows s of private.lead_words.';

drop function if exists private.is_worked_as(text);
create or replace function private.lead_exists(p_conditions text) returns text
language sql immutable
-- Asked lead by lead, for the few that have the words. As "exists" the planner would join all leads of the conditions.
return case when p_conditions = '' then '' else format(
  ' and (select true from public.qualification_submissions w where w.id = s.id%s)',
  replace(p_conditions, 's.', 'w.')) end;
comment on function private.lead_exists is
  'Conditions on leads s as a condition on rows s of private.lead_words.';

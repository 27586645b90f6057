create or replace function private.score_journey() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  lead public.qualification_submissions;
begin
  perform private.score_leads(array[new.submission_id]);
  return null;
exception when data_exception or integrity_constraint_violation or cardinality_violation
    or syntax_error_or_access_rule_violation or plpgsql_error then
  -- A fault in scoring must not lose the lead.
  raise warning 'lead % not scored: % %', new.submission_id, sqlstate, sqlerrm;
  select * into lead from public.qualification_submissions s where s.id = new.submission_id;
  perform private.record_failed_step(lead, 'score');
  return null;
end
$$;
comment on function private.score_journey is 'Trigger: scores a lead again when its journey is stored.';

drop function if exists private.score_lead();
create or replace function private.score_lead(lead public.qualification_submissions)
returns public.qualification_submissions
language plpgsql security definer set search_path = ''
as $$
begin
  lead.score := private.score_of(lead, private.score_version());
  return lead;
exception when data_exception or integrity_constraint_violation or cardinality_violation
    or syntax_error_or_access_rule_violation or plpgsql_error then
  -- A fault in scoring must not lose the lead.
  raise warning 'lead % not scored: % %', lead.id, sqlstate, sqlerrm;
  lead.score := null;
  perform private.record_failed_step(lead, 'score');
  return lead;
end
$$;
comment on function private.score_lead is
  'Step: the score of a new lead, and of one whose answers or contact have changed.';

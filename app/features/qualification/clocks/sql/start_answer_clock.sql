drop function if exists private.start_answer_clock();
create or replace function private.start_answer_clock(lead public.qualification_submissions)
returns public.qualification_submissions
language plpgsql security definer set search_path = ''
as $$
begin
  lead.answered_at := null;
  lead.answer_seconds := null;
  lead.answer_target := null;
  lead.answer_due_at := null;
  lead.answer_warn_at := null;
  if private.has_answer_clock(lead) then
    lead := private.with_answer_clock(lead);
  end if;
  return lead;
exception when data_exception or integrity_constraint_violation or cardinality_violation
    or syntax_error_or_access_rule_violation or plpgsql_error then
  raise warning 'clock of lead % not started: % %', lead.id, sqlstate, sqlerrm;
  perform private.record_failed_step(lead, 'clock');
  return lead;
end
$$;
comment on function private.start_answer_clock is
  'Step: sets the due time of a new lead.';

drop function if exists private.name_service();
create or replace function private.name_service(lead public.qualification_submissions)
returns public.qualification_submissions
language plpgsql security definer set search_path = ''
as $$
begin
  lead.service := private.service_of_lead(lead.form_data, lead.form_snapshot, lead.source_page);
  return lead;
exception when data_exception or integrity_constraint_violation or cardinality_violation
    or syntax_error_or_access_rule_violation or plpgsql_error then
  -- No lead is lost for want of this.
  raise warning 'service of lead % not found: % %', lead.id, sqlstate, sqlerrm;
  perform private.record_failed_step(lead, 'service');
  return lead;
end
$$;
comment on function private.name_service is 'Step: notes which service a lead asks for.';

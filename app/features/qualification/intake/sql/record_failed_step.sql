create or replace function private.record_failed_step(
  p_lead public.qualification_submissions, p_step text
) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.record_crm_event('lead', p_lead.id, p_lead.contact_id,
    private.product_of_source(p_lead.source), 'step_failed', null, null,
    jsonb_build_object('step', p_step));
exception when others then
  -- A failure to record must not lose the lead.
  raise warning 'failed step % of lead % not recorded: % %', p_step, p_lead.id, sqlstate, sqlerrm;
end
$$;
comment on function private.record_failed_step is
  'Records with a lead that a step of its intake failed: owner, clock, service or score. The lead is '
  'stored without the result.';

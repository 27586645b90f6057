drop function if exists private.name_service(public.qualification_submissions);
drop function if exists private.start_answer_clock(public.qualification_submissions);
create or replace function private.qualification_submissions_before_insert() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new := private.receive_lead(new);
  new.person_key := private.person_key(new.contact_id, new.form_data, new.form_snapshot);
  begin
    new.service := coalesce(new.estimate ->> 'service',
      private.service_of_lead(new.form_data, new.form_snapshot, new.source_page));
  exception when data_exception or integrity_constraint_violation or cardinality_violation
      or syntax_error_or_access_rule_violation or plpgsql_error then
    -- A lead without a service is stored, too.
    raise warning 'service of lead % not found: % %', new.id, sqlstate, sqlerrm;
    perform private.record_failed_step(new, 'service');
  end;
  new := private.score_lead(new);
  new.answered_at := null;
  new.answer_seconds := null;
  new.answer_target := null;
  new.answer_due_at := null;
  new.answer_warn_at := null;
  begin
    if private.has_answer_clock(new) then
      new := private.with_answer_clock(new);
    end if;
  exception when data_exception or integrity_constraint_violation or cardinality_violation
      or syntax_error_or_access_rule_violation or plpgsql_error then
    -- A lead whose due time cannot be computed is stored, too.
    raise warning 'clock of lead % not started: % %', new.id, sqlstate, sqlerrm;
    perform private.record_failed_step(new, 'clock');
  end;
  if new.owner_id is null and private.place_of_lead(new.status, new.review_reason, new.cleared_at)
      < private.lead_place('spam') then
    new := private.assign_lead_owner(new);
  end if;
  return new;
end
$$;
comment on function private.qualification_submissions_before_insert is
  'Trigger: limits, form version, contact and deal, service, score, clock and owner of a new lead.';

create or replace function private.assign_lead_owner(lead public.qualification_submissions)
returns public.qualification_submissions
language plpgsql security definer set search_path = ''
as $$
declare
  product text := private.product_of_source(lead.source);
  assignment record;
begin
  -- A fault here must not lose the lead, which then waits for the next round.
  begin
    if lead.source like '%by\_hand' then
      -- A lead typed in by staff stays with its author; rules assign only leads that nobody has worked on.
      lead.owner_id := case when private.may_own_lead(private.uid(), product) then private.uid() end;
      if lead.owner_id is not null then
        perform private.record_crm_event('lead', lead.id, lead.contact_id, product, 'owner', null,
          lead.owner_id::text, '{"by_hand": true}');
      end if;
      return lead;
    end if;
    assignment := private.owner_by_rules(lead.service, lead.source, product, lead.locale);
    if assignment.rule_id is null then
      if exists (select from public.lead_assignment_rules r where r.is_active) then
        perform private.record_crm_event('lead', lead.id, lead.contact_id, product, 'owner_missed');
      end if;
      return lead;
    end if;
    perform private.record_crm_event('lead', lead.id, lead.contact_id, product,
      case when assignment.owner_id is null then 'owner_missed' else 'owner' end, null,
      assignment.owner_id::text, jsonb_build_object('rule', assignment.rule_name, 'rule_id', assignment.rule_id));
    lead.owner_id := assignment.owner_id;
    if assignment.owner_id is null then
      lead.owner_sought_at := now();
    else
      perform private.own_deal_of_lead(lead.deal_id, lead.owner_id);
    end if;
  exception when data_exception or integrity_constraint_violation or cardinality_violation
      or syntax_error_or_access_rule_violation or plpgsql_error then
    raise warning 'lead % stored without owner: % %', lead.id, sqlstate, sqlerrm;
    lead.owner_id := null;
    lead.owner_sought_at := now();
    perform private.record_failed_step(lead, 'owner');
  end;
  return lead;
end
$$;
comment on function private.assign_lead_owner is
  'Step: assigns a new lead, or one cleared of spam, by the rules, in its own '
  'transaction, so that it is never visible without its owner.';

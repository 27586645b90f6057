drop function if exists public.give_waiting_leads(timestamptz, integer);
-- not null: *
create or replace function public.assign_waiting_leads(p_before timestamptz, p_batch integer default 50)
returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  lead public.qualification_submissions;
  product text;
  assignment record;
  tried integer := 0;
begin
  for lead in select s.* from public.qualification_submissions s
      where s.owner_sought_at < p_before order by s.owner_sought_at, s.id
      limit least(p_batch, 200) for update skip locked
  loop
    tried := tried + 1;
    product := private.product_of_source(lead.source);
    assignment := private.owner_by_rules(lead.service, lead.source, product, lead.locale);
    if assignment.owner_id is null then
      -- Moved to the end. The missing owner was recorded on arrival.
      update public.qualification_submissions s set owner_sought_at = clock_timestamp()
        where s.id = lead.id;
      continue;
    end if;
    update public.qualification_submissions s set owner_id = assignment.owner_id where s.id = lead.id;
    perform private.explain_lead_owner(lead.id, lead.owner_id, assignment.owner_id,
      jsonb_build_object('rule', assignment.rule_name, 'rule_id', assignment.rule_id));
  end loop;
  if tried > 0 then
    perform pg_notify('lists_changed', 'leads');
  end if;
  return tried;
end
$$;
grant execute on function public.assign_waiting_leads to service_role;
comment on function public.assign_waiting_leads is
  'Applies the rules to a batch of waiting leads that were last tried before a moment, and returns how many.';

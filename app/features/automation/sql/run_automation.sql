-- not null: *
create or replace function public.run_automation(p_batch integer default 20) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  fact private.automation_facts;
  rule public.automation_rules;
  seen integer := 0;
begin
  -- One run at a time, so that facts are processed in order; a second process leaves the work to the first.
  if not pg_try_advisory_xact_lock(hashtextextended('automation', 0)) then
    return 0;
  end if;
  for fact in select * from private.automation_facts f order by f.id limit p_batch loop
    for rule in
      select r.* from public.automation_rules r
      where r.is_active and r.subject = fact.subject and (fact.rule_id is null or fact.rule_id = r.id)
        and private.rule_starts(r.starts, fact.kind, fact.field, fact.from_value, fact.to_value)
      order by r.display_order, r.created_at, r.id
    loop
      perform private.run_rule(rule, fact);
    end loop;
    delete from private.automation_facts f where f.id = fact.id;
    seen := seen + 1;
  end loop;
  return seen;
end
$$;
grant execute on function public.run_automation to service_role;
comment on function public.run_automation is
  'Runs the rules on a batch of queued facts, and returns the number of facts. A batch is one transaction, '
  'and is repeated as a whole after a crash.';

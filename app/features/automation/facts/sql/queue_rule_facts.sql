create or replace function private.queue_rule_facts() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  operation private.operations;
begin
  -- Runs for every recorded fact; nearly always it ends here.
  if not exists (select from public.automation_rules r where r.is_active) then
    return null;
  end if;
  operation := private.running_operation();
  -- Changes by an import or an undo start no rule.
  if operation.kind in ('import', 'undo') then
    return null;
  end if;
  insert into private.automation_facts
    (subject, subject_id, kind, field, from_value, to_value, event_id, at, depth, cause, key)
  select e.subject, e.subject_id, case f.of when 'arrives' then 'arrives' else 'changes' end,
    nullif(f.of, 'arrives'), left(e.from_value, 100), left(e.to_value, 100), e.id, e.at,
    coalesce(operation.depth, 0),
    case operation.kind when 'rule' then operation.id end, 'event:' || e.id
  from added e cross join lateral (select private.fact_of_event(e.subject, e.kind) as of) f
  where f.of is not null
    -- Imported history starts no rule today.
    and e.at > now() - interval '1 hour'
    and exists (select from public.automation_rules r
      where r.is_active and r.subject = e.subject
        and (r.product is null or r.product = e.product)
        and private.rule_starts(r.starts, case f.of when 'arrives' then 'arrives' else 'changes' end,
          nullif(f.of, 'arrives'), e.from_value, e.to_value))
  on conflict do nothing;
  return null;
end
$$;
comment on function private.queue_rule_facts is
  'Statement trigger: queues new CRM events for the rules that start with them.';

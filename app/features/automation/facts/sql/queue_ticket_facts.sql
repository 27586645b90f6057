create or replace function private.queue_ticket_facts() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  operation private.operations;
begin
  -- Runs for every recorded change; nearly always it ends here.
  if not exists (select from public.automation_rules r where r.is_active and r.subject = 'ticket') then
    return null;
  end if;
  operation := private.running_operation();
  -- Changes by an import or an undo start no rule.
  if operation.kind in ('import', 'undo') then
    return null;
  end if;
  insert into private.automation_facts
    (subject, subject_id, kind, field, from_value, to_value, event_id, at, depth, cause, key)
  select 'ticket', c.ticket_id, f.kind, f.field, left(c.from_status, 100), left(c.to_status, 100), c.place,
    c.changed_at, coalesce(operation.depth, 0),
    case operation.kind when 'rule' then operation.id end, 'ticket:' || c.id
  from added c cross join lateral (
    select case c.kind when 'opened' then 'arrives' else 'changes' end as kind,
      case when c.kind <> 'opened' then c.kind end as field) f
  where c.ticket_id is not null and c.kind in ('opened', 'status', 'owner', 'priority')
    -- Imported tickets start no rule today.
    and (c.kind <> 'opened' or c.to_status <> 'others') and c.changed_at > now() - interval '1 hour'
    and exists (select from public.automation_rules r
      where r.is_active and r.subject = 'ticket'
        and (r.product is null or r.product = private.rule_product('ticket', c.ticket_id))
        and private.rule_starts(r.starts, f.kind, f.field, c.from_status, c.to_status))
  on conflict do nothing;
  return null;
end
$$;
comment on function private.queue_ticket_facts is
  'Statement trigger: queues new changes of tickets for the rules that start with them.';

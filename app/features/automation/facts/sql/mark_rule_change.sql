create or replace function private.mark_rule_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  operation constant private.operations := private.running_operation();
begin
  new.details := new.details
    || case operation.kind when 'rule' then jsonb_build_object('run', operation.id)
      when 'undo' then '{"rest": "on"}' else '{}' end;
  return new;
end
$$;
comment on function private.mark_rule_change is
  'Trigger: stores with a change of a ticket which run of a rule made it, and whether it may start other rules.';

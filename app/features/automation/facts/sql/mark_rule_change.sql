create or replace function private.mark_rule_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.details := new.details
    || jsonb_strip_nulls(jsonb_build_object('run', nullif(current_setting('forja.rule_run', true), ''),
      'rest', nullif(current_setting('forja.rules_rest', true), '')));
  return new;
end
$$;
comment on function private.mark_rule_change is
  'Trigger: a change of a ticket says which run of a rule has made it, and whether it is to set off none.';

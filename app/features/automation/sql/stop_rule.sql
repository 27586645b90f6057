create or replace function private.stop_rule(p_rule uuid) returns void
language plpgsql set search_path = ''
as $$
declare
  someone uuid;
  made uuid;
begin
  update public.automation_rules r set is_active = false where r.id = p_rule;
  update public.automation_standings s set stopped_at = clock_timestamp() where s.rule_id = p_rule;
  for someone in
    select distinct u.user_id from public.user_roles u
    where u.is_active and private.may(u.user_id, 'settings', 'manage')
  loop
    insert into public.automation_notices (user_id, kind, rule_id)
      values (someone, 'stopped', p_rule) returning id into made;
    perform private.order_rule_notice(made, someone);
  end loop;
end
$$;
comment on function private.stop_rule is
  'Switches off a rule that has failed too often, and notifies the users who may change rules.';

create or replace function private.arm_rule() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  anew boolean := new.is_active and (tg_op = 'INSERT' or not old.is_active
    or (new.subject, new.product, new.starts, new.conditions, new.acts, new.mails_outside)
      is distinct from
      (old.subject, old.product, old.starts, old.conditions, old.acts, old.mails_outside));
begin
  if anew then
    insert into public.automation_standings (rule_id, armed_at, looked_until)
      values (new.id, clock_timestamp(), clock_timestamp())
      on conflict (rule_id) do update set armed_at = excluded.armed_at,
        looked_until = excluded.looked_until, failures = 0, stopped_at = null;
  else
    insert into public.automation_standings (rule_id) values (new.id) on conflict do nothing;
  end if;
  return null;
end
$$;
comment on function private.arm_rule is
  'Trigger: a rule that is switched on or edited acts on facts from now on.';

create or replace function private.settle_rule_mail(p_run uuid, p_act integer, p_outcome text)
returns void
language plpgsql security definer set search_path = ''
as $$
declare
  run public.automation_runs;
  failed integer;
begin
  select * into run from public.automation_runs u where u.id = p_run for update;
  -- A retried job finds its mail settled.
  if not found or run.acts -> p_act ->> 'outcome' is distinct from 'ordered' then
    return;
  end if;
  update public.automation_runs u
    set acts = jsonb_set(u.acts, array[p_act::text, 'outcome'], to_jsonb(p_outcome)),
      reason = case p_outcome when 'sent' then u.reason else 'mail_' || p_outcome end
    where u.id = p_run;
  if p_outcome in ('open', 'address') then
    update public.automation_standings s set failures = s.failures + 1
      where s.rule_id = run.rule_id returning s.failures into failed;
    if failed >= 20 then
      perform private.stop_rule(run.rule_id);
    end if;
  end if;
end
$$;
grant execute on function private.settle_rule_mail to service_role;
comment on function private.settle_rule_mail is
  'Stores the outcome of a rule''s mail: sent, withheld (the address reached its limit), open '
  '(a placeholder is not filled in) or address (there is none).';

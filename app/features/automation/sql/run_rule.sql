create or replace function private.run_rule(
  p_rule public.automation_rules, p_fact private.automation_facts
) returns void
language plpgsql set search_path = ''
as $$
declare
  deepest constant integer := 5;
  most_failures constant integer := 20;
  run uuid := gen_random_uuid();
  product_now text := private.rule_product(p_fact.subject, p_fact.subject_id);
  fact jsonb := jsonb_strip_nulls(jsonb_build_object('kind', p_fact.kind, 'field', p_fact.field,
    'from', p_fact.from_value, 'to', p_fact.to_value, 'at', p_fact.at));
  done jsonb := '[]';
  why text;
  failed integer;
begin
  if p_rule.product is not null and p_rule.product is distinct from product_now
    -- It may have been switched off since the batch began; and it does not act on facts from before it was armed.
    or not exists (select from public.automation_rules r join public.automation_standings s
      on s.rule_id = r.id where r.id = p_rule.id and r.is_active and s.armed_at <= p_fact.at)
    or exists (select from public.automation_runs u
      where u.rule_id = p_rule.id and u.fact_key = p_fact.key)
    -- A rule ignores its own changes.
    or exists (select from public.automation_runs u
      where u.id = p_fact.cause and u.rule_id = p_rule.id and u.subject_id = p_fact.subject_id) then
    return;
  end if;
  begin
    if not coalesce(private.rule_matches(p_rule.conditions, private.rule_fields(p_fact.subject,
        p_fact.subject_id, p_fact.at, p_fact.event_id)), false) then
      return;
    end if;
    insert into public.automation_runs (id, rule_id, rule_revision, fact_key, fact, subject, subject_id,
        product, depth, cause, outcome)
      values (run, p_rule.id, p_rule.revision, p_fact.key, fact, p_fact.subject, p_fact.subject_id,
        product_now, p_fact.depth, p_fact.cause,
        case when p_fact.depth > deepest then 'too_deep' else 'done' end);
    if p_fact.depth > deepest then
      return;
    end if;
    perform private.begin_operation('rule', run, (p_fact.depth + 1)::smallint);
    for i in 0 .. jsonb_array_length(p_rule.acts) - 1 loop
      done := done || private.run_rule_action(p_rule, run, i, p_fact.subject_id, product_now);
    end loop;
    perform private.end_operation();
    update public.automation_runs u set acts = done where u.id = run;
    update public.automation_standings s set failures = 0, last_run_at = clock_timestamp()
      where s.rule_id = p_rule.id;
  exception when others then
    -- After a deadlock, a conflict or a shutdown the batch is retried.
    if sqlstate like '40%' or sqlstate like '53%' or sqlstate like '57%' then
      raise;
    end if;
    why := case when sqlerrm ~ '^[a-z_]{1,60}$' then sqlerrm else 'error_' || sqlstate end;
    insert into public.automation_runs (id, rule_id, rule_revision, fact_key, fact, subject, subject_id,
        product, depth, cause, outcome, reason)
      values (run, p_rule.id, p_rule.revision, p_fact.key, fact, p_fact.subject, p_fact.subject_id,
        product_now, p_fact.depth, p_fact.cause, 'failed', why);
    update public.automation_standings s
      set failures = s.failures + 1, last_run_at = clock_timestamp()
      where s.rule_id = p_rule.id returning s.failures into failed;
    if failed >= most_failures then
      perform private.stop_rule(p_rule.id);
    end if;
  end;
end
$$;
comment on function private.run_rule is
  'Runs one rule on one fact: all of its actions with their record, or none. A failure is stored with '
  'its reason; the twentieth in a row switches the rule off.';

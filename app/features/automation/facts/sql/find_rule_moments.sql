drop function if exists public.look_for_rule_moments();
-- not null: *
create or replace function public.find_rule_moments() returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  rule record;
  until timestamptz := clock_timestamp();
  found_now integer;
  total integer := 0;
begin
  for rule in
    select r.id, r.subject, r.product, r.starts, r.starts ->> 'kind' as kind,
      -- Looks back a little, to find rows that were committed late.
      greatest(s.armed_at, s.looked_until - interval '5 minutes') as since
    from public.automation_rules r join public.automation_standings s on s.rule_id = r.id
    where r.is_active and r.starts ->> 'kind' in ('silent', 'due')
    order by r.id for update of s skip locked
  loop
    insert into private.automation_facts (rule_id, subject, subject_id, kind, at, key)
      select rule.id, rule.subject, m.subject_id, rule.kind, m.at, m.key
      from private.rule_moments(rule.subject, rule.product, rule.starts, rule.since, until) m
      where not exists (select from public.automation_runs u
        where u.rule_id = rule.id and u.fact_key = m.key)
      order by m.at, m.subject_id
      on conflict do nothing;
    get diagnostics found_now = row_count;
    total := total + found_now;
    update public.automation_standings s set looked_until = until where s.rule_id = rule.id;
  end loop;
  return total;
end
$$;
grant execute on function public.find_rule_moments to service_role;
comment on function public.find_rule_moments is
  'Queues silences and due times since the last call, for rules that wait for them, and returns how many.';

-- not null: total, subject_id, at
create or replace function public.preview_rule(p_rule jsonb, p_id uuid default null)
returns table (total integer, subject_id uuid, at timestamptz)
language plpgsql stable security definer set search_path = ''
as $$
declare
  most constant integer := 5000;
  about text := p_rule ->> 'subject';
  of_product text := nullif(p_rule ->> 'product', '');
begin
  if not private.may_in('settings', 'read', of_product)
    or not private.may_in(case about when 'ticket' then 'feedback' else 'crm' end, 'read', of_product) then
    perform private.refuse('settings_read_missing');
  end if;
  return query
    with looked as (
      select f.* from private.rule_facts(about, of_product, p_rule -> 'starts',
        now() - interval '30 days', clock_timestamp()) f
      order by f.at desc, f.key desc limit most
    ), held as (
      select l.subject_id, l.at from looked l
      where private.rule_matches(p_rule -> 'conditions',
          private.rule_fields(about, l.subject_id, l.at, l.event_id))
        -- The engine also skips the rule's own changes, and chains of rules that are too long.
        and not exists (select from public.automation_runs u where u.id = l.cause
          and (u.rule_id = p_id and u.subject_id = l.subject_id or u.depth >= 5))
    )
    select (select count(*)::integer from held), h.subject_id, h.at
    from held h order by h.at desc, h.subject_id limit 50;
end
$$;
grant execute on function public.preview_rule to authenticated;
comment on function public.preview_rule is
  'The facts of the last 30 days that would have started a rule, by the functions that the engine uses: '
  'their number, and the newest 50. Reads the newest 5,000 facts at most. Refuses with '
  'settings_read_missing.';

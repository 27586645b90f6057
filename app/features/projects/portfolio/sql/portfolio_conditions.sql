drop function if exists private.portfolio_conditions(text, text, text, text, uuid);
create or replace function private.portfolio_conditions(
  p_text text, p_health text, p_stage text, p_owner text, p_client text
) returns text
language plpgsql stable set search_path = ''
as $$
declare
  needle constant text := private.pattern_of(private.folded(p_text));
  owners constant text[] := array_replace(private.filter_values(p_owner), 'me', private.uid()::text);
  -- An overdue date of a project that has started.
  late constant text := format('(s.slip > 0 or s.due_on < %1$L::date and s.starts_on <= %1$L::date)',
    private.business_day(now()));
begin
  return case when needle is null then '' else format(' and s.words like %L', needle) end
    || coalesce(' and (' || (select string_agg(case v
      when 'late' then 's.place = 0 and ' || late
      when 'waiting' then 's.place = 0 and s.waits_since is not null'
      when 'on_time' then 's.place = 0 and s.waits_since is null and not coalesce(' || late || ', false)'
      when 'paused' then 's.place = 1'
      when 'ended' then 's.place = 2' end, ' or ') from unnest(private.filter_values(p_health)) v) || ')', '')
    || private.values_condition('s.stage', private.filter_values(p_stage))
    || private.owner_condition('s.conducted_by', owners)
    || private.values_condition('s.organization_id', private.filter_values(p_client))
    || private.product_condition('projects');
end
$$;
comment on function private.portfolio_conditions is
  'Conditions in SQL on summaries s of projects, with the given filters only. Late is relative to today: a missed '
  'date, or an end that is planned later than promised. A late project may also wait for its client.';

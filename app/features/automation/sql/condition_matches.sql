drop function if exists private.condition_holds(jsonb, text, jsonb) cascade;
create or replace function private.condition_matches(p_value jsonb, p_op text, p_asked jsonb)
returns boolean
language sql immutable
return coalesce(case p_op
  when 'empty' then coalesce(p_value #>> '{}', '') in ('', '[]')
  when 'filled' then coalesce(p_value #>> '{}', '') not in ('', '[]')
  when 'is' then lower(p_value #>> '{}') = lower(p_asked #>> '{}')
  when 'is_not' then lower(p_value #>> '{}') is distinct from lower(p_asked #>> '{}')
  when 'one_of' then case jsonb_typeof(p_value) when 'array'
    then exists (select from jsonb_array_elements_text(p_value) v
      where p_asked ? v)
    else exists (select from jsonb_array_elements_text(p_asked) a
      where lower(a) = lower(p_value #>> '{}')) end
  when 'contains' then case jsonb_typeof(p_value) when 'array'
    then p_value ? (p_asked #>> '{}')
    else strpos(lower(p_value #>> '{}'), lower(p_asked #>> '{}')) > 0 end
  when 'at_least' then case jsonb_typeof(p_asked) when 'number'
    then (p_value #>> '{}')::numeric >= (p_asked #>> '{}')::numeric
    else p_value #>> '{}' >= p_asked #>> '{}' end
  when 'at_most' then case jsonb_typeof(p_asked) when 'number'
    then (p_value #>> '{}')::numeric <= (p_asked #>> '{}')::numeric
    else p_value #>> '{}' <= p_asked #>> '{}' end
  end, false);
comment on function private.condition_matches is
  'Whether a value meets a condition. An empty value meets neither "at least" nor "at most".';

drop function if exists private.rule_holds(jsonb, jsonb);
create or replace function private.rule_matches(p_conditions jsonb, p_fields jsonb) returns boolean
language sql immutable
return not exists (
  select from jsonb_array_elements(p_conditions) c
  where not private.condition_matches(p_fields -> (c ->> 'field'), c ->> 'op', c -> 'value'));
comment on function private.rule_matches is 'Whether the fields meet all conditions.';

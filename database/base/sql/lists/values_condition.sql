create or replace function private.values_condition(p_expression text, p_values text[]) returns text
language sql immutable
return case coalesce(cardinality(p_values), 0) when 0 then '' when 1 then format(' and %s = %L', p_expression, p_values[1])
  else format(' and %s = any (%L)', p_expression, p_values) end;
comment on function private.values_condition is
  'SQL condition that an expression has one of the values; empty without values.';

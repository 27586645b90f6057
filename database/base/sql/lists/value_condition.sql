drop function if exists private.is_value(text, text) cascade;
-- The functions of this folder build the statements of lists. Values are literals, so that the planner sees them.
-- Functions that run such a statement set jit = off: compiling takes longer than reading a page.
create or replace function private.value_condition(p_expression text, p_value text) returns text
language sql immutable
return case when p_value is null then '' else format(' and %s = %L', p_expression, p_value) end;
comment on function private.value_condition is
  'SQL condition that an expression has a value; empty for null.';

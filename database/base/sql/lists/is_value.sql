-- Compiling a statement takes longer than a page of it: the functions of lists have that off.
--
-- Helpers of which the statements of lists are made. What people say goes in as literals, so that the
-- planner sees it and the statement can be looked at as it runs.
create or replace function private.is_value(p_expression text, p_value text) returns text
language sql immutable set search_path = ''
return case when p_value is null then '' else format(' and %s = %L', p_expression, p_value) end;
comment on function private.is_value is
  'Condition in SQL that an expression has the value given; nothing for none.';

create or replace function private.literals_of(p_values text[], p_type text default null) returns text
language sql immutable
return nullif(array(select quote_literal(v) || coalesce('::' || p_type, '') from unnest(p_values) v where v is not null), '{}')::text;
comment on function private.literals_of is
  'Values as page_of_values() takes them: an array of SQL literals, as text. A cursor compares them with a column, so '
  'some need their type. Null without values.';

create or replace function private.filter_values(p_list text) returns text[]
language sql immutable parallel safe
return array(select replace(replace(v, '%2C', ','), '%25', '%') from unnest(string_to_array(p_list, ',')) v);
comment on function private.filter_values is
  'The values of a filter that takes several, as its address writes them: by commas, a comma within a value as %2C. '
  'Empty for null.';
grant execute on function private.filter_values(text) to forja_serving;

create or replace function private.city_condition(p_city text) returns text
language sql stable
return private.value_condition('private.folded(s.city)', private.folded(btrim(p_city)));
comment on function private.city_condition is
  'Condition in SQL on companies s of a city, without regard to case and accents; empty without p_city.';

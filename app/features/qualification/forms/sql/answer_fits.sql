create or replace function private.answer_fits(answer jsonb, question jsonb) returns boolean
language plpgsql immutable set search_path = ''
as $$
declare
  options jsonb := coalesce(nullif(question -> 'options', 'null'), '[]');
begin
  if jsonb_typeof(answer) = 'null' then
    return true;
  elsif question ->> 'field_type' is distinct from 'checkbox' then
    return jsonb_typeof(answer) not in ('array', 'object');
  elsif options = '[]' then
    return jsonb_typeof(answer) = 'boolean';
  elsif jsonb_typeof(answer) <> 'array' then
    return false;
  end if;
  return (
    select count(*) = count(distinct chosen)
      and coalesce(bool_and(jsonb_typeof(chosen) = 'string'
        and options @> jsonb_build_array(jsonb_build_object('value', chosen))), true)
    from jsonb_array_elements(answer) chosen);
end
$$;
comment on function private.answer_fits is
  'Whether an answer has the shape of its question in a snapshot or version.';

create or replace function private.answer_values(p_answer jsonb) returns text[]
language plpgsql immutable set search_path = ''
as $$
begin
  return case jsonb_typeof(p_answer)
    when 'array' then array(select a.v from jsonb_array_elements_text(p_answer) a (v)
      where btrim(a.v) <> '')
    when 'string' then array_remove(array[btrim(p_answer #>> '{}')], '')
    when 'number' then array[p_answer #>> '{}']
    when 'boolean' then case when p_answer = 'true' then '{true}'::text[] else '{}' end
    else '{}' end;
end
$$;
comment on function private.answer_values is
  'The values of the answer to a question; none where it is empty or not ticked.';

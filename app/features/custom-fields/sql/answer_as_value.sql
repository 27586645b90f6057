create or replace function private.answer_as_value(p_field public.custom_fields, p_answer jsonb, p_question jsonb)
returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  typed text := btrim(p_answer #>> '{}');
  keys jsonb;
begin
  if p_field.type in ('choice', 'choices') then
    -- An option is a choice of the same key or of the same name.
    select jsonb_agg(distinct c.choice -> 'key') into keys
      from jsonb_array_elements_text(case jsonb_typeof(p_answer) when 'array' then p_answer
        else jsonb_build_array(typed) end) a (value)
      left join jsonb_array_elements(coalesce(p_question -> 'options', '[]')) o (option)
        on o.option ->> 'value' = a.value
      join jsonb_array_elements(p_field.choices) c (choice) on c.choice ->> 'key' = a.value
        or private.folded(c.choice ->> 'label') in (private.folded(a.value), private.folded(o.option ->> 'label'));
    return case p_field.type when 'choices' then keys else keys -> 0 end;
  elsif jsonb_typeof(p_answer) in ('object', 'null') then
    return null;
  end if;
  return case p_field.type
    when 'number' then to_jsonb(private.typed_number(typed))
    when 'money' then to_jsonb(trim_scale(private.typed_number(regexp_replace(typed, '^R\$\s*', '')) * 100))
    when 'yes_no' then case when lower(typed) in ('true', 'sim', 'yes') then 'true'::jsonb
      when lower(typed) in ('false', 'não', 'nao', 'no') then 'false'::jsonb end
    when 'date' then to_jsonb(regexp_replace(typed, '^(\d\d)/(\d\d)/(\d{4})$', '\3-\2-\1'))
    -- Several ticked options as a text.
    when 'text' then to_jsonb(left(coalesce(case jsonb_typeof(p_answer) when 'array' then (
      select string_agg(a.value, ', ') from jsonb_array_elements_text(p_answer) a (value)) end, typed), 200))
    else to_jsonb(typed) end;
end
$$;
comment on function private.answer_as_value is
  'The answer to a question as private.read_field_value() takes it, by the type of the field; null where it has none.';

create or replace function private.field_conditions(p_subject text, p_fields jsonb, p_id text) returns text
language plpgsql stable set search_path = ''
as $$
declare
  asked record;
  field public.custom_fields;
  part text;
  number numeric;
  found text := '';
begin
  -- Most lists are filtered by none.
  if p_fields is null then
    return '';
  end if;
  for asked in
    select split_part(e.key, '.', 1) as key, split_part(e.key, '.', 2) as bound, btrim(e.value) as value,
      string_to_array(e.value, ',') as several
    from jsonb_each_text(p_fields) e order by e.key
  loop
    select * into field from public.custom_fields f
      where f.subject = p_subject and f.key = asked.key and f.is_active;
    part := null;
    case
      when field.type = 'choice' then
        part := format('v.choice = any (%L::text[])', asked.several);
      when field.type = 'choices' then
        part := format('v.choices && %L::text[]', asked.several);
      when field.type = 'yes_no' then
        part := format('v.flag = any (%L::boolean[])', array(
          select s = 'true' from unnest(asked.several) s where s in ('true', 'false')));
      when field.type in ('number', 'money') then
        number := private.typed_number(asked.value) * case field.type when 'money' then 100 else 1 end;
        if number is not null then
          part := format('v.number %s %L::numeric', case asked.bound when 'from' then '>=' when 'to' then '<=' else '=' end,
            number);
        end if;
      when field.type = 'date' then
        if asked.value ~ '^\d{4}-(0[1-9]|1[0-2])-([0-2]\d|3[01])$' then
          part := format('v.day %s %L::date', case asked.bound when 'from' then '>=' when 'to' then '<=' else '=' end,
            asked.value);
        end if;
      when field.id is not null then
        part := format('v.words ilike %L', '%' || regexp_replace(asked.value, '([\\%_])', '\\\1', 'g') || '%');
      else
        null;
    end case;
    if part is not null then
      found := found || format(
        ' and %s in (select v.subject_id from public.custom_field_values v where v.field_id = %L and %s)',
        p_id, field.id, part);
    end if;
  end loop;
  return found;
end
$$;
comment on function private.field_conditions is
  'Conditions in SQL on rows of a list for filters by custom fields, {key: value} with key.from and key.to for the ends '
  'of a range; a choice may be one of several, with commas between. What names no active field is no condition.';

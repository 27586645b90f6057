create or replace function private.read_field_value(p_field public.custom_fields, p_value jsonb)
returns public.custom_field_values
language plpgsql immutable set search_path = ''
as $$
declare
  value public.custom_field_values;
  given text := btrim(p_value #>> '{}');
  chosen text[];
begin
  value.field_id := p_field.id;
  if p_field.type = 'choices' then
    if jsonb_typeof(p_value) = 'array' then
      select array_agg(o.choice ->> 'key' order by o.place) into chosen
        from jsonb_array_elements(p_field.choices) with ordinality o (choice, place)
        where p_value ? (o.choice ->> 'key');
      if cardinality(chosen) = (select count(distinct v) from jsonb_array_elements_text(p_value) v) then
        value.choices := chosen;
      end if;
    end if;
    return value;
  end if;
  if jsonb_typeof(p_value) not in ('string', 'number', 'boolean') or given = '' then
    return value;
  end if;
  case p_field.type
    when 'text' then
      if length(given) <= 200 and given !~ '[\n\r]' then value.words := given; end if;
    when 'long_text' then
      if length(given) <= 4000 then value.words := given; end if;
    when 'url' then
      if length(given) <= 2000 and given ~* '^https?://[^\s/?#]+\.[^\s]+$' then value.words := given; end if;
    when 'email' then
      if length(given) <= 254 and given ~ '^[^\s@]+@[^\s@]+\.[^\s@]+$' then value.words := lower(given); end if;
    when 'phone' then
      if length(given) <= 40 and length(regexp_replace(given, '\D', '', 'g')) between 8 and 15
        and given ~ '^[+\d ().-]+$' then value.words := given; end if;
    when 'number', 'money' then
      if given ~ '^-?\d{1,14}(\.\d{1,6})?$' then
        value.number := given::numeric;
        if p_field.type = 'money' and (value.number < 0 or value.number <> trunc(value.number)) then
          value.number := null;
        end if;
      end if;
    when 'date' then
      if given ~ '^(19|20)' then value.day := private.typed_day(given); end if;
    when 'yes_no' then
      if given in ('true', 'false') then value.flag := given::boolean; end if;
    when 'choice' then
      select o.choice ->> 'key' into value.choice from jsonb_array_elements(p_field.choices) o (choice)
        where o.choice ->> 'key' = given;
  end case;
  return value;
end
$$;
comment on function private.read_field_value is
  'A value of a custom field as its type stores it; all columns of values are null where the type refuses it.';

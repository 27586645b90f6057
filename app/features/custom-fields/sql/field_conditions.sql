create or replace function private.field_conditions(p_subject text, p_fields jsonb, p_id text) returns text
language plpgsql stable set search_path = ''
as $$
declare
  asked record;
  field public.custom_fields;
  part text;
  several text[];
  missing boolean;
  has_field text;
  found text := '';
begin
  -- Most lists are filtered by none.
  if p_fields is null then
    return '';
  end if;
  -- Both ends of a range are one condition: each by itself leaves half of all values.
  for asked in
    select split_part(e.key, '.', 1) as key,
      max(btrim(e.value)) filter (where split_part(e.key, '.', 2) = '') as value,
      max(btrim(e.value)) filter (where split_part(e.key, '.', 2) = 'from') as low,
      max(btrim(e.value)) filter (where split_part(e.key, '.', 2) = 'to') as high,
      bool_or(split_part(e.key, '.', 2) = 'none') as without
    from jsonb_each_text(p_fields) e group by 1 order by 1
  loop
    select * into field from public.custom_fields f
      where f.subject = p_subject and f.key = asked.key and f.is_active;
    several := string_to_array(asked.value, ',');
    -- A dash among what is chosen, or a bound of its own, asks for those without a value.
    missing := field.id is not null and (asked.without
      or field.type in ('choice', 'choices', 'yes_no') and coalesce('-' = any (several), false));
    several := array_remove(several, '-');
    part := case
      when field.id is null or asked.without then null
      when field.type = 'choice' and cardinality(several) > 0 then
        format('v.choice = any (%L::text[])', several)
      when field.type = 'choices' and cardinality(several) > 0 then
        format('v.choices && %L::text[]', several)
      when field.type = 'yes_no' and cardinality(several) > 0 then
        format('v.flag = any (%L::boolean[])', array(
          select s = 'true' from unnest(several) s where s in ('true', 'false')))
      when field.type in ('number', 'money') then (
        select string_agg(format('v.number %s %L::numeric', b.sign, private.typed_number(b.value)
            * case field.type when 'money' then 100 else 1 end), ' and ')
          from (values ('=', asked.value), ('>=', asked.low), ('<=', asked.high)) b (sign, value)
          where private.typed_number(b.value) is not null)
      when field.type = 'date' then (
        select string_agg(format('v.day %s %L::date', b.sign, private.typed_day(b.value)), ' and ')
          from (values ('=', asked.value), ('>=', asked.low), ('<=', asked.high)) b (sign, value)
          where private.typed_day(b.value) is not null)
      when field.type not in ('choice', 'choices', 'yes_no') and asked.value is not null then
        format('v.words ilike %L', '%' || regexp_replace(asked.value, '([\\%_])', '\\\1', 'g') || '%')
    end;
    -- Only records of the field's product have it, and so may lack its value.
    has_field := case when not missing or field.product is null then ''
      when p_subject in ('contact', 'company') then format(' and s.products @> array[%L]', field.product)
      when p_subject = 'deal' then format(' and s.product = %L', field.product)
      else format(' and s.project_id = any (%L::uuid[])',
        array(select j.id from public.feedback_projects j where j.product = field.product)) end;
    found := found || has_field || case
      when missing and part is null then format(' and not exists (select from public.custom_field_values v
        where v.field_id = %L and v.subject_id = %s)', field.id, p_id)
      when missing then format(' and (%1$s in (select v.subject_id from public.custom_field_values v
        where v.field_id = %2$L and %3$s) or not exists (select from public.custom_field_values v
        where v.field_id = %2$L and v.subject_id = %1$s))', p_id, field.id, part)
      when part is not null then format(
        ' and %s in (select v.subject_id from public.custom_field_values v where v.field_id = %L and %s)',
        p_id, field.id, part)
      else '' end;
  end loop;
  return found;
end
$$;
comment on function private.field_conditions is
  'Conditions in SQL on rows of a list for filters by custom fields, {key: value} with key.from and key.to for the ends '
  'of a range; a choice may be one of several, with commas between. key.none, or a dash among the choices, asks for '
  'records without a value, among those whose product has the field. The rows are called s. What names no active field is no condition.';

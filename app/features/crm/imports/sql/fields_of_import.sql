create or replace function private.fields_of_import(p_import public.crm_imports, p_steps private.import_step[])
returns jsonb
language plpgsql set search_path = ''
as $$
declare
  given record;
  was jsonb;
  value public.custom_field_values;
  is_now jsonb;
  traces jsonb := '{}';
begin
  for given in
    select s.line, s.contact_id, s.known, f as field, c.value
    from unnest(p_steps) s cross join lateral jsonb_each(s.fields -> 'custom') c
    join public.custom_fields f on f.id = c.key::uuid and f.subject = 'contact' and f.is_active
      and (f.product is null or f.product = p_import.product)
    order by s.line, f.position, f.key
  loop
    was := coalesce((select private.field_value_json(v) from public.custom_field_values v
      where v.subject_id = given.contact_id and v.field_id = (given.field).id), 'null');
    continue when was <> 'null' and p_import.on_known <> 'replace';
    value := private.read_field_value(given.field, given.value);
    is_now := private.field_value_json(value);
    if is_now = 'null' then
      -- The line is refused, and its other values with it.
      raise check_violation using message = 'a value of a custom field';
    end if;
    continue when is_now = was;
    perform private.write_field_value(given.field, given.contact_id, value);
    if given.known is not null then
      perform private.record_field_change(given.field, given.contact_id, was, is_now,
        jsonb_build_object('import_id', p_import.id));
      traces := jsonb_set(traces, array[given.line::text], coalesce(traces -> given.line::text, '[]')
        || jsonb_build_object('field', (given.field).id, 'was', was, 'value', is_now));
    end if;
  end loop;
  return traces;
end
$$;
comment on function private.fields_of_import is
  'Stores the values of lines in custom fields of contacts, of which an import fills empty ones or replaces all, and '
  'returns for each line of a known contact what it changed.';

create or replace function private.lead_answer(form_data jsonb, form_snapshot jsonb, property text)
returns text
language plpgsql stable set search_path = ''
as $$
begin
  return nullif(btrim(case when form_snapshot is null then form_data ->> property else (
    select form_data ->> (field ->> 'field_name')
    from jsonb_array_elements(form_snapshot -> 'fields') field
    where field ->> 'contact_property' = property limit 1) end), '');
end
$$;
comment on function private.lead_answer is
  'The answer that fills a property of the contact, or null. Without a form the keys are the '
  'properties themselves.';

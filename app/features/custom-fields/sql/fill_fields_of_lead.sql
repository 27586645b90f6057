create or replace function private.fill_fields_of_lead(p_lead public.qualification_submissions) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  asked record;
  value public.custom_field_values;
  is_now jsonb;
begin
  for asked in
    -- What staff wrote stays, and so does what an earlier lead filled in.
    select f as field, s.id as subject, p_lead.form_data -> (q.question ->> 'field_name') as answer, q.question
    from jsonb_array_elements(p_lead.form_snapshot -> 'fields') q (question)
    join public.custom_fields f on f.id = (q.question ->> 'custom_field_id')::uuid and f.is_active
    cross join lateral (select case f.subject when 'contact' then p_lead.contact_id when 'deal' then p_lead.deal_id end)
      s (id)
    where s.id is not null and p_lead.form_data ? (q.question ->> 'field_name')
      and not exists (select from public.custom_field_values v where v.subject_id = s.id and v.field_id = f.id)
  loop
    value := private.read_field_value(asked.field,
      private.answer_as_value(asked.field, asked.answer, asked.question));
    is_now := private.field_value_json(value);
    continue when is_now = 'null';
    perform private.write_field_value(asked.field, asked.subject, value);
    perform private.record_field_change(asked.field, asked.subject, 'null', is_now,
      jsonb_build_object('lead', p_lead.id));
  end loop;
exception when others then
  -- The lead keeps the answer itself.
  raise warning 'custom fields of lead % not filled in: % %', p_lead.id, sqlstate, sqlerrm;
end
$$;
comment on function private.fill_fields_of_lead is
  'Fills in empty custom fields of the contact and of the deal with the answers to the questions that name them.';

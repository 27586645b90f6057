create or replace function private.write_field_value(
  p_field public.custom_fields, p_subject_id uuid, p_value public.custom_field_values
) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if num_nonnulls(p_value.words, p_value.number, p_value.day, p_value.flag, p_value.choice, p_value.choices) = 0 then
    delete from public.custom_field_values v where v.subject_id = p_subject_id and v.field_id = p_field.id;
    return;
  end if;
  insert into public.custom_field_values as v
      (field_id, contact_id, company_id, deal_id, ticket_id, words, number, day, flag, choice, choices)
    values (p_field.id, case p_field.subject when 'contact' then p_subject_id end,
      case p_field.subject when 'company' then p_subject_id end, case p_field.subject when 'deal' then p_subject_id end,
      case p_field.subject when 'ticket' then p_subject_id end, p_value.words, p_value.number, p_value.day,
      p_value.flag, p_value.choice, p_value.choices)
    on conflict on constraint custom_field_values_once do update set words = excluded.words, number = excluded.number,
      day = excluded.day, flag = excluded.flag, choice = excluded.choice, choices = excluded.choices;
end
$$;
comment on function private.write_field_value is
  'Stores a value of a custom field, or deletes it where it is empty; checks and records nothing.';

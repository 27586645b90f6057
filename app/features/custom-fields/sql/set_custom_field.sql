-- not null: *
create or replace function public.set_custom_field(p_subject text, p_id uuid, p_field uuid, p_value jsonb, p_seen jsonb)
returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  products constant text[] := private.lock_field_subject(p_subject, p_id);
  field public.custom_fields;
  was jsonb;
  value public.custom_field_values;
  is_now jsonb;
begin
  select * into field from public.custom_fields f
    where f.id = p_field and f.subject = p_subject and f.is_active and (f.product is null or f.product = any (products));
  if products is null or field.id is null then
    return '{"done": false, "why": "gone"}';
  end if;
  was := coalesce((select private.field_value_json(v) from public.custom_field_values v
    where v.subject_id = p_id and v.field_id = field.id), 'null');
  if was <> p_seen then
    return jsonb_build_object('done', false, 'why', 'changed', 'value', was);
  end if;
  value := private.read_field_value(field, p_value);
  is_now := private.field_value_json(value);
  if p_value <> 'null' and p_value <> '[]' and is_now = 'null' then
    return '{"done": false, "why": "value"}';
  elsif is_now = 'null' and field.is_required then
    return '{"done": false, "why": "required"}';
  elsif is_now <> was then
    perform private.write_field_value(field, p_id, value);
    perform private.record_field_change(field, p_id, was, is_now);
    if p_subject = 'deal' then
      update public.crm_deals d set touched_at = now() where d.id = p_id;
    end if;
    perform pg_notify('lists_changed', case p_subject when 'ticket' then 'feedback' else 'deals' end);
  end if;
  return jsonb_build_object('done', true, 'was', was, 'value', is_now);
end
$$;
grant execute on function public.set_custom_field to authenticated;
comment on function public.set_custom_field is
  'Stores the value of a custom field of a contact, a company, a deal or a ticket, as it was seen: null of JSON empties '
  'it. Returns {done, was, value} or {done: false, why}: gone, changed (with the present value), value (its type '
  'refuses it) or required. Refuses as a change of the record does.';

create or replace function private.record_field_change(
  p_field public.custom_fields, p_subject_id uuid, p_from jsonb, p_to jsonb, p_details jsonb default '{}'
) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  was constant text := private.field_value_text(p_from);
  is_now constant text := private.field_value_text(p_to);
  details constant jsonb := p_details || jsonb_build_object('field', p_field.id, 'label', p_field.label);
begin
  case p_field.subject
    when 'contact' then
      perform private.note_contact_event(p_subject_id, 'custom_field', was, is_now, details);
    when 'company' then
      perform private.record_crm_event('company', p_subject_id, null, (
        select case when cardinality(o.products) = 1 then o.products[1] end
        from public.crm_companies o where o.id = p_subject_id), 'custom_field', was, is_now, details);
    when 'deal' then
      perform private.record_crm_event('deal', d.id, d.contact_id, d.product, 'custom_field', was, is_now, details)
        from public.crm_deals d where d.id = p_subject_id;
    when 'ticket' then
      insert into public.feedback_changes (ticket_id, kind, changed_by, details)
        values (p_subject_id, 'custom_field', private.uid(), details
          || jsonb_build_object('was', left(was, 2000), 'becomes', left(is_now, 2000)));
  end case;
end
$$;
comment on function private.record_field_change is
  'Records in the history of a record that the value of a custom field was changed.';

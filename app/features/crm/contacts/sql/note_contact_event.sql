create or replace function private.note_contact_event(
  p_contact_id uuid, p_kind text, p_from text, p_to text, p_details jsonb default '{}'
) returns void
language sql security definer set search_path = ''
as $$
  -- A row of one product is visible with that product; a row of two, with both.
  select private.record_crm_event('contact', p_contact_id, p_contact_id, (
      select c.products[1] from public.crm_contacts c
      where c.id = p_contact_id and cardinality(c.products) = 1), p_kind, p_from, p_to, p_details)
$$;
comment on function private.note_contact_event is
  'Records what was done with a contact.';

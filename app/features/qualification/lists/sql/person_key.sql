create or replace function private.person_key(p_contact_id uuid, form_data jsonb, form_snapshot jsonb)
returns text
language plpgsql stable set search_path = ''
as $$
declare
  contact public.crm_contacts;
begin
  select * into contact from public.crm_contacts c where c.id = p_contact_id;
  -- Cut, as a row of an index has no room for a page of text.
  return left(lower(coalesce(contact.name, private.lead_answer(form_data, form_snapshot, 'name'),
    contact.email, '')), 200);
end
$$;
comment on function private.person_key is 'By what a lead is found among the names of people.';

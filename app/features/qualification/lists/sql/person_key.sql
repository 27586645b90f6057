create or replace function private.person_key(p_contact_id uuid, form_data jsonb, form_snapshot jsonb)
returns text
language plpgsql stable set search_path = ''
as $$
declare
  contact public.crm_contacts;
begin
  select * into contact from public.crm_contacts c where c.id = p_contact_id;
  -- Shortened, since an index row has a size limit.
  return left(lower(coalesce(contact.name, private.lead_answer(form_data, form_snapshot, 'name'),
    contact.email, '')), 200);
end
$$;
comment on function private.person_key is 'The sort key of a lead by the name of its person.';

-- Old: private.words_to_find
create or replace function private.words_of_lead(
  p_protocol text, p_contact_id uuid, p_form_data jsonb
) returns text
language plpgsql stable set search_path = ''
as $$
declare
  contact public.crm_contacts;
  known text;
begin
  select * into contact from public.crm_contacts c where c.id = p_contact_id;
  known := lower(concat_ws(' ', p_protocol, contact.name, contact.email, contact.company,
    contact.phone_key));
  return known || (
    select coalesce(' ' || string_agg(distinct private.phone_in(a.value), ' ')
        filter (where strpos(known, private.phone_in(a.value)) = 0), '')
      -- Cut, so that a page of text makes no row wide; and nothing twice.
      || coalesce(' ' || lower(left(string_agg(a.value, ' ' order by length(a.value), a.key)
        filter (where strpos(known, lower(btrim(a.value))) = 0), 1000)), '')
    from jsonb_each_text(p_form_data) a);
end
$$;
revoke all on function private.words_of_lead from public, anon, authenticated, service_role;
comment on function private.words_of_lead is
  'What a lead is found by: protocol, name, address, company, telephone as private.phone_key() has '
  'it, and the answers.';

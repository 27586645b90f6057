create or replace function private.words_of_lead(
  p_protocol text, p_contact_id uuid, p_form_data jsonb
) returns text
language plpgsql stable set search_path = ''
as $$
declare
  contact public.crm_contacts;
begin
  select * into contact from public.crm_contacts c where c.id = p_contact_id;
  return lower(p_protocol || ' ' || case when contact.id is not null
    then concat_ws(' ', contact.name, contact.email, contact.company)
    -- Cut, so that a page of text makes no row wide.
    else left(coalesce((
      select string_agg(a.value, ' ' order by a.key) from jsonb_each_text(p_form_data) a), ''), 2000)
    end);
end
$$;
revoke all on function private.words_of_lead from public, anon, authenticated, service_role;
comment on function private.words_of_lead is 'What a lead is found by.';

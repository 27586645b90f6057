drop function if exists private.refresh_words_of_company(uuid);
create or replace function private.index_contacts_of_company(p_company uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  update private.contact_words w set words = private.search_text_of_contact(w.id)
    where w.company = p_company;
end
$$;
comment on function private.index_contacts_of_company is
  'Step: people are found by the name of their company.';

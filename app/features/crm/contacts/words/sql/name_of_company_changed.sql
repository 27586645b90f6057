create or replace function private.name_of_company_changed() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update private.contact_words w set words = private.words_of_contact(w.id)
    where w.company = new.id;
  return null;
end
$$;
comment on function private.name_of_company_changed is
  'Trigger: people are found by the name of their company.';

create or replace function private.words_of_contact(p_contact_id uuid) returns text
language plpgsql stable set search_path = ''
as $$
begin
  return (select w.words from private.words_of_contacts(array[p_contact_id]) w);
end
$$;
comment on function private.words_of_contact is 'What one contact is found by.';

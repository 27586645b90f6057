drop function if exists private.words_of_contact(uuid);
create or replace function private.search_text_of_contact(p_contact_id uuid) returns text
language plpgsql stable set search_path = ''
as $$
begin
  return (select w.words from private.search_text_of_contacts(array[p_contact_id]) w);
end
$$;
comment on function private.search_text_of_contact is 'What one contact is found by.';

create or replace function private.voice_of(p_contact_id uuid, p_email text, p_entry_id uuid) returns text
language sql immutable set search_path = ''
return coalesce('contact ' || p_contact_id, 'email ' || p_email, 'entry ' || p_entry_id);
comment on function private.voice_of is
  'Whose voice an entry is: of a contact, else of an address, else of itself.';

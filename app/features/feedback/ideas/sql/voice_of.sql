create or replace function private.voice_of(p_contact_id uuid, p_email text, p_entry_id uuid) returns text
language sql immutable
return coalesce('contact ' || p_contact_id, 'email ' || p_email, 'entry ' || p_entry_id);
comment on function private.voice_of is
  'Identifies the person of an entry: its contact, else its address, else the entry itself.';

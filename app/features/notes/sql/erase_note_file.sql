create or replace function private.erase_note_file() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.outbox (kind, payload)
    values ('notes.erase-file', jsonb_build_object('storage_key', old.storage_key));
  return null;
end
$$;
comment on function private.erase_note_file is
  'Trigger: enqueues the deletion of the file of a deleted row.';

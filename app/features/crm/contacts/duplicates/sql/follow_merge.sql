create or replace function private.follow_merge() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' or new.contact_id is distinct from old.contact_id then
    new.contact_id := private.contact_to_write(new.contact_id);
  end if;
  return new;
end
$$;
comment on function private.follow_merge is
  'Trigger, before all others of a row that names a contact: a row written for a merged contact is its '
  'merge target''s.';

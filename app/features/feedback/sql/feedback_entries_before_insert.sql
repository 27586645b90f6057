create or replace function private.feedback_entries_before_insert() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.contact_id := private.contact_to_write(new.contact_id);
  if new.duplicate_of is not null then
    new.duplicate_of := private.resolve_duplicate(new);
  end if;
  return new;
end
$$;
comment on function private.feedback_entries_before_insert is
  'Trigger: merge target, and the entry that a new one is the same as.';

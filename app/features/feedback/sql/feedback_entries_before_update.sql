create or replace function private.feedback_entries_before_update() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.contact_id is distinct from old.contact_id then
    new.contact_id := private.contact_to_write(new.contact_id);
  end if;
  if old.status <> new.status then
    new := private.move_feedback(old, new);
  end if;
  if new.duplicate_of is distinct from old.duplicate_of and new.duplicate_of is not null then
    new.duplicate_of := private.resolve_duplicate(new);
  end if;
  return new;
end
$$;
comment on function private.feedback_entries_before_update is
  'Trigger: merge target, allowed moves, and the entry that a changed one is the same as.';

create or replace function private.feedback_entries_after_update() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- The duplicates of an entry follow it when it is joined to another one.
  if new.duplicate_of is distinct from old.duplicate_of and new.duplicate_of is not null then
    update public.feedback_entries e set duplicate_of = new.duplicate_of where e.duplicate_of = new.id;
  end if;
  if new.owner_id is distinct from old.owner_id then
    insert into public.feedback_changes (entry_id, kind, from_status, to_status, changed_by)
      values (new.id, 'owner', old.owner_id::text, new.owner_id::text, private.uid());
  end if;
  if new.type = 'ideia' and (old.type, old.protocol, old.author_name, old.author_email, old.verbatim)
      is distinct from (new.type, new.protocol, new.author_name, new.author_email, new.verbatim) then
    perform private.index_idea_search(new);
  end if;
  if 'nps' in (old.type, new.type) and (old.status, old.type, old.score, old.project_id)
      is distinct from (new.status, new.type, new.score, new.project_id) then
    perform private.mark_dirty_day('nps', new.created_at);
  end if;
  return null;
end
$$;
comment on function private.feedback_entries_after_update is
  'Trigger: entries that are the same as a changed one, history of its owner, search row, sums of the day.';

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
  if (old.protocol, old.author_name, old.author_email, old.verbatim)
      is distinct from (new.protocol, new.author_name, new.author_email, new.verbatim) then
    perform private.index_entry_search(new);
  elsif (old.created_at, old.status, old.type, old.project_id, old.owner_id)
      is distinct from (new.created_at, new.status, new.type, new.project_id, new.owner_id) then
    update private.entry_words w set created_at = new.created_at, type = new.type, project_id = new.project_id,
        place = (private.entry_places(new.status))[1]::smallint, owner_id = new.owner_id
      where w.id = new.id;
    if not found then
      perform private.index_entry_search(new);
    end if;
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
  'Trigger: entries that are the same as a changed one, history of its owner, search rows, sums of the day.';

create or replace function private.index_entry_search(entry public.feedback_entries) returns void
language sql security definer set search_path = ''
begin atomic
  insert into private.entry_words as w (id, created_at, place, type, project_id, owner_id, words)
    values (entry.id, entry.created_at, (private.entry_places(entry.status))[1]::smallint, entry.type,
      entry.project_id, entry.owner_id, private.search_text_of_entry(entry))
    on conflict (id) do update set created_at = excluded.created_at, place = excluded.place, type = excluded.type,
      project_id = excluded.project_id, owner_id = excluded.owner_id, words = excluded.words;
end;
comment on function private.index_entry_search is 'Step: writes the search row of an entry.';

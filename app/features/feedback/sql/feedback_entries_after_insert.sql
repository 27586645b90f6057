create or replace function private.feedback_entries_after_insert() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.index_entry_search(new);
  if new.type = 'ideia' then
    perform private.index_idea_search(new);
  elsif new.type = 'nps' then
    perform private.mark_dirty_day('nps', new.created_at);
  end if;
  return null;
end
$$;
comment on function private.feedback_entries_after_insert is
  'Trigger: search rows of a new entry and idea, sums of the day of a new answer to "would you recommend us".';

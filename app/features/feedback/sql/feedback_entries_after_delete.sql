create or replace function private.feedback_entries_after_delete() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.mark_dirty_day('nps', old.created_at);
  return null;
end
$$;
comment on function private.feedback_entries_after_delete is
  'Trigger: sums of the day of a deleted answer to "would you recommend us".';

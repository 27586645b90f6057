create or replace function public.write_entry_note(
  p_id uuid, p_entry_id uuid, p_body text, p_files uuid[] default '{}'
) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if not public.has_permission(private.uid(), 'feedback', 'update') then
    perform private.refuse('feedback_update_missing');
  elsif not private.entry_in_reach(p_entry_id, 'update') then
    raise exception 'entry_gone' using errcode = 'PT404';
  end if;
  insert into public.ticket_notes (id, entry_id, author_id, body)
    values (p_id, p_entry_id, private.uid(), btrim(p_body)) on conflict (id) do nothing;
  -- A repeated call: already stored.
  if found then
    perform private.attach_note_files('ticket', p_id, p_files);
    perform private.name_in_ticket_note(p_id);
  end if;
end
$$;
grant execute on function public.write_entry_note to authenticated;
comment on function public.write_entry_note is
  'Saves a note about an entry, under an id of the sender''s, with uploaded files, and notifies each user '
  'mentioned in it as @{id}. Refuses with feedback_update_missing, entry_gone or files_gone.';

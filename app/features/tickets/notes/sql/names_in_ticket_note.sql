create or replace function private.names_in_ticket_note(p_note_id uuid) returns jsonb
language sql stable
return (
  select coalesce(jsonb_object_agg(m.user_id, p.display_name), '{}')
  from public.note_mentions m join public.user_profiles p using (user_id)
  where m.ticket_note_id = p_note_id
);
comment on function private.names_in_ticket_note is
  'The present names of users who are mentioned in a note about a ticket, by id.';

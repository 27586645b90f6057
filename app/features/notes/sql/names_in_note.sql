drop function if exists private.names_in_ticket_note(uuid);
create or replace function private.names_in_note(p_note_id uuid) returns jsonb
language sql stable
return (
  select coalesce(jsonb_object_agg(m.user_id, p.display_name), '{}')
  from public.note_mentions m join public.user_profiles p using (user_id)
  where m.lead_note_id = p_note_id or m.ticket_note_id = p_note_id or m.crm_note_id = p_note_id
    or m.project_note_id = p_note_id
);
comment on function private.names_in_note is
  'The present names of people who are mentioned in a note of any kind, by id.';

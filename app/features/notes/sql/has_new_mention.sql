create or replace function private.has_new_mention(p_note_id uuid) returns boolean
language sql stable set search_path = ''
return exists (
  select from public.note_mentions m
  where (m.lead_note_id = p_note_id or m.ticket_note_id = p_note_id or m.crm_note_id = p_note_id
      or m.project_note_id = p_note_id)
    and m.user_id = private.uid() and m.read_at is null and m.dropped_at is null
);
comment on function private.has_new_mention is
  'Whether a note of any kind mentions the caller, who has not read it yet.';

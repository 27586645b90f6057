create or replace function private.ticket_note_in_reach(p_note_id uuid) returns boolean
language sql stable security definer set search_path = ''
return exists (
  select from public.ticket_notes n
  where n.id = p_note_id and n.removed_at is null
    and private.project_of_ticket_note(n) = any (private.feedback_projects_in('read')));
comment on function private.ticket_note_in_reach is
  'Whether the caller may read a note about a ticket or an entry: it exists, and its product is permitted.';

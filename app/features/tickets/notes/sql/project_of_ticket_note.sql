create or replace function private.project_of_ticket_note(p_note public.ticket_notes) returns uuid
language sql stable
return coalesce(
  (select t.project_id from public.feedback_tickets t where t.id = p_note.ticket_id),
  (select e.project_id from public.feedback_entries e where e.id = p_note.entry_id));
comment on function private.project_of_ticket_note is 'The project of the ticket or entry of a note.';

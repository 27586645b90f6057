create or replace function private.is_undone_move(p_ticket uuid, p_from text, p_to text) returns boolean
language sql stable security definer set search_path = ''
return private.uid() is not null and exists (select from public.feedback_changes c
  where c.ticket_id = p_ticket and c.kind = 'status' and c.changed_by = private.uid()
    and (c.from_status, c.to_status) = (p_to, p_from)
    and private.undo_is_open(c.changed_at));
comment on function private.is_undone_move is
  'Whether the caller moves a ticket back to the status that they have just changed.';

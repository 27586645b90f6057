drop function if exists public.write_ticket_note(uuid, uuid, text);
create or replace function public.write_ticket_note(
  p_id uuid, p_ticket_id uuid, p_body text, p_files uuid[] default '{}'
) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  ticket public.feedback_tickets := private.check_ticket(p_ticket_id, 'update');
begin
  insert into public.ticket_notes (id, ticket_id, author_id, body)
    values (p_id, ticket.id, private.uid(), btrim(p_body)) on conflict (id) do nothing;
  -- A repeated call: already stored.
  if found then
    perform private.attach_note_files('ticket', p_id, p_files);
    perform private.name_in_ticket_note(p_id);
  end if;
end
$$;
grant execute on function public.write_ticket_note to authenticated;
comment on function public.write_ticket_note is
  'Saves a note about a ticket, under an id of the sender''s, with uploaded files, and notifies each user '
  'mentioned in it as @{id}. Refuses with feedback_update_missing, ticket_gone or files_gone.';

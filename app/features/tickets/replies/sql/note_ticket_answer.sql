drop function if exists private.note_ticket_answer();
create or replace function private.note_ticket_answer(message public.feedback_messages) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  update public.feedback_tickets t set last_public_at = greatest(t.last_public_at, message.created_at),
      first_answered_at = coalesce(t.first_answered_at, message.created_at)
    where t.id = message.ticket_id;
  -- What a rule has begun, somebody has ended.
  delete from public.ticket_drafts d where d.ticket_id = message.ticket_id;
end
$$;
comment on function private.note_ticket_answer is
  'Step: sets when a ticket was answered first, and the time of its last message; '
  'an answer that a rule has begun is done with.';

create or replace function private.note_ticket_answer() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.feedback_tickets t set last_public_at = greatest(t.last_public_at, new.created_at),
      first_answered_at = coalesce(t.first_answered_at, new.created_at)
    where t.id = new.ticket_id;
  -- What a rule has begun, somebody has ended.
  delete from public.ticket_drafts d where d.ticket_id = new.ticket_id;
  return null;
end
$$;
comment on function private.note_ticket_answer is
  'Trigger: sets when a ticket was answered first, and the time of its last message; '
  'an answer that a rule has begun is done with.';

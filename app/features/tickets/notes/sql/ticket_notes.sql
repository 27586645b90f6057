drop policy if exists ticket_notes_server on public.ticket_notes;
create policy ticket_notes_server on public.ticket_notes for select to service_role using (true);

-- Readable with the entry or ticket, by their policies.
drop policy if exists ticket_notes_staff on public.ticket_notes;
create policy ticket_notes_staff on public.ticket_notes for select to authenticated
  using (removed_at is null
    and (exists (select from public.feedback_entries e where e.id = entry_id)
      or exists (select from public.feedback_tickets t where t.id = ticket_id)));

-- Commits with a notification run one at a time, which is fast enough for the few writes of staff.
create or replace trigger announce_ticket_notes after insert or update on public.ticket_notes
  for each statement execute function private.announce_list('feedback');

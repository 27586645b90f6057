drop policy if exists ticket_replies_later_server on public.ticket_replies_later;
create policy ticket_replies_later_server on public.ticket_replies_later
  for select to service_role using (true);

-- Readable with the ticket, by its policy.
drop policy if exists ticket_replies_later_staff on public.ticket_replies_later;
create policy ticket_replies_later_staff on public.ticket_replies_later for select to authenticated
  using (exists (select from public.feedback_tickets t where t.id = ticket_id));

create or replace trigger announce_later_replies
  after insert or update or delete on public.ticket_replies_later
  for each statement execute function private.announce_list('feedback');

drop policy if exists ticket_entries_server on public.ticket_entries;
create policy ticket_entries_server on public.ticket_entries for select to service_role using (true);

-- Readable with the ticket, by its policy.
drop policy if exists ticket_entries_staff on public.ticket_entries;
create policy ticket_entries_staff on public.ticket_entries for select to authenticated
  using (exists (select from public.feedback_tickets t where t.id = ticket_id));

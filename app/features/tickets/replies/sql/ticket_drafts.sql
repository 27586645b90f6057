drop policy if exists ticket_drafts_server on public.ticket_drafts;
create policy ticket_drafts_server on public.ticket_drafts for select to service_role using (true);

-- Readable with the ticket, by its policy.
drop policy if exists ticket_drafts_staff on public.ticket_drafts;
create policy ticket_drafts_staff on public.ticket_drafts for select to authenticated
  using (exists (select from public.feedback_tickets t where t.id = ticket_id));

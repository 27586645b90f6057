drop policy if exists inbound_mails_server on public.inbound_mails;
create policy inbound_mails_server on public.inbound_mails for select to service_role using (true);

-- Readable with its thread; a mail without a thread belongs to no product.
drop policy if exists inbound_mails_staff on public.inbound_mails;
create policy inbound_mails_staff on public.inbound_mails for select to authenticated
  using (case
    when crm_message_id is not null then
      exists (select from public.crm_messages m where m.id = crm_message_id)
    when feedback_message_id is not null then
      exists (select from public.feedback_messages m where m.id = feedback_message_id)
    when entry_id is not null then
      exists (select from public.feedback_entries e where e.id = entry_id)
    else (select private.in_every_product('feedback', 'read')) end);

create or replace trigger announce_inbound_mails after insert or update or delete
  on public.inbound_mails
  for each statement execute function private.announce_list('feedback');

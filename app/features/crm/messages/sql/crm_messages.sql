drop policy if exists crm_messages_server on public.crm_messages;
create policy crm_messages_server on public.crm_messages for select to service_role using (true);

drop policy if exists crm_messages_staff on public.crm_messages;
create policy crm_messages_staff on public.crm_messages for select to authenticated
  using (product = any ((select private.products_in('crm', 'read'))::text[])
    or product is null and (select private.in_every_product('crm', 'read')));

create or replace trigger a_follow_merge before insert or update of contact_id on public.crm_messages
  for each row execute function private.follow_merge();
-- Commits with a notification run one at a time, which is fast enough for the few writes of staff.
create or replace trigger announce_messages after insert or update or delete on public.crm_messages
  for each statement execute function private.announce_list('leads');
create or replace trigger settle_message_draft after insert on public.crm_messages
  for each row when (new.direction = 'out') execute function private.settle_message_draft();

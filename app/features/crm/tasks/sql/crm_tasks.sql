drop policy if exists crm_tasks_server on public.crm_tasks;
create policy crm_tasks_server on public.crm_tasks for select to service_role using (true);

drop policy if exists crm_tasks_staff on public.crm_tasks;
create policy crm_tasks_staff on public.crm_tasks for select to authenticated
  using (removed_at is null
    and (product = any ((select private.products_in('crm', 'read'))::text[])
      or product is null and (select private.in_every_product('crm', 'read'))));

create or replace trigger a_follow_merge before insert or update of contact_id on public.crm_tasks
  for each row execute function private.follow_merge();
create or replace trigger record_task_events after insert or update on public.crm_tasks
  for each row execute function private.record_task_events();
-- Commits with a notification run one at a time, which is fast enough for the few writes of staff.
create or replace trigger announce_tasks after insert or update or delete on public.crm_tasks
  for each statement execute function private.announce_list('tasks');

drop policy if exists crm_events_server on public.crm_events;
create policy crm_events_server on public.crm_events for select to service_role using (true);

drop policy if exists crm_events_staff on public.crm_events;
create policy crm_events_staff on public.crm_events for select to authenticated
  using (product = any ((select private.products_in('crm', 'read'))::text[])
    or product is null and (select private.in_every_product('crm', 'read')));

create or replace trigger queue_rule_facts after insert on public.crm_events
  referencing new table as added for each statement execute function private.queue_rule_facts();

drop policy if exists ticket_targets_server on public.ticket_targets;
create policy ticket_targets_server on public.ticket_targets for select to service_role using (true);

drop policy if exists ticket_targets_staff_read on public.ticket_targets;
create policy ticket_targets_staff_read on public.ticket_targets for select to authenticated
  using ((select public.has_permission((select private.uid()), 'settings', 'read')));

drop policy if exists ticket_targets_staff_update on public.ticket_targets;
create policy ticket_targets_staff_update on public.ticket_targets for update to authenticated
  using ((select public.has_permission((select private.uid()), 'settings', 'update')))
  with check ((select public.has_permission((select private.uid()), 'settings', 'update')));

create or replace trigger count_revision before update on public.ticket_targets
  for each row execute function private.count_revision();
create or replace trigger record_setting_change after insert or update or delete on public.ticket_targets
  for each row execute function private.record_setting_change();
create or replace trigger reckon_answer_clocks after insert or update or delete on public.ticket_targets
  for each statement execute function private.reckon_answer_clocks('ticket.clocks');

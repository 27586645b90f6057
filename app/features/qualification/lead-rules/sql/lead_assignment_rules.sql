drop policy if exists lead_assignment_rules_server on public.lead_assignment_rules;
create policy lead_assignment_rules_server on public.lead_assignment_rules
  for select to service_role using (true);

drop policy if exists lead_assignment_rules_read on public.lead_assignment_rules;
create policy lead_assignment_rules_read on public.lead_assignment_rules for select to authenticated
  using ((select public.has_permission((select private.uid()), 'settings', 'read')));

drop policy if exists lead_assignment_rules_edit on public.lead_assignment_rules;
create policy lead_assignment_rules_edit on public.lead_assignment_rules for all to authenticated
  using ((select public.has_permission((select private.uid()), 'settings', 'update')))
  with check ((select public.has_permission((select private.uid()), 'settings', 'update')));

create or replace trigger count_revision before insert or update on public.lead_assignment_rules
  for each row execute function private.count_revision();
create or replace trigger record_setting_change
  after insert or update or delete on public.lead_assignment_rules
  for each row execute function private.record_setting_change();

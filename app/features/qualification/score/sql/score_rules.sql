drop policy if exists score_rules_server on public.score_rules;
create policy score_rules_server on public.score_rules for select to service_role using (true);

drop policy if exists score_rules_staff on public.score_rules;
create policy score_rules_staff on public.score_rules for select to authenticated
  using ((select public.has_permission((select private.uid()), 'settings', 'read')));

drop policy if exists score_rules_edit on public.score_rules;
create policy score_rules_edit on public.score_rules for all to authenticated
  using ((select public.has_permission((select private.uid()), 'settings', 'manage')))
  with check ((select public.has_permission((select private.uid()), 'settings', 'manage')));

create or replace trigger count_revision before insert or update on public.score_rules
  for each row execute function private.count_revision();
create or replace trigger keep_score_rule before insert or update or delete on public.score_rules
  for each row execute function private.keep_score_rule();
create or replace trigger record_setting_change after insert or update or delete on public.score_rules
  for each row execute function private.record_setting_change();

drop policy if exists answer_targets_server on public.answer_targets;
create policy answer_targets_server on public.answer_targets for select to service_role using (true);

drop policy if exists answer_targets_staff_read on public.answer_targets;
create policy answer_targets_staff_read on public.answer_targets for select to authenticated
  using ((select public.has_permission((select private.uid()), 'settings', 'read')));

drop policy if exists answer_targets_staff_insert on public.answer_targets;
create policy answer_targets_staff_insert on public.answer_targets for insert to authenticated
  with check ((select public.has_permission((select private.uid()), 'settings', 'update')));

drop policy if exists answer_targets_staff_update on public.answer_targets;
create policy answer_targets_staff_update on public.answer_targets for update to authenticated
  using ((select public.has_permission((select private.uid()), 'settings', 'update')))
  with check ((select public.has_permission((select private.uid()), 'settings', 'update')));

drop policy if exists answer_targets_staff_delete on public.answer_targets;
create policy answer_targets_staff_delete on public.answer_targets for delete to authenticated
  using ((select public.has_permission((select private.uid()), 'settings', 'update')));

create or replace trigger count_revision before insert or update on public.answer_targets
  for each row execute function private.count_revision();
create or replace trigger record_setting_change after insert or update or delete on public.answer_targets
  for each row execute function private.record_setting_change();
create or replace trigger reckon_answer_clocks after insert or update or delete on public.answer_targets
  for each statement execute function private.reckon_answer_clocks('lead.answer-clocks');

create or replace trigger bump_generation_insert after insert on public.answer_targets
  referencing new table as changed for each statement execute function private.bump_generation();
create or replace trigger bump_generation_update after update on public.answer_targets
  referencing new table as changed for each statement execute function private.bump_generation();
create or replace trigger bump_generation_delete after delete on public.answer_targets
  referencing old table as changed for each statement execute function private.bump_generation();
create or replace trigger bump_generation_truncate after truncate on public.answer_targets
  for each statement execute function private.bump_generation();

drop policy if exists qualification_forms_read on public.qualification_forms;
create policy qualification_forms_read on public.qualification_forms
  for select to anon, authenticated using (is_active);

drop policy if exists qualification_forms_server on public.qualification_forms;
create policy qualification_forms_server on public.qualification_forms
  for all to service_role using (true) with check (true);

drop policy if exists qualification_forms_staff_read on public.qualification_forms;
create policy qualification_forms_staff_read on public.qualification_forms
  for select to authenticated
  using ((select public.has_permission((select private.uid()), 'site', 'read')));

drop policy if exists qualification_forms_staff_insert on public.qualification_forms;
create policy qualification_forms_staff_insert on public.qualification_forms
  for insert to authenticated
  with check ((select public.has_permission((select private.uid()), 'site', 'create')));

drop policy if exists qualification_forms_staff_update on public.qualification_forms;
create policy qualification_forms_staff_update on public.qualification_forms
  for update to authenticated
  using ((select public.has_permission((select private.uid()), 'site', 'update')))
  with check ((select public.has_permission((select private.uid()), 'site', 'update')));

drop policy if exists qualification_forms_staff_delete on public.qualification_forms;
create policy qualification_forms_staff_delete on public.qualification_forms
  for delete to authenticated
  using ((select public.has_permission((select private.uid()), 'site', 'delete')));

drop trigger if exists keep_form_version on public.qualification_forms;
create constraint trigger keep_form_version
  after insert or update on public.qualification_forms
  deferrable initially deferred for each row execute function private.keep_form_version('id');
create or replace trigger count_revision before update on public.qualification_forms
  for each row execute function private.count_revision();
create or replace trigger first_revision before insert on public.qualification_forms
  for each row execute function private.count_revision();
create or replace trigger record_setting_change
  after insert or update or delete on public.qualification_forms
  for each row execute function private.record_setting_change();
create or replace trigger bump_generation_insert after insert on public.qualification_forms
  referencing new table as changed for each statement execute function private.bump_generation();
create or replace trigger bump_generation_update after update on public.qualification_forms
  referencing new table as changed for each statement execute function private.bump_generation();
create or replace trigger bump_generation_delete after delete on public.qualification_forms
  referencing old table as changed for each statement execute function private.bump_generation();
create or replace trigger bump_generation_truncate after truncate on public.qualification_forms
  for each statement execute function private.bump_generation();

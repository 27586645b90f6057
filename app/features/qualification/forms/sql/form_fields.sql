drop policy if exists form_fields_read on public.form_fields;
create policy form_fields_read on public.form_fields
  for select to anon, authenticated using (
    exists (select 1 from public.qualification_forms f where f.id = form_id and f.is_active)
  );

drop policy if exists form_fields_server on public.form_fields;
create policy form_fields_server on public.form_fields
  for all to service_role using (true) with check (true);

drop policy if exists form_fields_staff_read on public.form_fields;
create policy form_fields_staff_read on public.form_fields for select to authenticated
  using ((select public.has_permission((select private.uid()), 'site', 'read')));

drop policy if exists form_fields_staff_insert on public.form_fields;
create policy form_fields_staff_insert on public.form_fields for insert to authenticated
  with check ((select public.has_permission((select private.uid()), 'site', 'create')));

drop policy if exists form_fields_staff_update on public.form_fields;
create policy form_fields_staff_update on public.form_fields for update to authenticated
  using ((select public.has_permission((select private.uid()), 'site', 'update')))
  with check ((select public.has_permission((select private.uid()), 'site', 'update')));

drop policy if exists form_fields_staff_delete on public.form_fields;
create policy form_fields_staff_delete on public.form_fields for delete to authenticated
  using ((select public.has_permission((select private.uid()), 'site', 'delete')));

drop trigger if exists keep_form_version on public.form_fields;
create constraint trigger keep_form_version
  after insert or update or delete on public.form_fields
  deferrable initially deferred for each row execute function private.keep_form_version('form_id');
create or replace trigger count_form_revision
  after insert or update or delete on public.form_fields
  for each row execute function private.count_form_revision();
create or replace trigger count_revision before update on public.form_fields
  for each row execute function private.count_revision();
create or replace trigger first_revision before insert on public.form_fields
  for each row execute function private.count_revision();
create or replace trigger record_setting_change
  after insert or update or delete on public.form_fields
  for each row execute function private.record_setting_change();
create or replace trigger bump_generation_insert after insert on public.form_fields
  referencing new table as changed for each statement execute function private.bump_generation();
create or replace trigger bump_generation_update after update on public.form_fields
  referencing new table as changed for each statement execute function private.bump_generation();
create or replace trigger bump_generation_delete after delete on public.form_fields
  referencing old table as changed for each statement execute function private.bump_generation();
create or replace trigger bump_generation_truncate after truncate on public.form_fields
  for each statement execute function private.bump_generation();

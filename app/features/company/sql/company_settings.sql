drop policy if exists company_settings_read on public.company_settings;
create policy company_settings_read on public.company_settings
  for select to anon, authenticated using (true);

drop policy if exists company_settings_server on public.company_settings;
create policy company_settings_server on public.company_settings
  for all to service_role using (true) with check (true);

drop policy if exists company_settings_staff_read on public.company_settings;
create policy company_settings_staff_read on public.company_settings for select to authenticated
  using ((select public.has_permission((select private.uid()), 'settings', 'read')));

drop policy if exists company_settings_staff_insert on public.company_settings;
create policy company_settings_staff_insert on public.company_settings for insert to authenticated
  with check ((select public.has_permission((select private.uid()), 'settings', 'create')));

drop policy if exists company_settings_staff_update on public.company_settings;
create policy company_settings_staff_update on public.company_settings for update to authenticated
  using ((select public.has_permission((select private.uid()), 'settings', 'update')))
  with check ((select public.has_permission((select private.uid()), 'settings', 'update')));

drop policy if exists company_settings_staff_delete on public.company_settings;
create policy company_settings_staff_delete on public.company_settings for delete to authenticated
  using ((select public.has_permission((select private.uid()), 'settings', 'delete')));

-- Triggers of the previous release, which had one for each step.
drop trigger if exists change_open_hours on public.company_settings;
drop trigger if exists reckon_answer_clocks on public.company_settings;

create or replace trigger count_revision before update on public.company_settings
  for each row execute function private.count_revision();
create or replace trigger first_revision before insert on public.company_settings
  for each row execute function private.count_revision();
create or replace trigger record_setting_change
  after insert or update or delete on public.company_settings
  for each row execute function private.record_setting_change();
create or replace trigger bump_generation_insert after insert on public.company_settings
  referencing new table as changed for each statement execute function private.bump_generation();
create or replace trigger bump_generation_update after update on public.company_settings
  referencing new table as changed for each statement execute function private.bump_generation();
create or replace trigger bump_generation_delete after delete on public.company_settings
  referencing old table as changed for each statement execute function private.bump_generation();
create or replace trigger bump_generation_truncate after truncate on public.company_settings
  for each statement execute function private.bump_generation();
create or replace trigger first_open_hours after insert on public.company_settings
  for each row when (new.business_hours is not null)
  execute function private.change_open_hours();
create or replace trigger company_settings_after_update after update on public.company_settings
  for each row when (old.business_hours is distinct from new.business_hours)
  execute function private.company_settings_after_update();

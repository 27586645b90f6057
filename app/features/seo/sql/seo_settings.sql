drop policy if exists seo_settings_read on public.seo_settings;
create policy seo_settings_read on public.seo_settings
  for select to anon, authenticated using (true);

drop policy if exists seo_settings_server on public.seo_settings;
create policy seo_settings_server on public.seo_settings
  for all to service_role using (true) with check (true);

drop policy if exists seo_settings_staff_read on public.seo_settings;
create policy seo_settings_staff_read on public.seo_settings for select to authenticated
  using ((select public.has_permission((select private.uid()), 'site', 'read')));

drop policy if exists seo_settings_staff_insert on public.seo_settings;
create policy seo_settings_staff_insert on public.seo_settings for insert to authenticated
  with check ((select public.has_permission((select private.uid()), 'site', 'create')));

drop policy if exists seo_settings_staff_update on public.seo_settings;
create policy seo_settings_staff_update on public.seo_settings for update to authenticated
  using ((select public.has_permission((select private.uid()), 'site', 'update')))
  with check ((select public.has_permission((select private.uid()), 'site', 'update')));

drop policy if exists seo_settings_staff_delete on public.seo_settings;
create policy seo_settings_staff_delete on public.seo_settings for delete to authenticated
  using ((select public.has_permission((select private.uid()), 'site', 'delete')));

create or replace trigger stamp_change before update on public.seo_settings
  for each row execute function private.stamp_change();
create or replace trigger stamp_new before insert on public.seo_settings
  for each row when (current_user = 'authenticated')
  execute function private.stamp_change();
create or replace trigger count_revision before update on public.seo_settings
  for each row execute function private.count_revision();
create or replace trigger first_revision before insert on public.seo_settings
  for each row execute function private.count_revision();
create or replace trigger record_setting_change
  after insert or update or delete on public.seo_settings
  for each row execute function private.record_setting_change();
create or replace trigger bump_generation_insert after insert on public.seo_settings
  referencing new table as changed for each statement execute function private.bump_generation();
create or replace trigger bump_generation_update after update on public.seo_settings
  referencing new table as changed for each statement execute function private.bump_generation();
create or replace trigger bump_generation_delete after delete on public.seo_settings
  referencing old table as changed for each statement execute function private.bump_generation();
create or replace trigger bump_generation_truncate after truncate on public.seo_settings
  for each statement execute function private.bump_generation();

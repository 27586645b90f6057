drop policy if exists color_presets_server on public.color_presets;
create policy color_presets_server on public.color_presets
  for all to service_role using (true) with check (true);

drop policy if exists color_presets_staff_read on public.color_presets;
create policy color_presets_staff_read on public.color_presets for select to authenticated
  using ((select public.has_permission((select private.uid()), 'site', 'read')));

drop policy if exists color_presets_staff_insert on public.color_presets;
create policy color_presets_staff_insert on public.color_presets for insert to authenticated
  with check ((select public.has_permission((select private.uid()), 'site', 'create')));

drop policy if exists color_presets_staff_update on public.color_presets;
create policy color_presets_staff_update on public.color_presets for update to authenticated
  using ((select public.has_permission((select private.uid()), 'site', 'update')))
  with check ((select public.has_permission((select private.uid()), 'site', 'update')));

drop policy if exists color_presets_staff_delete on public.color_presets;
create policy color_presets_staff_delete on public.color_presets for delete to authenticated
  using ((select public.has_permission((select private.uid()), 'site', 'delete')));

create or replace trigger count_preset_use
  before insert or update of usage_count on public.color_presets
  for each row when (current_user = 'authenticated')
  execute function private.count_preset_use();
create or replace trigger count_revision before update on public.color_presets
  for each row execute function private.count_revision();
create or replace trigger first_revision before insert on public.color_presets
  for each row execute function private.count_revision();
create or replace trigger record_setting_change
  after insert or update or delete on public.color_presets
  for each row execute function private.record_setting_change();

drop policy if exists content_schedules_staff_read on public.content_schedules;
create policy content_schedules_staff_read on public.content_schedules for select to authenticated
  using ((select public.has_permission((select private.uid()), 'site', 'read')));

drop policy if exists content_schedules_staff_insert on public.content_schedules;
create policy content_schedules_staff_insert on public.content_schedules for insert to authenticated
  with check ((select public.has_permission((select private.uid()), 'site', 'update')));

drop policy if exists content_schedules_staff_update on public.content_schedules;
create policy content_schedules_staff_update on public.content_schedules for update to authenticated
  using ((select public.has_permission((select private.uid()), 'site', 'update')))
  with check ((select public.has_permission((select private.uid()), 'site', 'update')));

drop policy if exists content_schedules_staff_delete on public.content_schedules;
create policy content_schedules_staff_delete on public.content_schedules for delete to authenticated
  using ((select public.has_permission((select private.uid()), 'site', 'update')));

create or replace trigger check_scheduled_case before insert or update of version, kind, slug
  on public.content_schedules for each row
  when (new.kind = 'case' and new.version is not null) execute function private.check_scheduled_case();
create or replace trigger count_revision before insert or update on public.content_schedules
  for each row execute function private.count_revision();
create or replace trigger record_setting_change after insert or update or delete on public.content_schedules
  for each row execute function private.record_setting_change();

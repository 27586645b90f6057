drop policy if exists logos_read on public.logos;
create policy logos_read on public.logos for select to anon, authenticated using (is_active);

drop policy if exists logos_server on public.logos;
create policy logos_server on public.logos
  for all to service_role using (true) with check (true);

drop policy if exists logos_staff_read on public.logos;
create policy logos_staff_read on public.logos for select to authenticated
  using ((select public.has_permission((select private.uid()), 'site', 'read')));

drop policy if exists logos_staff_insert on public.logos;
create policy logos_staff_insert on public.logos for insert to authenticated
  with check ((select public.has_permission((select private.uid()), 'site', 'create')));

drop policy if exists logos_staff_update on public.logos;
create policy logos_staff_update on public.logos for update to authenticated
  using ((select public.has_permission((select private.uid()), 'site', 'update')))
  with check ((select public.has_permission((select private.uid()), 'site', 'update')));

drop policy if exists logos_staff_delete on public.logos;
create policy logos_staff_delete on public.logos for delete to authenticated
  using ((select public.has_permission((select private.uid()), 'site', 'delete')));

create or replace trigger count_revision before update on public.logos
  for each row execute function private.count_revision();
create or replace trigger first_revision before insert on public.logos
  for each row execute function private.count_revision();
create or replace trigger record_setting_change after insert or update or delete on public.logos
  for each row execute function private.record_setting_change();
create or replace trigger bump_generation_insert after insert on public.logos
  referencing new table as changed for each statement execute function private.bump_generation();
create or replace trigger bump_generation_update after update on public.logos
  referencing new table as changed for each statement execute function private.bump_generation();
create or replace trigger bump_generation_delete after delete on public.logos
  referencing old table as changed for each statement execute function private.bump_generation();
create or replace trigger bump_generation_truncate after truncate on public.logos
  for each statement execute function private.bump_generation();

drop policy if exists page_seo_read on public.page_seo;
create policy page_seo_read on public.page_seo for select to anon, authenticated using (true);

drop policy if exists page_seo_server on public.page_seo;
create policy page_seo_server on public.page_seo
  for all to service_role using (true) with check (true);

drop policy if exists page_seo_staff_read on public.page_seo;
create policy page_seo_staff_read on public.page_seo for select to authenticated
  using ((select public.has_permission((select private.uid()), 'site', 'read')));

drop policy if exists page_seo_staff_insert on public.page_seo;
create policy page_seo_staff_insert on public.page_seo for insert to authenticated
  with check ((select public.has_permission((select private.uid()), 'site', 'create')));

drop policy if exists page_seo_staff_update on public.page_seo;
create policy page_seo_staff_update on public.page_seo for update to authenticated
  using ((select public.has_permission((select private.uid()), 'site', 'update')))
  with check ((select public.has_permission((select private.uid()), 'site', 'update')));

drop policy if exists page_seo_staff_delete on public.page_seo;
create policy page_seo_staff_delete on public.page_seo for delete to authenticated
  using ((select public.has_permission((select private.uid()), 'site', 'delete')));

create or replace trigger stamp_change before update on public.page_seo
  for each row execute function private.stamp_change();
create or replace trigger stamp_new before insert on public.page_seo
  for each row when (current_user = 'authenticated')
  execute function private.stamp_change();
create or replace trigger count_revision before update on public.page_seo
  for each row execute function private.count_revision();
create or replace trigger first_revision before insert on public.page_seo
  for each row execute function private.count_revision();
create or replace trigger record_setting_change after insert or update or delete on public.page_seo
  for each row execute function private.record_setting_change();
create or replace trigger bump_generation_insert after insert on public.page_seo
  referencing new table as changed for each statement execute function private.bump_generation();
create or replace trigger bump_generation_update after update on public.page_seo
  referencing new table as changed for each statement execute function private.bump_generation();
create or replace trigger bump_generation_delete after delete on public.page_seo
  referencing old table as changed for each statement execute function private.bump_generation();
create or replace trigger bump_generation_truncate after truncate on public.page_seo
  for each statement execute function private.bump_generation();

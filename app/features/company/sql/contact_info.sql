drop policy if exists contact_info_read on public.contact_info;
create policy contact_info_read on public.contact_info
  for select to anon, authenticated using (is_active and is_public);

drop policy if exists contact_info_server on public.contact_info;
create policy contact_info_server on public.contact_info
  for all to service_role using (true) with check (true);

drop policy if exists contact_info_staff_read on public.contact_info;
create policy contact_info_staff_read on public.contact_info for select to authenticated
  using ((select public.has_permission((select private.uid()), 'settings', 'read')));

drop policy if exists contact_info_staff_insert on public.contact_info;
create policy contact_info_staff_insert on public.contact_info for insert to authenticated
  with check ((select public.has_permission((select private.uid()), 'settings', 'create')));

drop policy if exists contact_info_staff_update on public.contact_info;
create policy contact_info_staff_update on public.contact_info for update to authenticated
  using ((select public.has_permission((select private.uid()), 'settings', 'update')))
  with check ((select public.has_permission((select private.uid()), 'settings', 'update')));

drop policy if exists contact_info_staff_delete on public.contact_info;
create policy contact_info_staff_delete on public.contact_info for delete to authenticated
  using ((select public.has_permission((select private.uid()), 'settings', 'delete')));

create or replace trigger count_revision before update on public.contact_info
  for each row execute function private.count_revision();
create or replace trigger first_revision before insert on public.contact_info
  for each row execute function private.count_revision();
create or replace trigger record_setting_change
  after insert or update or delete on public.contact_info
  for each row execute function private.record_setting_change();
create or replace trigger bump_generation_insert after insert on public.contact_info
  referencing new table as changed for each statement execute function private.bump_generation();
create or replace trigger bump_generation_update after update on public.contact_info
  referencing new table as changed for each statement execute function private.bump_generation();
create or replace trigger bump_generation_delete after delete on public.contact_info
  referencing old table as changed for each statement execute function private.bump_generation();
create or replace trigger bump_generation_truncate after truncate on public.contact_info
  for each statement execute function private.bump_generation();

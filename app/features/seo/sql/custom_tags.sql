drop policy if exists custom_tags_read on public.custom_tags;
create policy custom_tags_read on public.custom_tags
  for select to anon, authenticated using (is_active);

drop policy if exists custom_tags_server on public.custom_tags;
create policy custom_tags_server on public.custom_tags
  for all to service_role using (true) with check (true);

drop policy if exists custom_tags_staff_read on public.custom_tags;
create policy custom_tags_staff_read on public.custom_tags for select to authenticated
  using ((select public.has_permission((select private.uid()), 'site', 'read')));

drop policy if exists custom_tags_staff_insert on public.custom_tags;
create policy custom_tags_staff_insert on public.custom_tags for insert to authenticated
  with check ((select public.has_permission((select private.uid()), 'site', 'create')));

drop policy if exists custom_tags_staff_update on public.custom_tags;
create policy custom_tags_staff_update on public.custom_tags for update to authenticated
  using ((select public.has_permission((select private.uid()), 'site', 'update')))
  with check ((select public.has_permission((select private.uid()), 'site', 'update')));

drop policy if exists custom_tags_staff_delete on public.custom_tags;
create policy custom_tags_staff_delete on public.custom_tags for delete to authenticated
  using ((select public.has_permission((select private.uid()), 'site', 'delete')));

create or replace trigger guard_script_tag before insert or update or delete on public.custom_tags
  for each row execute function private.guard_script_tag();
create or replace trigger count_revision before update on public.custom_tags
  for each row execute function private.count_revision();
create or replace trigger first_revision before insert on public.custom_tags
  for each row execute function private.count_revision();
create or replace trigger record_setting_change
  after insert or update or delete on public.custom_tags
  for each row execute function private.record_setting_change();
create or replace trigger bump_generation_insert after insert on public.custom_tags
  referencing new table as changed for each statement execute function private.bump_generation();
create or replace trigger bump_generation_update after update on public.custom_tags
  referencing new table as changed for each statement execute function private.bump_generation();
create or replace trigger bump_generation_delete after delete on public.custom_tags
  referencing old table as changed for each statement execute function private.bump_generation();
create or replace trigger bump_generation_truncate after truncate on public.custom_tags
  for each statement execute function private.bump_generation();

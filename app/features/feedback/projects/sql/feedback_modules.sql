drop policy if exists feedback_modules_active on public.feedback_modules;
create policy feedback_modules_active on public.feedback_modules
  for select to anon, authenticated using (is_active);

drop policy if exists feedback_modules_server on public.feedback_modules;
create policy feedback_modules_server on public.feedback_modules
  for select to service_role using (true);

drop policy if exists feedback_modules_settings on public.feedback_modules;
create policy feedback_modules_settings on public.feedback_modules for select to authenticated
  using ((select public.has_permission((select private.uid()), 'settings', 'read')));

-- Undoing the deletion of a project inserts modules before their project: that needs manage in every product.
drop policy if exists feedback_modules_edit on public.feedback_modules;
create policy feedback_modules_edit on public.feedback_modules for all to authenticated
  using (private.may_in('settings', 'manage',
    (select p.product from public.feedback_projects p where p.id = project_id)))
  with check (private.may_in('settings', 'manage',
    (select p.product from public.feedback_projects p where p.id = project_id)));

create or replace trigger bump_generation_insert after insert on public.feedback_modules
  referencing new table as changed for each statement execute function private.bump_generation();
create or replace trigger bump_generation_update after update on public.feedback_modules
  referencing new table as changed for each statement execute function private.bump_generation();
create or replace trigger bump_generation_delete after delete on public.feedback_modules
  referencing old table as changed for each statement execute function private.bump_generation();
create or replace trigger bump_generation_truncate after truncate on public.feedback_modules
  for each statement execute function private.bump_generation();

create or replace trigger count_revision before insert or update on public.feedback_modules
  for each row execute function private.count_revision();
create or replace trigger keep_feedback_module before update or delete on public.feedback_modules
  for each row execute function private.keep_feedback_module();
create or replace trigger count_project_revision
  after insert or update or delete on public.feedback_modules
  for each row execute function private.count_project_revision();
create or replace trigger record_setting_change
  after insert or update or delete on public.feedback_modules
  for each row execute function private.record_setting_change();

drop policy if exists feedback_projects_server on public.feedback_projects;
create policy feedback_projects_server on public.feedback_projects
  for select to service_role using (true);

drop policy if exists feedback_projects_settings on public.feedback_projects;
create policy feedback_projects_settings on public.feedback_projects for select to authenticated
  using ((select public.has_permission((select private.uid()), 'settings', 'read')));

drop policy if exists feedback_projects_edit on public.feedback_projects;
create policy feedback_projects_edit on public.feedback_projects for all to authenticated
  using (product = any ((select private.products_in('settings', 'manage'))::text[]))
  with check (product = any ((select private.products_in('settings', 'manage'))::text[]));

create or replace trigger bump_generation_insert after insert on public.feedback_projects
  referencing new table as changed for each statement execute function private.bump_generation();
create or replace trigger bump_generation_update after update on public.feedback_projects
  referencing new table as changed for each statement execute function private.bump_generation();
create or replace trigger bump_generation_delete after delete on public.feedback_projects
  referencing old table as changed for each statement execute function private.bump_generation();
create or replace trigger bump_generation_truncate after truncate on public.feedback_projects
  for each statement execute function private.bump_generation();

create or replace trigger count_revision before insert or update on public.feedback_projects
  for each row execute function private.count_revision();
create or replace trigger keep_feedback_project before update or delete on public.feedback_projects
  for each row execute function private.keep_feedback_project();
create or replace trigger record_setting_change
  after insert or update or delete on public.feedback_projects
  for each row execute function private.record_setting_change();

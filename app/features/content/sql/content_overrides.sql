drop policy if exists content_overrides_server on public.content_overrides;
create policy content_overrides_server on public.content_overrides
  for all to service_role using (true) with check (true);

drop policy if exists content_overrides_staff_read on public.content_overrides;
create policy content_overrides_staff_read on public.content_overrides for select to authenticated
  using ((select public.has_permission((select private.uid()), 'site', 'read')));

drop policy if exists content_overrides_staff_insert on public.content_overrides;
create policy content_overrides_staff_insert on public.content_overrides for insert to authenticated
  with check ((select public.has_permission((select private.uid()), 'site', 'create')));

drop policy if exists content_overrides_staff_update on public.content_overrides;
create policy content_overrides_staff_update on public.content_overrides for update to authenticated
  using ((select public.has_permission((select private.uid()), 'site', 'update')))
  with check ((select public.has_permission((select private.uid()), 'site', 'update')));

drop policy if exists content_overrides_staff_delete on public.content_overrides;
create policy content_overrides_staff_delete on public.content_overrides for delete to authenticated
  using ((select public.has_permission((select private.uid()), 'site', 'delete')));

create or replace trigger check_published_case before insert or update of published, visibility, kind, slug
  on public.content_overrides for each row
  when (new.kind = 'case' and new.published is not null) execute function private.check_published_case();
create or replace trigger count_revision before update on public.content_overrides
  for each row execute function private.count_revision();
create or replace trigger first_revision before insert on public.content_overrides
  for each row execute function private.count_revision();
create or replace trigger record_setting_change
  after insert or update or delete on public.content_overrides
  for each row execute function private.record_setting_change();
create or replace trigger bump_generation_insert after insert on public.content_overrides
  referencing new table as changed for each statement execute function private.bump_generation();
create or replace trigger bump_generation_update after update on public.content_overrides
  referencing new table as changed for each statement execute function private.bump_generation();
create or replace trigger bump_generation_delete after delete on public.content_overrides
  referencing old table as changed for each statement execute function private.bump_generation();
create or replace trigger bump_generation_truncate after truncate on public.content_overrides
  for each statement execute function private.bump_generation();
create or replace trigger follow_name after insert or update of published
  on public.content_overrides for each row
  when (new.kind in ('person', 'workshop', 'idea', 'article', 'case', 'opening', 'landing')) execute function private.follow_name();
create or replace trigger follow_name_back after delete on public.content_overrides for each row
  when (old.kind in ('person', 'workshop', 'idea', 'article', 'case', 'opening', 'landing')) execute function private.follow_name();

drop policy if exists brand_colors_read on public.brand_colors;
create policy brand_colors_read on public.brand_colors
  for select to anon, authenticated using (is_active);

drop policy if exists brand_colors_server on public.brand_colors;
create policy brand_colors_server on public.brand_colors
  for all to service_role using (true) with check (true);

drop policy if exists brand_colors_staff_read on public.brand_colors;
create policy brand_colors_staff_read on public.brand_colors for select to authenticated
  using ((select public.has_permission((select private.uid()), 'site', 'read')));

drop policy if exists brand_colors_staff_insert on public.brand_colors;
create policy brand_colors_staff_insert on public.brand_colors for insert to authenticated
  with check ((select public.has_permission((select private.uid()), 'site', 'create')));

drop policy if exists brand_colors_staff_update on public.brand_colors;
create policy brand_colors_staff_update on public.brand_colors for update to authenticated
  using ((select public.has_permission((select private.uid()), 'site', 'update')))
  with check ((select public.has_permission((select private.uid()), 'site', 'update')));

drop policy if exists brand_colors_staff_delete on public.brand_colors;
create policy brand_colors_staff_delete on public.brand_colors for delete to authenticated
  using ((select public.has_permission((select private.uid()), 'site', 'delete')));

create or replace trigger swap_active_scheme before insert on public.brand_colors
  for each row when (new.is_active) execute function private.swap_active_scheme();
create or replace trigger swap_active_scheme_again
  before update of is_active on public.brand_colors
  for each row when (new.is_active and not old.is_active)
  execute function private.swap_active_scheme();
create or replace trigger count_revision before update on public.brand_colors
  for each row execute function private.count_revision();
create or replace trigger first_revision before insert on public.brand_colors
  for each row execute function private.count_revision();
create or replace trigger record_setting_change
  after insert or update or delete on public.brand_colors
  for each row execute function private.record_setting_change();
create or replace trigger bump_generation_insert after insert on public.brand_colors
  referencing new table as changed for each statement execute function private.bump_generation();
create or replace trigger bump_generation_update after update on public.brand_colors
  referencing new table as changed for each statement execute function private.bump_generation();
create or replace trigger bump_generation_delete after delete on public.brand_colors
  referencing old table as changed for each statement execute function private.bump_generation();
create or replace trigger bump_generation_truncate after truncate on public.brand_colors
  for each statement execute function private.bump_generation();

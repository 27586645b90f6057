drop policy if exists company_holidays_server on public.company_holidays;
create policy company_holidays_server on public.company_holidays for select to service_role using (true);

drop policy if exists company_holidays_staff_read on public.company_holidays;
create policy company_holidays_staff_read on public.company_holidays for select to authenticated
  using ((select public.has_permission((select private.uid()), 'settings', 'read')));

drop policy if exists company_holidays_staff_insert on public.company_holidays;
create policy company_holidays_staff_insert on public.company_holidays for insert to authenticated
  with check ((select public.has_permission((select private.uid()), 'settings', 'update')));

drop policy if exists company_holidays_staff_update on public.company_holidays;
create policy company_holidays_staff_update on public.company_holidays for update to authenticated
  using ((select public.has_permission((select private.uid()), 'settings', 'update')))
  with check ((select public.has_permission((select private.uid()), 'settings', 'update')));

drop policy if exists company_holidays_staff_delete on public.company_holidays;
create policy company_holidays_staff_delete on public.company_holidays for delete to authenticated
  using ((select public.has_permission((select private.uid()), 'settings', 'update')));

create or replace trigger count_revision before insert or update on public.company_holidays
  for each row execute function private.count_revision();
create or replace trigger record_setting_change after insert or update or delete on public.company_holidays
  for each row execute function private.record_setting_change();
create or replace trigger reckon_answer_clocks after insert or update or delete on public.company_holidays
  for each statement execute function private.reckon_answer_clocks();
-- Pages show whether the company is open now.
create or replace trigger bump_generation_insert after insert on public.company_holidays
  referencing new table as changed for each statement execute function private.bump_generation();
create or replace trigger bump_generation_update after update on public.company_holidays
  referencing new table as changed for each statement execute function private.bump_generation();
create or replace trigger bump_generation_delete after delete on public.company_holidays
  referencing old table as changed for each statement execute function private.bump_generation();
create or replace trigger bump_generation_truncate after truncate on public.company_holidays
  for each statement execute function private.bump_generation();
create or replace trigger change_open_hours after insert or update or delete on public.company_holidays
  for each statement execute function private.change_open_hours();

drop policy if exists web_vitals_daily_server on public.web_vitals_daily;
create policy web_vitals_daily_server on public.web_vitals_daily
  for select to service_role using (true);
create or replace trigger mark_speeds_of_new after insert on public.web_vitals_daily
  referencing new table as changed for each statement
  execute function private.mark_visit_days('speeds');
create or replace trigger mark_speeds_of_change after update on public.web_vitals_daily
  referencing new table as changed for each statement
  execute function private.mark_visit_days('speeds');
create or replace trigger mark_speeds_of_gone after delete on public.web_vitals_daily
  referencing old table as changed for each statement
  execute function private.mark_visit_days('speeds');

drop policy if exists crm_close_reasons_server on public.crm_close_reasons;
create policy crm_close_reasons_server on public.crm_close_reasons for select to service_role using (true);

drop policy if exists crm_close_reasons_staff on public.crm_close_reasons;
create policy crm_close_reasons_staff on public.crm_close_reasons for select to authenticated
  using ((select public.has_permission((select private.uid()), 'crm', 'read'))
    or (select public.has_permission((select private.uid()), 'settings', 'read')));

drop policy if exists crm_close_reasons_add on public.crm_close_reasons;
create policy crm_close_reasons_add on public.crm_close_reasons for insert to authenticated
  with check ((select private.in_every_product('settings', 'manage')));

drop policy if exists crm_close_reasons_edit on public.crm_close_reasons;
create policy crm_close_reasons_edit on public.crm_close_reasons for update to authenticated
  using ((select private.in_every_product('settings', 'manage')))
  with check ((select private.in_every_product('settings', 'manage')));

create or replace trigger count_revision before insert or update on public.crm_close_reasons
  for each row execute function private.count_revision();
create or replace trigger record_setting_change
  after insert or update or delete on public.crm_close_reasons
  for each row execute function private.record_setting_change();

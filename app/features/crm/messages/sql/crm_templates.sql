drop policy if exists crm_templates_server on public.crm_templates;
create policy crm_templates_server on public.crm_templates for select to service_role using (true);

drop policy if exists crm_templates_staff on public.crm_templates;
create policy crm_templates_staff on public.crm_templates for select to authenticated
  using (product = any ((select private.products_in('crm', 'read'))::text[])
    or (select public.has_permission((select private.uid()), 'settings', 'read')));

drop policy if exists crm_templates_edit on public.crm_templates;
create policy crm_templates_edit on public.crm_templates for all to authenticated
  using ((select public.has_permission((select private.uid()), 'settings', 'manage')))
  with check ((select public.has_permission((select private.uid()), 'settings', 'manage')));

create or replace trigger count_revision before insert or update on public.crm_templates
  for each row execute function private.count_revision();
create or replace trigger record_setting_change after insert or update or delete on public.crm_templates
  for each row execute function private.record_setting_change();
create or replace trigger keep_template before update or delete on public.crm_templates
  for each row execute function private.keep_template();

drop policy if exists crm_pipelines_server on public.crm_pipelines;
create policy crm_pipelines_server on public.crm_pipelines
  for select to service_role using (true);

drop policy if exists crm_pipelines_staff on public.crm_pipelines;
create policy crm_pipelines_staff on public.crm_pipelines for select to authenticated
  using (product = any ((select private.products_in('crm', 'read'))::text[])
    or (select public.has_permission((select private.uid()), 'settings', 'read')));

drop policy if exists crm_pipelines_edit on public.crm_pipelines;
create policy crm_pipelines_edit on public.crm_pipelines for all to authenticated
  using (product = any ((select private.products_in('settings', 'manage'))::text[]))
  with check (product = any ((select private.products_in('settings', 'manage'))::text[]));

create or replace trigger count_revision before insert or update on public.crm_pipelines
  for each row execute function private.count_revision();
create or replace trigger keep_pipeline before update or delete on public.crm_pipelines
  for each row execute function private.keep_pipeline();
create or replace trigger record_setting_change
  after insert or update or delete on public.crm_pipelines
  for each row execute function private.record_setting_change();
create or replace trigger announce_deals after insert or update or delete on public.crm_pipelines
  for each statement execute function private.announce_list('deals');
drop trigger if exists keep_pipelines_whole on public.crm_pipelines;
create constraint trigger keep_pipelines_whole
  after insert or update or delete on public.crm_pipelines
  deferrable initially deferred for each row execute function private.keep_pipelines_whole('id');

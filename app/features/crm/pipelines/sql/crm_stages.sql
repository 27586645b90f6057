drop policy if exists crm_stages_server on public.crm_stages;
create policy crm_stages_server on public.crm_stages for select to service_role using (true);

drop policy if exists crm_stages_staff on public.crm_stages;
create policy crm_stages_staff on public.crm_stages for select to authenticated
  using (exists (select from public.crm_pipelines p where p.id = pipeline_id)
    or (select public.has_permission((select private.uid()), 'settings', 'read')));

-- Undoing the deletion of a pipeline inserts stages before their pipeline: that needs manage in every product.
drop policy if exists crm_stages_edit on public.crm_stages;
create policy crm_stages_edit on public.crm_stages for all to authenticated
  using (private.may_in('settings', 'manage',
    (select p.product from public.crm_pipelines p where p.id = pipeline_id)))
  with check (private.may_in('settings', 'manage',
    (select p.product from public.crm_pipelines p where p.id = pipeline_id)));

create or replace trigger count_revision before insert or update on public.crm_stages
  for each row execute function private.count_revision();
create or replace trigger keep_stage before update or delete on public.crm_stages
  for each row execute function private.keep_stage();
create or replace trigger count_pipeline_revision
  after insert or update or delete on public.crm_stages
  for each row execute function private.count_pipeline_revision();
create or replace trigger record_setting_change
  after insert or update or delete on public.crm_stages
  for each row execute function private.record_setting_change();
create or replace trigger announce_deals after insert or update or delete on public.crm_stages
  for each statement execute function private.announce_list('deals');
drop trigger if exists keep_pipelines_whole on public.crm_stages;
create constraint trigger keep_pipelines_whole
  after insert or update or delete on public.crm_stages
  deferrable initially deferred for each row execute function private.keep_pipelines_whole('pipeline_id');

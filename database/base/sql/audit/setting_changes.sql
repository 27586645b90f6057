drop function if exists
  public.setting_changes_page(text, uuid, text, date, date, uuid, integer, boolean),
  private.setting_changes_page_sql(text, uuid, text, date, date, boolean, uuid, integer);

drop policy if exists setting_changes_read on public.setting_changes;
create policy setting_changes_read on public.setting_changes for select to authenticated
  using (case when table_name = any (private.site_tables())
    then (select public.has_permission((select private.uid()), 'site', 'read'))
    else (select public.has_permission((select private.uid()), 'settings', 'read')) end);

drop policy if exists setting_changes_server on public.setting_changes;
create policy setting_changes_server on public.setting_changes for select to service_role
  using (true);

create or replace trigger announce_settings after insert on public.setting_changes
  for each statement execute function private.announce_list('settings');

create or replace trigger export_setting_change after insert on public.setting_changes
  for each row execute function private.queue_audit('setting');

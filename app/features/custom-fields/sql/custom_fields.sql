drop policy if exists custom_fields_server on public.custom_fields;
create policy custom_fields_server on public.custom_fields for select to service_role using (true);

-- Users who read records of a kind have to know what their fields are called.
drop policy if exists custom_fields_staff on public.custom_fields;
create policy custom_fields_staff on public.custom_fields for select to authenticated
  using (case subject when 'ticket' then (select public.has_permission((select private.uid()), 'feedback', 'read'))
      else (select public.has_permission((select private.uid()), 'crm', 'read')) end
    or (select public.has_permission((select private.uid()), 'settings', 'read')));

drop policy if exists custom_fields_add on public.custom_fields;
create policy custom_fields_add on public.custom_fields for insert to authenticated
  with check ((select private.in_every_product('settings', 'manage')));

drop policy if exists custom_fields_edit on public.custom_fields;
create policy custom_fields_edit on public.custom_fields for update to authenticated
  using ((select private.in_every_product('settings', 'manage')))
  with check ((select private.in_every_product('settings', 'manage')));

-- Only what was archived before.
drop policy if exists custom_fields_delete on public.custom_fields;
create policy custom_fields_delete on public.custom_fields for delete to authenticated
  using ((select private.in_every_product('settings', 'manage')) and not is_active);

create or replace trigger a_keep_kind_of_field before update on public.custom_fields
  for each row execute function private.keep_kind_of_field();
create or replace trigger count_revision before insert or update on public.custom_fields
  for each row execute function private.count_revision();
create or replace trigger record_setting_change
  after insert or update or delete on public.custom_fields
  for each row execute function private.record_setting_change();

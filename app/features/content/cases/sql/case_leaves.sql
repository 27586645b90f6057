drop policy if exists case_leaves_staff_read on public.case_leaves;
create policy case_leaves_staff_read on public.case_leaves for select to authenticated
  using ((select public.has_permission((select private.uid()), 'site', 'read')));

drop policy if exists case_leaves_staff_insert on public.case_leaves;
create policy case_leaves_staff_insert on public.case_leaves for insert to authenticated
  with check ((select public.has_permission((select private.uid()), 'site', 'update')));

drop policy if exists case_leaves_staff_update on public.case_leaves;
create policy case_leaves_staff_update on public.case_leaves for update to authenticated
  using ((select public.has_permission((select private.uid()), 'site', 'update')))
  with check ((select public.has_permission((select private.uid()), 'site', 'update')));

drop policy if exists case_leaves_staff_delete on public.case_leaves;
create policy case_leaves_staff_delete on public.case_leaves for delete to authenticated
  using ((select public.has_permission((select private.uid()), 'site', 'update')));

create or replace trigger case_leaves_before_removal before delete or update of case_slug on public.case_leaves
  for each row execute function private.case_leaves_before_removal();
create or replace trigger count_revision before insert or update on public.case_leaves
  for each row execute function private.count_revision();
create or replace trigger record_setting_change after insert or update or delete on public.case_leaves
  for each row execute function private.record_setting_change();

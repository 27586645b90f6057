drop policy if exists automation_runs_server on public.automation_runs;
create policy automation_runs_server on public.automation_runs for select to service_role using (true);

drop policy if exists automation_runs_staff on public.automation_runs;
create policy automation_runs_staff on public.automation_runs for select to authenticated
  using (product = any ((select private.products_in('settings', 'read'))::text[])
    or product is null and (select private.in_every_product('settings', 'read')));

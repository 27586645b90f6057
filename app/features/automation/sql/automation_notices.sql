drop policy if exists automation_notices_server on public.automation_notices;
create policy automation_notices_server on public.automation_notices
  for select to service_role using (true);

-- Each user their own, as long as they may read what the notices are about.
drop policy if exists automation_notices_own on public.automation_notices;
create policy automation_notices_own on public.automation_notices for select to authenticated
  using (user_id = (select private.uid()) and (
    kind = 'stopped' and (select public.has_permission((select private.uid()), 'settings', 'read'))
    or ticket_id is null and product = any ((select private.products_in('crm', 'read'))::text[])
    or ticket_id is not null and product = any ((select private.products_in('feedback', 'read'))::text[])
    or kind = 'rule' and ticket_id is null and product is null and (select private.in_every_product('crm', 'read'))));

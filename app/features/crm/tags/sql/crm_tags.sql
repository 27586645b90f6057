drop policy if exists crm_tags_server on public.crm_tags;
create policy crm_tags_server on public.crm_tags for select to service_role using (true);

drop policy if exists crm_tags_staff on public.crm_tags;
create policy crm_tags_staff on public.crm_tags for select to authenticated
  using ((select public.has_permission((select private.uid()), 'crm', 'read'))
    or (select public.has_permission((select private.uid()), 'feedback', 'read'))
    or (select public.has_permission((select private.uid()), 'settings', 'read')));

drop policy if exists mails_read on public.mails;
create policy mails_read on public.mails for select to authenticated
  using ((select public.has_permission((select private.uid()), 'settings', 'read'))
    and area = any (array(
      select resource from unnest(array['crm', 'feedback', 'campaigns', 'settings', 'users']) resource
      where public.has_permission((select private.uid()), resource, 'read'))));

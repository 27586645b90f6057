drop policy if exists pix_keys_server on public.pix_keys;
create policy pix_keys_server on public.pix_keys for select to service_role using (true);

drop policy if exists pix_keys_staff on public.pix_keys;
create policy pix_keys_staff on public.pix_keys for select to authenticated
  using ((select public.has_permission((select private.uid()), 'financial', 'read')));

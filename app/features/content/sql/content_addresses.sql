drop policy if exists content_addresses_server on public.content_addresses;
create policy content_addresses_server on public.content_addresses
  for select to service_role using (true);

drop policy if exists content_addresses_staff_read on public.content_addresses;
create policy content_addresses_staff_read on public.content_addresses for select to authenticated
  using ((select public.has_permission((select private.uid()), 'site', 'read')));

create or replace trigger bump_generation_insert after insert on public.content_addresses
  referencing new table as changed for each statement execute function private.bump_generation();
create or replace trigger bump_generation_update after update on public.content_addresses
  referencing new table as changed for each statement execute function private.bump_generation();
create or replace trigger bump_generation_delete after delete on public.content_addresses
  referencing old table as changed for each statement execute function private.bump_generation();
create or replace trigger bump_generation_truncate after truncate on public.content_addresses
  for each statement execute function private.bump_generation();

drop policy if exists business_units_server on public.business_units;
create policy business_units_server on public.business_units
  for all to service_role using (true) with check (true);

create or replace trigger bump_generation_insert after insert on public.business_units
  referencing new table as changed for each statement execute function private.bump_generation();
create or replace trigger bump_generation_update after update on public.business_units
  referencing new table as changed for each statement execute function private.bump_generation();
create or replace trigger bump_generation_delete after delete on public.business_units
  referencing old table as changed for each statement execute function private.bump_generation();
create or replace trigger bump_generation_truncate after truncate on public.business_units
  for each statement execute function private.bump_generation();

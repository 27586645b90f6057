drop policy if exists feedback_modules_active on public.feedback_modules;
create policy feedback_modules_active on public.feedback_modules
  for select to anon, authenticated using (is_active);

drop policy if exists feedback_modules_server on public.feedback_modules;
create policy feedback_modules_server on public.feedback_modules
  for select to service_role using (true);

create or replace trigger bump_generation_insert after insert on public.feedback_modules
  referencing new table as changed for each statement execute function private.bump_generation();
create or replace trigger bump_generation_update after update on public.feedback_modules
  referencing new table as changed for each statement execute function private.bump_generation();
create or replace trigger bump_generation_delete after delete on public.feedback_modules
  referencing old table as changed for each statement execute function private.bump_generation();
create or replace trigger bump_generation_truncate after truncate on public.feedback_modules
  for each statement execute function private.bump_generation();

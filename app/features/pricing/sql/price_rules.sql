drop policy if exists price_rules_server on public.price_rules;
create policy price_rules_server on public.price_rules for select to service_role using (true);

drop policy if exists price_rules_staff_read on public.price_rules;
create policy price_rules_staff_read on public.price_rules for select to authenticated
  using ((select public.has_permission((select private.uid()), 'settings', 'read')));

drop policy if exists price_rules_staff_insert on public.price_rules;
create policy price_rules_staff_insert on public.price_rules for insert to authenticated
  with check ((select public.has_permission((select private.uid()), 'settings', 'update')));

drop policy if exists price_rules_staff_update on public.price_rules;
create policy price_rules_staff_update on public.price_rules for update to authenticated
  using ((select public.has_permission((select private.uid()), 'settings', 'update')))
  with check ((select public.has_permission((select private.uid()), 'settings', 'update')));

drop policy if exists price_rules_staff_delete on public.price_rules;
create policy price_rules_staff_delete on public.price_rules for delete to authenticated
  using ((select public.has_permission((select private.uid()), 'settings', 'update')));

create or replace trigger count_revision before insert or update on public.price_rules
  for each row execute function private.count_revision();
create or replace trigger record_setting_change after insert or update or delete on public.price_rules
  for each row execute function private.record_setting_change();

create or replace trigger bump_generation_insert after insert on public.price_rules
  referencing new table as changed for each statement execute function private.bump_generation();
create or replace trigger bump_generation_update after update on public.price_rules
  referencing new table as changed for each statement execute function private.bump_generation();
create or replace trigger bump_generation_delete after delete on public.price_rules
  referencing old table as changed for each statement execute function private.bump_generation();
create or replace trigger bump_generation_truncate after truncate on public.price_rules
  for each statement execute function private.bump_generation();

drop policy if exists automation_rules_server on public.automation_rules;
create policy automation_rules_server on public.automation_rules for select to service_role using (true);

drop policy if exists automation_rules_staff on public.automation_rules;
create policy automation_rules_staff on public.automation_rules for select to authenticated
  using (product = any ((select private.products_in('settings', 'read'))::text[])
    or product is null and (select private.in_every_product('settings', 'read')));

-- A rule changes leads, deals or tickets by itself: its author needs that permission in its product.
drop policy if exists automation_rules_edit on public.automation_rules;
create policy automation_rules_edit on public.automation_rules for all to authenticated
  using (product = any ((select private.products_in('settings', 'manage'))::text[])
      and case subject when 'ticket'
        then product = any ((select private.products_in('feedback', 'update'))::text[])
        else product = any ((select private.products_in('crm', 'update'))::text[]) end
    or product is null and (select private.in_every_product('settings', 'manage'))
      and case subject when 'ticket' then (select private.in_every_product('feedback', 'update'))
        else (select private.in_every_product('crm', 'update')) end)
  with check (product = any ((select private.products_in('settings', 'manage'))::text[])
      and case subject when 'ticket'
        then product = any ((select private.products_in('feedback', 'update'))::text[])
        else product = any ((select private.products_in('crm', 'update'))::text[]) end
    or product is null and (select private.in_every_product('settings', 'manage'))
      and case subject when 'ticket' then (select private.in_every_product('feedback', 'update'))
        else (select private.in_every_product('crm', 'update')) end);

create or replace trigger check_rule before insert or update of subject, product, starts, conditions, acts
  on public.automation_rules for each row execute function private.check_rule();
create or replace trigger count_revision before insert or update on public.automation_rules
  for each row execute function private.count_revision();
create or replace trigger record_setting_change after insert or update or delete on public.automation_rules
  for each row execute function private.record_setting_change();
create or replace trigger arm_rule after insert or update on public.automation_rules
  for each row execute function private.arm_rule();

drop policy if exists automation_standings_server on public.automation_standings;
create policy automation_standings_server on public.automation_standings
  for select to service_role using (true);

drop policy if exists automation_standings_staff on public.automation_standings;
create policy automation_standings_staff on public.automation_standings for select to authenticated
  using (exists (select from public.automation_rules r where r.id = rule_id));

drop policy if exists idea_outcomes_server on public.idea_outcomes;
create policy idea_outcomes_server on public.idea_outcomes
  for select to service_role using (true);

drop policy if exists idea_outcomes_staff on public.idea_outcomes;
create policy idea_outcomes_staff on public.idea_outcomes
  for select to authenticated
  using (exists (select from public.feedback_entries e where e.id = entry_id));

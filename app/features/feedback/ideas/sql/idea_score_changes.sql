drop policy if exists idea_score_changes_server on public.idea_score_changes;
create policy idea_score_changes_server on public.idea_score_changes
  for select to service_role using (true);

drop policy if exists idea_score_changes_staff on public.idea_score_changes;
create policy idea_score_changes_staff on public.idea_score_changes
  for select to authenticated
  using (exists (select from public.feedback_entries e where e.id = entry_id));

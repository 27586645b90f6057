drop policy if exists event_counts_server on public.event_counts;
create policy event_counts_server on public.event_counts for select to service_role using (true);
create or replace trigger mark_visits_of_new after insert on public.event_counts
  referencing new table as changed for each statement
  execute function private.mark_visit_days('visits');
create or replace trigger mark_visits_of_change after update on public.event_counts
  referencing new table as changed for each statement
  execute function private.mark_visit_days('visits');
create or replace trigger mark_visits_of_gone after delete on public.event_counts
  referencing old table as changed for each statement
  execute function private.mark_visit_days('visits');

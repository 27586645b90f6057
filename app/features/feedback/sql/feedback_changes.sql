drop policy if exists feedback_changes_server on public.feedback_changes;
create policy feedback_changes_server on public.feedback_changes
  for select to service_role using (true);

drop policy if exists feedback_changes_staff on public.feedback_changes;
create policy feedback_changes_staff on public.feedback_changes
  for select to authenticated
  using (exists (select from public.feedback_entries e where e.id = entry_id)
    or exists (select from public.feedback_tickets t where t.id = ticket_id));

create or replace trigger announce_feedback_moves after insert on public.feedback_changes
  for each statement execute function private.announce_list('feedback');

create or replace trigger mark_rule_change before insert on public.feedback_changes
  for each row when (new.ticket_id is not null) execute function private.mark_rule_change();
create or replace trigger queue_ticket_facts after insert on public.feedback_changes
  referencing new table as added for each statement execute function private.queue_ticket_facts();

drop policy if exists feedback_tickets_server on public.feedback_tickets;
create policy feedback_tickets_server on public.feedback_tickets
  for select to service_role using (true);

drop policy if exists feedback_tickets_staff on public.feedback_tickets;
create policy feedback_tickets_staff on public.feedback_tickets
  for select to authenticated
  using (project_id = any ((select private.feedback_projects_in('read'))::uuid[]));

drop policy if exists feedback_tickets_open on public.feedback_tickets;
create policy feedback_tickets_open on public.feedback_tickets
  for insert to authenticated
  with check (project_id = any ((select private.feedback_projects_in('create'))::uuid[]));

drop policy if exists feedback_tickets_move on public.feedback_tickets;
create policy feedback_tickets_move on public.feedback_tickets
  for update to authenticated
  using (project_id = any ((select private.feedback_projects_in('update'))::uuid[]))
  with check (project_id = any ((select private.feedback_projects_in('update'))::uuid[]));

-- Triggers of the previous release, which had one for each step.
drop trigger if exists a_follow_merge on public.feedback_tickets;
drop trigger if exists ask_rating on public.feedback_tickets;
drop trigger if exists begin_ticket on public.feedback_tickets;
drop trigger if exists change_ticket on public.feedback_tickets;
drop trigger if exists drop_ticket_links on public.feedback_tickets;
drop trigger if exists keep_new_ticket_words on public.feedback_tickets;
drop trigger if exists keep_ticket_words on public.feedback_tickets;
drop trigger if exists move_ticket on public.feedback_tickets;
drop trigger if exists open_ticket on public.feedback_tickets;
drop trigger if exists pause_new_ticket on public.feedback_tickets;
drop trigger if exists place_ticket_client on public.feedback_tickets;
drop trigger if exists record_ticket on public.feedback_tickets;
drop trigger if exists time_opened_ticket on public.feedback_tickets;
drop trigger if exists time_ticket on public.feedback_tickets;
drop function if exists private.pause_new_ticket();

create or replace trigger feedback_tickets_before_insert before insert on public.feedback_tickets
  for each row execute function private.feedback_tickets_before_insert();
create or replace trigger feedback_tickets_after_insert after insert on public.feedback_tickets
  for each row execute function private.feedback_tickets_after_insert();
-- Every update counts as a change of the ticket, one that sets what it has too.
create or replace trigger feedback_tickets_before_update before update on public.feedback_tickets
  for each row execute function private.feedback_tickets_before_update();
create or replace trigger feedback_tickets_after_update after update on public.feedback_tickets
  for each row execute function private.feedback_tickets_after_update();
drop trigger if exists count_opened_ticket on public.feedback_tickets;
create trigger count_opened_ticket after insert on public.feedback_tickets
  referencing new table as fresh for each statement execute function private.count_ticket();
drop trigger if exists count_solved_ticket on public.feedback_tickets;
create or replace trigger count_changed_ticket after update on public.feedback_tickets
  referencing old table as gone new table as fresh
  for each statement execute function private.count_ticket();
create or replace trigger count_gone_ticket after delete on public.feedback_tickets
  referencing old table as gone for each statement execute function private.count_ticket();
-- Commits with a notification run one at a time, which is fast enough for the few writes of staff.
create or replace trigger announce_tickets after insert or update on public.feedback_tickets
  for each statement execute function private.announce_list('feedback');

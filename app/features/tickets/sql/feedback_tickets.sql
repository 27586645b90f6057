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

create or replace trigger a_follow_merge before insert or update of contact_id on public.feedback_tickets
  for each row execute function private.follow_merge();
create or replace trigger open_ticket before insert on public.feedback_tickets
  for each row execute function private.open_ticket();
create or replace trigger place_ticket_client before insert on public.feedback_tickets
  for each row execute function private.place_ticket_client();
create or replace trigger begin_ticket after insert on public.feedback_tickets
  for each row execute function private.begin_ticket();
create or replace trigger change_ticket before update on public.feedback_tickets
  for each row execute function private.change_ticket();
create or replace trigger move_ticket before update of status on public.feedback_tickets
  for each row when (old.status is distinct from new.status)
  execute function private.move_ticket();
create or replace trigger time_opened_ticket before insert on public.feedback_tickets
  for each row execute function private.begin_ticket_clock();
create or replace trigger pause_new_ticket after insert on public.feedback_tickets
  for each row when (new.status in ('waiting', 'solved', 'closed'))
  execute function private.pause_new_ticket();
create or replace trigger time_ticket before update on public.feedback_tickets
  for each row when ((old.status, old.priority, old.first_answered_at, old.merged_into)
    is distinct from (new.status, new.priority, new.first_answered_at, new.merged_into))
  execute function private.time_ticket();
create or replace trigger record_ticket after update on public.feedback_tickets
  for each row execute function private.record_ticket();
create or replace trigger drop_ticket_links after update of contact_id, author_email
  on public.feedback_tickets for each row
  when (old.contact_id is distinct from new.contact_id
    or old.author_email is distinct from new.author_email)
  execute function private.drop_ticket_links();
create or replace trigger keep_new_ticket_words after insert on public.feedback_tickets
  for each row execute function private.keep_ticket_words();
create or replace trigger keep_ticket_words after update of number, title, author_name, author_email,
    contact_id, company_id on public.feedback_tickets
  for each row execute function private.keep_ticket_words();
drop trigger if exists count_opened_ticket on public.feedback_tickets;
create trigger count_opened_ticket after insert on public.feedback_tickets
  referencing new table as fresh for each statement execute function private.count_ticket();
drop trigger if exists count_solved_ticket on public.feedback_tickets;
create or replace trigger count_changed_ticket after update on public.feedback_tickets
  referencing old table as gone new table as fresh
  for each statement execute function private.count_ticket();
create or replace trigger count_gone_ticket after delete on public.feedback_tickets
  referencing old table as gone for each statement execute function private.count_ticket();
create or replace trigger ask_rating after update of status on public.feedback_tickets
  for each row when (old.status is distinct from new.status)
  execute function private.ask_rating();
-- Staff are few: their commits may wait in the one line that notifications make.
create or replace trigger announce_tickets after insert or update on public.feedback_tickets
  for each statement execute function private.announce_list('feedback');

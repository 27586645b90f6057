drop policy if exists ticket_ratings_server on public.ticket_ratings;
create policy ticket_ratings_server on public.ticket_ratings for select to service_role using (true);

-- Readable with the ticket, by its policy.
drop policy if exists ticket_ratings_staff on public.ticket_ratings;
create policy ticket_ratings_staff on public.ticket_ratings for select to authenticated
  using (exists (select from public.feedback_tickets t where t.id = ticket_id));

create or replace trigger announce_ratings after insert or update or delete on public.ticket_ratings
  for each statement execute function private.announce_list('feedback');
create or replace trigger count_rating after insert on public.ticket_ratings
  referencing new table as fresh for each statement execute function private.count_rating();
create or replace trigger count_changed_rating after update on public.ticket_ratings
  referencing old table as gone new table as fresh
  for each statement execute function private.count_rating();
create or replace trigger count_gone_rating after delete on public.ticket_ratings
  referencing old table as gone for each statement execute function private.count_rating();

drop policy if exists ticket_ratings_server on public.ticket_ratings;
create policy ticket_ratings_server on public.ticket_ratings for select to service_role using (true);

-- The policy of the tickets says which.
drop policy if exists ticket_ratings_staff on public.ticket_ratings;
create policy ticket_ratings_staff on public.ticket_ratings for select to authenticated
  using (exists (select from public.feedback_tickets t where t.id = ticket_id));

create or replace trigger announce_ratings after insert or update or delete on public.ticket_ratings
  for each statement execute function private.announce_list('feedback');

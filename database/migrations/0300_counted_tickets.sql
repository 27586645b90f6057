-- The tickets behind a figure of the service desk are walked by when they were opened, answered, solved or joined.
-- expand

create index feedback_tickets_opened on public.feedback_tickets (created_at, id);
create index feedback_tickets_first_answered on public.feedback_tickets (first_answered_at, id)
  where first_answered_at is not null;
create index feedback_tickets_done on public.feedback_tickets ((coalesce(solved_at, closed_at, created_at)), id)
  where status in ('solved', 'closed') and merged_into is null;
create index feedback_tickets_gone on public.feedback_tickets ((coalesce(merged_at, closed_at, created_at)), id)
  where merged_into is not null;

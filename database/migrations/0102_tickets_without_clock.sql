-- expand
-- Every minute the clocks that could not be started are looked for: hardly any row.
create index feedback_tickets_without_clock on public.feedback_tickets (created_at)
  where clock_since is null and waits_for is not null;

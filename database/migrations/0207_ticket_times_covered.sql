-- Times of tickets are summed from their indexes alone.
-- expand
drop index if exists private.ticket_times_answered;
create index ticket_times_answered on private.ticket_times (answered_at)
  include (project_id, module_id, answer_seconds) where answered_at is not null;
drop index if exists private.ticket_times_solved;
create index ticket_times_solved on private.ticket_times (solved_at)
  include (project_id, module_id, solve_seconds) where solved_at is not null;

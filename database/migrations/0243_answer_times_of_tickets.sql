-- How long answers to tickets have taken is summed over a stretch of time.
-- expand

create index feedback_tickets_answered on public.feedback_tickets (first_answered_at)
  where answer_seconds is not null;

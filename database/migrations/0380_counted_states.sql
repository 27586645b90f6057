-- How many tickets stand in a state is counted from the index alone: with the columns that the condition is
-- made of and those that say who may read, no row of the table is looked at.
-- expand

drop index public.feedback_tickets_in_place;
create index feedback_tickets_in_place on public.feedback_tickets
  (array_position('{open,in_progress,waiting,others,solved,closed}'::text[], status), last_public_at, id)
  include (status, project_id);

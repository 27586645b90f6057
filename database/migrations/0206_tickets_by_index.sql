-- What the list of tickets walks.
-- expand

create index feedback_tickets_unsolved on public.feedback_tickets (last_public_at, id)
  where waits_for is not null;
create index feedback_tickets_waiting on public.feedback_tickets (waits_for, last_public_at, id)
  where waits_for is not null;
create index feedback_tickets_in_place on public.feedback_tickets
  (array_position('{open,in_progress,waiting,others,solved,closed}'::text[], status), last_public_at, id);
create index feedback_tickets_by_priority on public.feedback_tickets
  (array_position('{low,medium,high,urgent}'::text[], priority), last_public_at, id)
  where waits_for is not null;
create index feedback_tickets_in_place_by_priority on public.feedback_tickets
  (array_position('{open,in_progress,waiting,others,solved,closed}'::text[], status),
    array_position('{low,medium,high,urgent}'::text[], priority), last_public_at, id);
create index feedback_tickets_by_number on public.feedback_tickets (number, id)
  where waits_for is not null;
create index feedback_tickets_in_place_by_number on public.feedback_tickets
  (array_position('{open,in_progress,waiting,others,solved,closed}'::text[], status), number, id);
create index feedback_tickets_of_project on public.feedback_tickets (project_id, last_public_at, id);
-- The number is looked for as it is shown.
create index feedback_tickets_by_words on public.feedback_tickets using gin (
  lower('a-' || lpad(number::text, 4, '0') || ' ' || title || ' ' || coalesce(author_name, '') || ' '
    || coalesce(author_email, '')) extensions.gin_trgm_ops);

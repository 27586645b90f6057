-- Leads that wait are listed as they arrived, and leads of an owner or from a score on are counted, from indexes alone.
-- expand
create index if not exists qualification_submissions_waiting on public.qualification_submissions (created_at, id)
  where answered_at is null and answer_due_at is not null;
-- An index holds the columns that its expressions are made of, else the planner does not read it without the table.
drop index if exists public.qualification_submissions_of_owner_in_place;
create index qualification_submissions_of_owner_in_place on public.qualification_submissions (
  owner_id, array_position('{new,contacted,qualified,converted,lost,spam}'::text[], case when status = 'new'
    and cleared_at is null and review_reason in ('address_limit', 'too_fast', 'no_identity') then 'spam' else status end),
  created_at, id) include (source, status, review_reason, cleared_at) where owner_id is not null;
drop index if exists public.qualification_submissions_of_nobody_in_place;
create index qualification_submissions_of_nobody_in_place on public.qualification_submissions (
  array_position('{new,contacted,qualified,converted,lost,spam}'::text[], case when status = 'new'
    and cleared_at is null and review_reason in ('address_limit', 'too_fast', 'no_identity') then 'spam' else status end),
  created_at, id) include (source, status, review_reason, cleared_at) where owner_id is null;
drop index if exists public.qualification_submissions_by_score;
create index qualification_submissions_by_score on public.qualification_submissions (
  coalesce(score, -1), created_at, id) include (score)
  where array_position('{new,contacted,qualified,converted,lost,spam}'::text[], case when status = 'new'
    and cleared_at is null and review_reason in ('address_limit', 'too_fast', 'no_identity') then 'spam' else status end) < 6;

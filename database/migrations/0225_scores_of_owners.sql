-- Leads of an owner from a score on are counted from the index alone, spam left out.
-- expand
drop index public.qualification_submissions_of_owner_by_score;
create index qualification_submissions_of_owner_by_score on public.qualification_submissions
  (owner_id, coalesce(score, -1), created_at, id) include (score, status, cleared_at, review_reason)
  where owner_id is not null;

-- All ideas in the order of their score, whatever was decided: where a common word is soon met.
-- expand

create index feedback_ideas_ranked on public.feedback_entries
  (coalesce(rice_score, -1), created_at, id) where type = 'ideia';

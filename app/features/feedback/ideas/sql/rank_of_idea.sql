create or replace function private.rank_of_idea(p_status text, p_score numeric, p_top numeric[])
returns integer
language sql immutable
return case when p_score is not null and p_status in ('new', 'triaged', 'planned')
  then 1 + cardinality(p_top) - width_bucket(p_score, p_top) end;
comment on function private.rank_of_idea is
  'Rank by score among private.top_idea_scores(); one after the last for lower scores, '
  'null for an idea without a score or with a decision.';

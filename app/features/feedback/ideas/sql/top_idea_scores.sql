create or replace function private.top_idea_scores(p_projects uuid[]) returns numeric[]
language sql stable
return array(
  select top.score from (
    select coalesce(h.rice_score, -1) as score
    from public.feedback_entries h
    where h.type = 'ideia'
      and array_position('{new,triaged,planned,done,declined,duplicate,spam}'::text[], h.status) < 4
      and coalesce(h.rice_score, -1) >= 0
      and (p_projects is null or h.project_id = any (p_projects))
    order by coalesce(h.rice_score, -1) desc, h.created_at desc, h.id desc limit 1000) top
  order by top.score);
comment on function private.top_idea_scores is
  'The thousand best scores of undecided ideas, of these projects or of all, lowest first.';

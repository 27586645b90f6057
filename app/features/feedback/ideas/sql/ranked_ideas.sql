create or replace function private.ranked_ideas(p_projects uuid[]) returns integer
language sql stable
return (
  select count(*)::integer from (
    select from public.feedback_entries h
    where h.type = 'ideia'
      and array_position('{new,triaged,planned,done,declined,duplicate,spam}'::text[], h.status) < 4
      and coalesce(h.rice_score, -1) >= 0
      and (p_projects is null or h.project_id = any (p_projects))
    limit 10001) ranked);
comment on function private.ranked_ideas is
  'How many ideas have a rank, of these projects or of all; 10001 for more than 10000.';

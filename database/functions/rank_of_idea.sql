create or replace function private.rank_of_idea(p_status text, p_score numeric, p_projects uuid[])
returns integer
language sql stable set search_path = ''
return case when p_score is null or p_status not in ('new', 'triaged', 'planned') then null else 1 + (
  select count(*)::integer from (
    select from public.feedback_entries h
    where h.type = 'ideia'
      and array_position('{new,triaged,planned,done,declined,duplicate,spam}'::text[], h.status) < 4
      and coalesce(h.rice_score, -1) > p_score
      and (p_projects is null or h.project_id = any (p_projects))
    limit 1000) higher) end;
revoke all on function private.rank_of_idea from public, anon, authenticated, service_role;
comment on function private.rank_of_idea is
  'Place by score among the ideas that are yet to be decided, of these projects or of all; 1001 for any '
  'further back, null for one without a score or with a decision.';

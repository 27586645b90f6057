create or replace function private.score_leads(p_leads uuid[]) returns integer
language plpgsql set search_path = ''
as $$
declare
  version uuid := private.score_version();
  changed integer;
begin
  with scored as materialized (
    select s.id, private.score_of(s, version) as score
    from public.qualification_submissions s where s.id = any (p_leads))
  update public.qualification_submissions s set score = n.score from scored n
    where s.id = n.id and s.score is distinct from n.score;
  get diagnostics changed = row_count;
  return changed;
end
$$;
comment on function private.score_leads is
  'Scores leads again by the version in use, and returns how many scores changed.';

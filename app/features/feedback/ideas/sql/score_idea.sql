create or replace function public.score_idea(
  p_id uuid, p_revision integer, p_reach integer, p_impact numeric, p_confidence integer,
  p_effort numeric
) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  known public.feedback_entries;
begin
  if not public.has_permission(private.uid(), 'feedback', 'update') then
    perform private.refuse('feedback_update_missing');
  end if;
  select * into known from public.feedback_entries e
    where e.id = p_id and private.entry_in_reach(p_id, 'update') for no key update;
  if known.id is null then
    raise exception 'idea_gone' using errcode = 'PT404';
  elsif known.type <> 'ideia' then
    raise exception 'not_an_idea' using errcode = 'PT409';
  elsif known.rice_revision <> p_revision then
    return null;
  elsif (known.reach, known.impact, known.confidence, known.effort)
      is not distinct from (p_reach, p_impact, p_confidence, p_effort) then
    return known.rice_revision;
  end if;
  update public.feedback_entries e set reach = p_reach, impact = p_impact, confidence = p_confidence,
    effort = p_effort, rice_revision = e.rice_revision + 1
    where e.id = p_id returning * into known;
  insert into public.idea_score_changes (entry_id, reach, impact, confidence, effort, rice_score)
    values (p_id, known.reach, known.impact, known.confidence, known.effort, known.rice_score);
  perform pg_notify('lists_changed', 'feedback');
  return known.rice_revision;
end
$$;
grant execute on function public.score_idea to authenticated;
comment on function public.score_idea is
  'Scores an idea of the given revision, or removes its score with four nulls, and stores who did. Returns the new '
  'revision; null where it was changed since. Refuses with feedback_update_missing, idea_gone, or '
  'not_an_idea, and with 23514 for values out of range.';

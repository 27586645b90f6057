create or replace function public.idea_facts(p_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' set jit = off
as $$
declare
  known public.feedback_entries;
begin
  if not public.has_permission(private.uid(), 'feedback', 'read') then
    perform private.refuse('feedback_read_missing');
  end if;
  select * into known from public.feedback_entries e
    where e.id = p_id and private.entry_in_reach(p_id, 'read');
  return jsonb_build_object(
    'rank', private.rank_of_idea(known.status, known.rice_score,
      private.top_idea_scores(private.selected_feedback_projects())),
    'ranked', private.ranked_ideas(private.selected_feedback_projects()),
    'mails', (select coalesce(jsonb_object_agg(v.locale, v.mails), '{}')
      from (select m.locale, count(*) as mails from private.voices_to_mail(known.id) m group by 1) v),
    'scores', (select coalesce(jsonb_agg(jsonb_build_object('reach', c.reach, 'impact', c.impact,
        'confidence', c.confidence, 'effort', c.effort, 'score', c.rice_score, 'at', c.changed_at,
        'by', p.display_name) order by c.changed_at desc), '[]')
      from (select * from public.idea_score_changes s where s.entry_id = known.id
        order by s.changed_at desc limit 20) c
      left join public.user_profiles p on p.user_id = c.changed_by),
    'outcomes', (select coalesce(jsonb_agg(jsonb_build_object('status', o.status, 'words', o.words,
        'words_en', o.words_en, 'mails', o.mails, 'at', o.told_at, 'by', p.display_name)
        order by o.told_at desc), '[]')
      from (select * from public.idea_outcomes t where t.entry_id = known.id
        order by t.told_at desc limit 20) o
      left join public.user_profiles p on p.user_id = o.told_by));
end
$$;
grant execute on function public.idea_facts to authenticated;
comment on function public.idea_facts is
  'Facts of an idea beside its entry: its rank and the number of ranked ideas, the mails that an outcome would '
  'send by language, its scores by user, and the notices to its authors. Refuses with feedback_read_missing.';

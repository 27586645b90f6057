create or replace function public.draft_score_version(p_from uuid) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  draft uuid;
begin
  perform private.check_score_editor();
  perform pg_advisory_xact_lock(hashtextextended('score draft', 0));
  select v.id into draft from public.score_versions v where v.used_at is null;
  if draft is not null then
    return draft;
  end if;
  insert into public.score_versions (number)
    select coalesce(max(v.number), 0) + 1 from public.score_versions v returning id into draft;
  insert into public.score_rules (version_id, rule_key, position, name, translations, kind, subject,
      test, words, at_least, points)
    select draft, r.rule_key, r.position, r.name, r.translations, r.kind, r.subject, r.test, r.words,
      r.at_least, r.points
    from public.score_rules r where r.version_id = p_from;
  return draft;
end
$$;
grant execute on function public.draft_score_version to authenticated;
comment on function public.draft_score_version is
  'The draft, created from the rules of a version unless there is one. Refuses with '
  'settings_manage_missing.';

create or replace function public.use_score_version(p_version uuid) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  run uuid;
begin
  perform private.check_score_editor();
  -- Waits for running scores, so that no lead is scored by the former version afterwards.
  perform pg_advisory_xact_lock(hashtextextended('score version', 0));
  if not exists (select from public.score_versions v where v.id = p_version) then
    raise exception 'version_gone' using errcode = 'PT409';
  elsif exists (select from public.score_versions v where v.id = p_version and v.is_active) then
    raise exception 'version_in_use' using errcode = 'PT409';
  elsif not exists (select from public.score_rules r where r.version_id = p_version) then
    raise exception 'version_empty' using errcode = 'PT409';
  end if;
  update public.score_versions set is_active = false where is_active;
  update public.score_versions set is_active = true, used_at = now() where id = p_version;
  update public.score_runs set state = 'replaced', ended_at = now(), updated_at = now()
    where state = 'running';
  insert into public.score_runs (version_id, started_by, total)
    select p_version, (select p.user_id from public.user_profiles p where p.user_id = private.uid()),
      count(*) from public.qualification_submissions
    returning id into run;
  insert into public.outbox (kind, payload)
    values ('lead.score', jsonb_build_object('run_id', run));
  return run;
end
$$;
grant execute on function public.use_score_version to authenticated;
comment on function public.use_score_version is
  'Activates a version, ends the run of another and starts a run by it. Refuses with settings_manage_missing, '
  'version_gone, version_in_use or version_empty.';

-- not null: *
create or replace function public.send_survey(p_id uuid, p_project_id uuid, p_seen integer) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  people integer;
begin
  perform private.check_survey(p_project_id);
  -- Serializes concurrent surveys, so that each excludes the recipients of the others.
  perform pg_advisory_xact_lock(hashtextextended('nps survey', 0));
  select count(*)::integer into people from public.nps_invitations i where i.survey_id = p_id;
  if people > 0 then
    -- A repeated call: already sent.
    return people;
  end if;
  -- Waits for a concurrent withdrawal.
  perform from public.survey_consents s where s.left_at is null order by s.id for share;
  select count(*)::integer into people from private.survey_people(p_project_id) p where p.state = 'asked';
  if people = 0 then
    raise exception 'survey_reaches_nobody' using errcode = 'PT409';
  elsif people <> p_seen then
    raise exception 'changed' using errcode = 'PT409';
  end if;
  insert into public.nps_surveys (id, project_id) values (p_id, p_project_id);
  with invited as (
    insert into public.nps_invitations (survey_id, contact_id, email, locale)
      select p_id, p.contact_id, p.email, coalesce((select e.locale from public.feedback_entries e
        where e.author_email = p.email order by e.created_at desc limit 1), 'pt-BR')
      from private.survey_people(p_project_id) p where p.state = 'asked'
      returning id)
  insert into public.outbox (kind, payload)
    select 'survey.ask-mail', jsonb_build_object('invitation_id', a.id) from invited a;
  return people;
end
$$;
grant execute on function public.send_survey to authenticated;
comment on function public.send_survey is
  'Sends a survey to every contact of a project with a consent and without a survey in the last 90 days, '
  'idempotent by id, and returns how many; p_seen is the number that the preview showed. '
  'Refuses with campaigns_manage_missing, project_gone, survey_reaches_nobody or changed.';

-- not null: survey_id, project, email, locale
create or replace function private.invitation_for_mail(p_id uuid)
returns table (survey_id uuid, project text, email text, locale text)
language sql stable security definer set search_path = ''
as $$
  select i.survey_id, p.name, i.email, i.locale
  from public.nps_invitations i join public.nps_surveys v on v.id = i.survey_id
  join public.feedback_projects p on p.id = v.project_id
  join public.survey_consents s on s.email = i.email and s.left_at is null
  where i.id = p_id and i.answered_at is null
$$;
grant execute on function private.invitation_for_mail to service_role;
comment on function private.invitation_for_mail is
  'Recipient of a survey mail: no row where the survey was answered or the consent withdrawn meanwhile.';

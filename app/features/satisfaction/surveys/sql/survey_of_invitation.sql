drop function if exists public.survey_asked(uuid);
create or replace function public.survey_of_invitation(p_invitation_id uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('project', p.name, 'score', e.score,
    'comment', e.context ->> 'comment',
    'until', private.invitation_until(i),
    'state', case when private.invitation_until(i) <= clock_timestamp()
        or i.answered_at is not null and e.id is null then 'late' else 'open' end,
    'left', not exists (select from public.survey_consents s where s.email = i.email and s.left_at is null))
  from public.nps_invitations i join public.nps_surveys v on v.id = i.survey_id
  join public.feedback_projects p on p.id = v.project_id
  left join public.feedback_entries e on e.id = i.entry_id
  where i.id = p_invitation_id
$$;
grant execute on function public.survey_of_invitation to service_role;
comment on function public.survey_of_invitation is
  'A survey for the page of a signed link; null where it has been erased.';

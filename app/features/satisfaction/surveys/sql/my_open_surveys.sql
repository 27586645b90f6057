-- not null: id, project, answered
drop function if exists public.surveys_asked_of_me();
create or replace function public.my_open_surveys() returns table (id uuid, project text, answered boolean)
language sql stable security definer set search_path = ''
as $$
  select i.id, p.name, i.answered_at is not null
  from public.nps_invitations i join public.nps_surveys v on v.id = i.survey_id
  join public.feedback_projects p on p.id = v.project_id
  where i.email = private.own_address()
    and cardinality((select private.organizations_in('{owner,member,finance}'))) > 0
    and private.invitation_until(i) > clock_timestamp()
    and (i.answered_at is null or i.entry_id is not null)
    and exists (select from public.survey_consents s where s.email = i.email and s.left_at is null)
  order by i.asked_at desc, i.id limit 10
$$;
grant execute on function public.my_open_surveys to authenticated;
comment on function public.my_open_surveys is
  'Surveys that a member of a client was sent and may still answer; none after a withdrawn consent.';

-- not null: id, project, failed, sent, people, answered, promoters, passives, detractors, created_at
create or replace function public.surveys_sent(p_limit integer default 50)
returns table (id uuid, project text, created_at timestamptz, by_name text, people integer, sent integer,
  failed integer, answered integer, promoters integer, passives integer, detractors integer)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.check_campaigns('read');
  return query
    select v.id, p.name, v.created_at, w.display_name, c.people, c.sent, c.failed, c.answered, c.up, c.middle,
      c.down
    from public.nps_surveys v
    join public.feedback_projects p on p.id = v.project_id
    left join public.user_profiles w on w.user_id = v.created_by
    cross join lateral (
      select count(*)::integer as people, (count(*) filter (where i.sent_at is not null))::integer as sent,
        (count(*) filter (where i.failed is not null and i.sent_at is null))::integer as failed,
        (count(*) filter (where i.answered_at is not null))::integer as answered,
        (count(*) filter (where e.score >= 9))::integer as up,
        (count(*) filter (where e.score in (7, 8)))::integer as middle,
        (count(*) filter (where e.score <= 6))::integer as down
      from public.nps_invitations i
      left join public.feedback_entries e on e.id = i.entry_id and e.status <> 'spam'
      where i.survey_id = v.id) c
    where v.project_id = any (private.feedback_projects_in('read'))
    order by v.created_at desc, v.id limit least(p_limit, 200);
end
$$;
grant execute on function public.surveys_sent to authenticated;
comment on function public.surveys_sent is
  'Surveys, the last first: how many people were asked, how many mails were sent, and the answers. Refuses with '
  'campaigns_read_missing.';

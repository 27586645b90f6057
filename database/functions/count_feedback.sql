create or replace function private.count_feedback() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.feedback_metrics_daily as m (project_id, date, entries, bugs, ideas, questions,
    srs_answers, srs_sum, nps_promoters, nps_passives, nps_detractors, csat_answers, csat_sum)
  values (new.project_id, private.house_day(new.created_at), 1, (new.type = 'bug')::int,
    (new.type = 'ideia')::int, (new.type = 'duvida')::int, (new.type = 'srs')::int,
    case when new.type = 'srs' then new.score else 0 end,
    (new.type = 'nps' and new.score >= 9)::int, (new.type = 'nps' and new.score in (7, 8))::int,
    (new.type = 'nps' and new.score <= 6)::int, (new.type = 'csat')::int,
    case when new.type = 'csat' then new.score else 0 end)
  on conflict (project_id, date) do update set
    entries = m.entries + 1,
    bugs = m.bugs + excluded.bugs,
    ideas = m.ideas + excluded.ideas,
    questions = m.questions + excluded.questions,
    srs_answers = m.srs_answers + excluded.srs_answers,
    srs_sum = m.srs_sum + excluded.srs_sum,
    nps_promoters = m.nps_promoters + excluded.nps_promoters,
    nps_passives = m.nps_passives + excluded.nps_passives,
    nps_detractors = m.nps_detractors + excluded.nps_detractors,
    csat_answers = m.csat_answers + excluded.csat_answers,
    csat_sum = m.csat_sum + excluded.csat_sum;
  return null;
end
$$;
revoke all on function private.count_feedback from public, anon, authenticated, service_role;
comment on function private.count_feedback is 'Trigger: counts an entry into its day.';

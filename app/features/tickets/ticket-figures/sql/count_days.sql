create or replace function private.count_days(p_changes private.feedback_module_days[])
returns void
language plpgsql set search_path = ''
as $$
begin
  -- In a fixed order, so that concurrent changes of many days do not deadlock.
  insert into private.feedback_module_days as d (project_id, module_id, date,
      entries, bugs, ideas, questions, srs_answers, srs_sum, nps_promoters, nps_passives, nps_detractors,
      csat_answers, csat_sum, csat_good, ratings, ratings_sum, ratings_good, tickets_opened,
      tickets_answered, tickets_solved, tickets_merged)
    select c.project_id, c.module_id, c.date,
      sum(c.entries)::integer, sum(c.bugs)::integer, sum(c.ideas)::integer, sum(c.questions)::integer,
      sum(c.srs_answers)::integer, sum(c.srs_sum)::integer, sum(c.nps_promoters)::integer,
      sum(c.nps_passives)::integer, sum(c.nps_detractors)::integer, sum(c.csat_answers)::integer,
      sum(c.csat_sum)::integer, sum(c.csat_good)::integer, sum(c.ratings)::integer,
      sum(c.ratings_sum)::integer, sum(c.ratings_good)::integer, sum(c.tickets_opened)::integer,
      sum(c.tickets_answered)::integer, sum(c.tickets_solved)::integer, sum(c.tickets_merged)::integer
    from unnest(p_changes) c group by 1, 2, 3 order by 1, 2, 3
    on conflict (project_id, module_id, date) do update set
      entries = d.entries + excluded.entries, bugs = d.bugs + excluded.bugs,
      ideas = d.ideas + excluded.ideas, questions = d.questions + excluded.questions,
      srs_answers = d.srs_answers + excluded.srs_answers, srs_sum = d.srs_sum + excluded.srs_sum,
      nps_promoters = d.nps_promoters + excluded.nps_promoters, nps_passives = d.nps_passives + excluded.nps_passives,
      nps_detractors = d.nps_detractors + excluded.nps_detractors, csat_answers = d.csat_answers + excluded.csat_answers,
      csat_sum = d.csat_sum + excluded.csat_sum, csat_good = d.csat_good + excluded.csat_good,
      ratings = d.ratings + excluded.ratings, ratings_sum = d.ratings_sum + excluded.ratings_sum,
      ratings_good = d.ratings_good + excluded.ratings_good, tickets_opened = d.tickets_opened + excluded.tickets_opened,
      tickets_answered = d.tickets_answered + excluded.tickets_answered, tickets_solved = d.tickets_solved + excluded.tickets_solved,
      tickets_merged = d.tickets_merged + excluded.tickets_merged;
  insert into public.feedback_metrics_daily as d (project_id, date,
      entries, bugs, ideas, questions, srs_answers, srs_sum, nps_promoters, nps_passives, nps_detractors,
      csat_answers, csat_sum, csat_good, ratings, ratings_sum, ratings_good, tickets_opened,
      tickets_answered, tickets_solved, tickets_merged)
    select c.project_id, c.date,
      sum(c.entries)::integer, sum(c.bugs)::integer, sum(c.ideas)::integer, sum(c.questions)::integer,
      sum(c.srs_answers)::integer, sum(c.srs_sum)::integer, sum(c.nps_promoters)::integer,
      sum(c.nps_passives)::integer, sum(c.nps_detractors)::integer, sum(c.csat_answers)::integer,
      sum(c.csat_sum)::integer, sum(c.csat_good)::integer, sum(c.ratings)::integer,
      sum(c.ratings_sum)::integer, sum(c.ratings_good)::integer, sum(c.tickets_opened)::integer,
      sum(c.tickets_answered)::integer, sum(c.tickets_solved)::integer, sum(c.tickets_merged)::integer
    from unnest(p_changes) c group by 1, 2 order by 1, 2
    on conflict (project_id, date) do update set
      entries = d.entries + excluded.entries, bugs = d.bugs + excluded.bugs,
      ideas = d.ideas + excluded.ideas, questions = d.questions + excluded.questions,
      srs_answers = d.srs_answers + excluded.srs_answers, srs_sum = d.srs_sum + excluded.srs_sum,
      nps_promoters = d.nps_promoters + excluded.nps_promoters, nps_passives = d.nps_passives + excluded.nps_passives,
      nps_detractors = d.nps_detractors + excluded.nps_detractors, csat_answers = d.csat_answers + excluded.csat_answers,
      csat_sum = d.csat_sum + excluded.csat_sum, csat_good = d.csat_good + excluded.csat_good,
      ratings = d.ratings + excluded.ratings, ratings_sum = d.ratings_sum + excluded.ratings_sum,
      ratings_good = d.ratings_good + excluded.ratings_good, tickets_opened = d.tickets_opened + excluded.tickets_opened,
      tickets_answered = d.tickets_answered + excluded.tickets_answered, tickets_solved = d.tickets_solved + excluded.tickets_solved,
      tickets_merged = d.tickets_merged + excluded.tickets_merged;
end
$$;
comment on function private.count_days is
  'Adds a change to the figures of days, by project and by module.';

create or replace function private.days_of_rating(p_rating public.ticket_ratings, p_sign integer)
returns setof private.feedback_module_days
language sql stable set search_path = ''
as $$
  select p_rating.project_id, p_rating.module_id, private.business_day(p_rating.rated_at),
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    p_sign, p_sign * p_rating.score, p_sign * (p_rating.score >= 4)::int, 0, 0, 0, 0
  where p_rating.score is not null
$$;
comment on function private.days_of_rating is
  'What a rating adds to the figures of the day on which it was first given (p_sign 1), or subtracts from them '
  '(-1).';

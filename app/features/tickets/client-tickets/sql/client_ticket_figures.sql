drop function if exists public.client_desk_figures;
create or replace function public.client_ticket_figures(p_organization uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  with counted as (
    select t.* from public.feedback_tickets t
    where t.organization_id = p_organization and t.merged_into is null
      and t.created_at > now() - interval '90 days'
  ), timed as (
    select 'answer' as what, c.answer_seconds as took, c.answer_target * 60 as target from counted c
      where c.answer_seconds is not null and c.answer_target is not null
    union all
    select 'solve', c.solve_seconds, c.solve_target * 60 from counted c
      where c.solve_seconds is not null and c.solve_target is not null and c.waits_for is null
  ), figures as (
    select w.what, count(*) as n, count(*) filter (where w.took <= w.target) as within,
      percentile_disc(0.5) within group (order by w.took) as median,
      percentile_disc(0.5) within group (order by w.target) as target, min(w.target) as least,
      max(w.target) as most
    from timed w group by w.what
  )
  select jsonb_build_object('tickets', (select count(*) from counted),
    'since', (select min(c.created_at) from counted c),
    'answer', (select to_jsonb(f) - 'what' from figures f where f.what = 'answer'),
    'solve', (select to_jsonb(f) - 'what' from figures f where f.what = 'solve'))
  where private.is_member(p_organization, '{owner,member}')
$$;
grant execute on function public.client_ticket_figures to authenticated;
comment on function public.client_ticket_figures is
  'Median times in seconds of business time until the first reply and the solution of a client''s tickets in 90 '
  'days, with their count and how many were in time. For its owners and members; null for others.';

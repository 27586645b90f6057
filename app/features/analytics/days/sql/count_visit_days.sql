create or replace function private.count_visit_days(p_days date[])
returns setof private.visit_days
language sql stable set search_path = '' set jit = off
as $$
  select c.day, coalesce(sum(c.count) filter (where c.event = 'page_view'), 0)::bigint,
    coalesce(sum(c.count) filter (where c.event = 'form_view'), 0)::bigint
  from public.event_counts c
  where c.day = any (p_days) and c.event in ('page_view', 'form_view')
  group by c.day
$$;
comment on function private.count_visit_days is
  'Counts private.visit_days of some days again, from the counted events.';

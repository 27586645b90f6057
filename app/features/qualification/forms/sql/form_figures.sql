-- not null: *
drop function if exists public.forms_page(text, text, uuid, integer, text, boolean, integer);
create or replace function private.form_figures(p_days integer)
returns table (form_id uuid, views bigint, starts bigint, completions bigint)
language sql stable security definer set search_path = ''
as $$
  with since as (
    select private.business_day(now()) - p_days + 1 as day
  ), counted as (
    select c.form_id, sum(c.count) filter (where c.event = 'form_view') as views,
      sum(c.count) filter (where c.event = 'form_start') as starts
    from public.form_counts c, since where c.day >= since.day group by 1
  ), sent as (
    select s.form_id, count(*) as completions from public.qualification_submissions s, since
    where s.created_at >= private.start_of_day(since.day)
      and s.review_reason is distinct from 'honeypot' group by 1
  )
  select f.id, coalesce(c.views, 0)::bigint, coalesce(c.starts, 0)::bigint,
    coalesce(s.completions, 0)::bigint
  from public.qualification_forms f
  left join counted c on c.form_id = f.id left join sent s on s.form_id = f.id
  where (select public.has_permission(private.uid(), 'site', 'read'))
$$;
grant execute on function private.form_figures to authenticated;
comment on function private.form_figures is
  'Views, starts and completions of each form in the last days, today included; leads sent by programs are not '
  'counted. Nothing without site:read.';

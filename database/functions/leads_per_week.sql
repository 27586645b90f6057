create or replace function public.leads_per_week(p_weeks integer default 12)
returns table (week date, leads integer)
language plpgsql stable security definer set search_path = ''
as $$
declare
  this_week date := date_trunc('week', now() at time zone 'America/Sao_Paulo')::date;
  first_week date := this_week - 7 * (least(greatest(p_weeks, 1), 104) - 1);
begin
  if not public.has_permission(private.uid(), 'crm', 'read') then
    raise exception 'crm_read_missing' using errcode = '42501';
  end if;
  return query
    select w.day, count(s.id)::integer
    from (select first_week + 7 * n as day from generate_series(0, (this_week - first_week) / 7) n) w
    left join public.qualification_submissions s
      on s.created_at >= private.start_of_day(w.day)
      and s.created_at < private.start_of_day(w.day + 7) and s.status <> 'spam'
    group by w.day order by w.day;
end
$$;
revoke all on function public.leads_per_week from public, anon, authenticated, service_role;
grant execute on function public.leads_per_week to authenticated;
comment on function public.leads_per_week is
  'Leads received in each of the last weeks, from Monday on, without spam. Refuses with '
  'crm_read_missing.';

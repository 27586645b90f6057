-- Old: public.lead_figures
create or replace function public.leads_per_week(p_weeks integer default 12)
returns table (week date, leads integer)
language plpgsql stable security definer set search_path = '' set jit = off
as $$
declare
  this_week date := date_trunc('week', private.house_day(now())::timestamp)::date;
  first_week date := this_week - 7 * (least(greatest(p_weeks, 1), 104) - 1);
  spam smallint := private.lead_place('spam');
  asked text[] := private.lead_sources_asked();
begin
  if not public.has_permission(private.uid(), 'crm', 'read') then
    raise exception 'crm_read_missing' using errcode = '42501';
  end if;
  return query
    select w.day, (select count(*)::integer from private.lead_words s
      where s.created_at >= private.start_of_day(w.day)
        and s.created_at < private.start_of_day(w.day + 7) and s.place <> spam
        and (asked is null or s.source = any (asked)))
    from (select first_week + 7 * n as day from generate_series(0, (this_week - first_week) / 7) n) w
    order by w.day;
end
$$;
revoke all on function public.leads_per_week from public, anon, authenticated, service_role;
grant execute on function public.leads_per_week to authenticated;
comment on function public.leads_per_week is
  'Leads received in each of the last weeks, from Monday on, without spam. Refuses with '
  'crm_read_missing.';

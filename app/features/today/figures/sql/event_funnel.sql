-- not null: *
create or replace function public.event_funnel(p_from date, p_to date)
returns table (route text, locale text, event text, count bigint)
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not public.has_permission(private.uid(), 'analytics', 'read') then
    raise exception 'analytics_read_missing' using errcode = 'PT403';
  end if;
  return query
    select c.route, c.locale, c.event, sum(c.count)::bigint from public.event_counts c
    where c.day between p_from and p_to group by 1, 2, 3 order by 4 desc, 1, 2, 3;
end
$$;
grant execute on function public.event_funnel to authenticated;
comment on function public.event_funnel is
  'Counts of the days named, both included; for those who may read analytics.';

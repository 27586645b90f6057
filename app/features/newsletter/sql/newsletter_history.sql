-- not null: period, asked, confirmed, unsubscribed
create or replace function public.newsletter_history(p_from date, p_to date, p_unit text default 'day')
returns table (period date, asked integer, confirmed integer, unsubscribed integer)
language plpgsql stable security definer set search_path = ''
as $$
declare
  unit text := case p_unit when 'month' then 'month' else 'day' end;
  first_day date := date_trunc(unit, p_from::timestamp);
begin
  perform private.check_campaigns('read');
  return query
    with counted as (
      select date_trunc(unit, private.business_day(e.happened_at)::timestamp)::date as day,
        count(*) filter (where e.kind = 'asked') as asked,
        count(*) filter (where e.kind = 'confirmed') as confirmed,
        count(*) filter (where e.kind = 'unsubscribed') as unsubscribed
      from public.newsletter_events e
      where e.happened_at >= private.start_of_day(first_day)
        and e.happened_at < private.start_of_day(p_to + 1)
      group by 1)
    select p.day::date, coalesce(c.asked, 0)::integer, coalesce(c.confirmed, 0)::integer,
      coalesce(c.unsubscribed, 0)::integer
    from generate_series(first_day::timestamp, p_to::timestamp, ('1 ' || unit)::interval) p (day)
    left join counted c on c.day = p.day::date
    order by 1 limit 400;
end
$$;
grant execute on function public.newsletter_history to authenticated;
comment on function public.newsletter_history is
  'How often the newsletter was asked for, confirmed and left, by day or month of the company, quiet ones '
  'included. Refuses with campaigns_read_missing.';

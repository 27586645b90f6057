create or replace function private.business_spans(p_from timestamptz, p_to timestamptz)
returns table (opens timestamptz, closes timestamptz)
language plpgsql stable security definer set search_path = ''
as $$
declare
  week jsonb := private.business_week();
  first_day date;
  last_day date;
begin
  if p_from is null or p_to is null or not isfinite(p_from) or not isfinite(p_to) or p_from >= p_to then
    return;
  end if;
  if week is null then
    return query values (p_from, p_to);
    return;
  end if;
  first_day := private.business_day(p_from);
  last_day := private.business_day(p_to);
  return query
    with special as (select * from private.special_days(first_day, last_day)),
      spans as (
        select (d.day + s.opens) at time zone 'America/Sao_Paulo' as opens,
          (d.day + s.closes) at time zone 'America/Sao_Paulo' as closes
        from (select first_day + n as day from generate_series(0, last_day - first_day) n) d
          left join special h using (day)
          cross join lateral private.spans_in(case when h.day is not null then h.spans
            else week -> (array['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'])
              [extract(dow from d.day)::integer + 1] end) s
      ),
      -- Hours that overlap count once.
      merged as (
        select unnest(range_agg(tstzrange(greatest(s.opens, p_from), least(s.closes, p_to)))) as span
        from spans s
        where greatest(s.opens, p_from) < least(s.closes, p_to)
      )
    select lower(m.span), upper(m.span) from merged m;
end
$$;
comment on function private.business_spans is
  'Business hours between two moments, in order, none overlapping. Hours are wall-clock times of '
  'São Paulo; holidays count. Without hours on record it is always open.';

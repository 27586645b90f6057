create or replace function private.keep_open_hours() returns void
language plpgsql security definer set search_path = ''
as $$
declare
  this_year date := date_trunc('year', private.business_day(now()))::date;
  first_day timestamptz := private.start_of_day((this_year - interval '2 years')::date);
  last_day timestamptz := private.start_of_day((this_year + interval '4 years')::date);
  always boolean := private.business_week() is null;
begin
  -- Two who change hours at once: the second reckons with what the first has left.
  perform pg_advisory_xact_lock(hashtextextended('open hours', 0));
  delete from private.open_hours;
  if not always then
    insert into private.open_hours (opens, closes, before)
      select s.opens, s.closes,
        coalesce(sum(s.closes - s.opens) over (order by s.opens rows between unbounded preceding
          and 1 preceding), interval '0')
      from private.business_spans(first_day, last_day) s;
  end if;
  insert into private.open_hours_known (since, until, always_open)
    values (first_day, last_day, always)
    on conflict (singleton) do update
      set since = excluded.since, until = excluded.until, always_open = excluded.always_open;
end
$$;
comment on function private.keep_open_hours is
  'Computes and caches the open hours of the years around this one.';

create or replace function private.add_business_seconds(p_at timestamptz, p_seconds bigint)
returns timestamptz
language plpgsql stable security definer set search_path = ''
as $$
declare
  rest interval := make_interval(secs => p_seconds);
  known private.open_hours_known;
  wanted interval;
  span record;
  upto timestamptz := p_at;
  since timestamptz;
  step integer := 8;
begin
  if p_at is null or p_seconds is null or not isfinite(p_at) or p_seconds <= 0 then
    return p_at + rest * (p_seconds > 0)::integer;
  end if;
  select * into known from private.open_hours_known;
  if known.always_open or known is null and private.business_week() is null then
    return p_at + rest;
  end if;
  if p_at >= known.since and p_at < known.until then
    wanted := private.open_time_until(p_at) + rest;
    select h.opens, h.closes, wanted - h.before as rest into span
      from private.open_hours h where h.before < wanted order by h.before desc limit 1;
    if span.opens + span.rest <= span.closes then
      return span.opens + span.rest;
    end if;
  end if;
  -- Further than what is kept: in longer and longer steps.
  while upto < p_at + interval '60 years' loop
    since := upto;
    upto := private.start_of_day(private.business_day(since) + step);
    for span in select s.opens, s.closes from private.business_spans(since, upto) s loop
      if span.closes - span.opens >= rest then
        return span.opens + rest;
      end if;
      rest := rest - (span.closes - span.opens);
    end loop;
    step := least(step * 4, 800);
  end loop;
  return null;
end
$$;
comment on function private.add_business_seconds is
  'add_business_time() for what began in the middle of a minute: the moment at which so many seconds of '
  'business time are over.';

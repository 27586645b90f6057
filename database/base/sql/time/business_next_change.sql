create or replace function private.business_next_change(p_at timestamptz) returns timestamptz
language plpgsql stable security definer set search_path = ''
as $$
declare
  known private.open_hours_known;
  since timestamptz := p_at;
  upto timestamptz;
  step integer := 8;
  change timestamptz;
begin
  select * into known from private.open_hours_known;
  if p_at is null or not isfinite(p_at) or known.always_open
      or known is null and private.business_week() is null then
    return null;
  end if;
  if p_at >= known.since and p_at < known.until then
    select h.closes into change from private.open_hours h
      where h.opens <= p_at order by h.opens desc limit 1;
    if change > p_at then
      return change;
    end if;
    select h.opens into change from private.open_hours h
      where h.opens > p_at order by h.opens limit 1;
    if found then
      return change;
    end if;
  end if;
  while since < p_at + interval '60 years' loop
    upto := private.start_of_day(private.business_day(since) + step);
    select case when s.opens > p_at then s.opens else s.closes end into change
      from private.business_spans(since, upto) s limit 1;
    if found then
      return change;
    end if;
    since := upto;
    step := least(step * 4, 800);
  end loop;
  return null;
end
$$;
grant execute on function private.business_next_change to authenticated, service_role;
comment on function private.business_next_change is
  'When business hours next end, or begin; null where it never does, as without hours on record.';

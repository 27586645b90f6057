create or replace function private.business_seconds(p_from timestamptz, p_to timestamptz)
returns integer
language plpgsql stable security definer set search_path = ''
as $$
declare
  known private.open_hours_known;
begin
  if p_from is null or p_to is null then
    return null;
  elsif p_from >= p_to or not isfinite(p_from) or not isfinite(p_to) then
    return 0;
  end if;
  select * into known from private.open_hours_known;
  if known.always_open then
    return extract(epoch from least(p_to, p_from + interval '60 years') - p_from);
  elsif p_from >= known.since and p_to < known.until then
    return extract(epoch from private.open_time_until(p_to) - private.open_time_until(p_from));
  end if;
  -- Seconds of 60 years fit into an integer.
  return (select coalesce(sum(extract(epoch from s.closes - s.opens)), 0)
    from private.business_spans(p_from, least(p_to, p_from + interval '60 years')) s);
end
$$;
grant execute on function private.business_seconds to authenticated, service_role;
comment on function private.business_seconds is
  'Business time between two moments, in seconds; 0 where the second is not later, or either is no moment. '
  'At most 60 years are counted.';

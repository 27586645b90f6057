create or replace function private.business_open_at(p_at timestamptz) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
declare
  known private.open_hours_known;
begin
  select * into known from private.open_hours_known;
  if known.always_open then
    return true;
  elsif p_at >= known.since and p_at < known.until then
    return coalesce((select h.closes > p_at from private.open_hours h
      where h.opens <= p_at order by h.opens desc limit 1), false);
  end if;
  return exists (select from private.business_spans(p_at, p_at + interval '1 microsecond'));
end
$$;
grant execute on function private.business_open_at to authenticated, service_role;
comment on function private.business_open_at is 'Whether business time runs at a moment.';

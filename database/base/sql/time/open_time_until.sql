create or replace function private.open_time_until(p_at timestamptz) returns interval
language plpgsql stable security definer set search_path = ''
as $$
begin
  return coalesce((select h.before + (least(p_at, h.closes) - h.opens)
    from private.open_hours h where h.opens <= p_at order by h.opens desc limit 1), interval '0');
end
$$;
comment on function private.open_time_until is
  'Business time from the first of the years in private.open_hours up to a moment of them.';

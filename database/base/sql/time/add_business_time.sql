create or replace function private.add_business_time(p_at timestamptz, p_minutes integer)
returns timestamptz
-- Not in SQL, which PostgreSQL plans again with each call.
language plpgsql stable security definer set search_path = ''
as $$
begin
  return private.add_business_seconds(p_at, p_minutes * 60::bigint);
end
$$;
grant execute on function private.add_business_time to authenticated, service_role;
comment on function private.add_business_time is
  'The moment at which so many minutes of business time are over. None of them leaves the moment as it is; '
  'null where there is less business time within 60 years.';

create or replace function private.limit_reached(subject text, max_requests integer, time_window interval)
returns boolean
language sql volatile set search_path = ''
as $$
  select exists (
    select from private.rate_limits r
    where r.key = sha256(convert_to(subject, 'UTF8')) and (
      select count(*) from unnest(r.hits) hit where hit > clock_timestamp() - time_window
    ) >= max_requests)
$$;
revoke all on function private.limit_reached from public, anon, authenticated, service_role;
comment on function private.limit_reached is
  'Whether private.count_hit() would refuse the next call; counts nothing.';

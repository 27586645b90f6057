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
comment on function private.limit_reached is
  'Whether private.count_hit() would refuse the next call; counts nothing.';

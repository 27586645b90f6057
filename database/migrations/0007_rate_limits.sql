-- Sliding-window limits, exact also when many calls come at once.

create table private.rate_limits (
  key bytea primary key,
  hits timestamptz[] not null default '{}',
  keeps interval not null,
  expires_at timestamptz not null
);
create index rate_limits_expired on private.rate_limits (expires_at);
revoke all on private.rate_limits from public, anon, authenticated, service_role;
alter table private.rate_limits enable row level security;
-- Granted to nobody, with no policy: only the functions below, as the owner, touch it.
comment on table private.rate_limits is 'Counters of rate limits; rows go once they are expired.';
comment on column private.rate_limits.key is
  'sha256 of what is counted, so that neither addresses nor session identifiers are kept.';
comment on column private.rate_limits.hits is 'Moments of the calls let through.';
comment on column private.rate_limits.keeps is
  'The longest window asked of this counter: a shorter one must not forget hits of it.';

create function private.count_hit(subject text, max_requests integer, time_window interval)
returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  counter bytea := sha256(convert_to(subject, 'UTF8'));
  known timestamptz[];
  kept_for interval;
  moment timestamptz;
begin
  if max_requests is null or max_requests > 1000 or time_window is null
     or time_window <= interval '0' or time_window > interval '31 days' then
    raise exception 'a limit is at most 1000 requests in a window of up to 31 days'
      using errcode = '22023';
  end if;
  if max_requests < 1 then
    return false;
  end if;

  loop
    insert into private.rate_limits (key, hits, keeps, expires_at)
      values (counter, array[clock_timestamp()], time_window, clock_timestamp() + time_window)
      on conflict (key) do nothing;
    if found then
      -- The first call on this counter. It also clears away a few that nobody needs any more;
      -- by now(), since a moving clock could not use the index.
      delete from private.rate_limits where key in (
        select r.key from private.rate_limits r where r.expires_at < now()
        order by r.expires_at limit 10 for update skip locked);
      return true;
    end if;
    -- All calls on one counter take turns on this row until their transactions end.
    select r.hits, greatest(r.keeps, time_window) into known, kept_for
      from private.rate_limits r where r.key = counter for update;
    -- Not found: the row was expired and another call has just swept it away.
    exit when found;
  end loop;

  -- Read only now that it is our turn; now() would be the transaction's beginning.
  moment := clock_timestamp();
  if (select count(*) from unnest(known) hit where hit > moment - time_window) >= max_requests then
    return false;
  end if;
  update private.rate_limits set
    hits = array(select hit from unnest(known) hit where hit > moment - kept_for) || moment,
    keeps = kept_for,
    expires_at = moment + kept_for
    where key = counter;
  return true;
end
$$;
revoke all on function private.count_hit(text, integer, interval) from public;
comment on function private.count_hit(text, integer, interval) is
  'Counts one call and says whether it is within the limit; a refused call is not counted. '
  'Granted to nobody: the subject must not be the caller''s choice.';

create function public.check_rate_limit(
  identifier text,
  max_requests integer default 5,
  time_window interval default interval '1 hour'
) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  -- Role and client lead the subject, each quoted: nobody reaches another caller's name space.
  return private.count_hit(
    jsonb_build_array('call', private.caller_role(),
      coalesce(private.claim('client'), private.claim('sub')), identifier)::text,
    max_requests, time_window);
end
$$;
revoke all on function public.check_rate_limit(text, integer, interval) from public;
grant execute on function public.check_rate_limit(text, integer, interval)
  to anon, authenticated, service_role;
comment on function public.check_rate_limit(text, integer, interval) is
  'True while fewer than max_requests calls were let through within time_window, counted per '
  'role, client and identifier. At most 1000 requests in 31 days, else SQLSTATE 22023.';

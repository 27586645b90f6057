create or replace function private.count_hit(subject text, max_requests integer, time_window interval)
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
     or time_window < interval '1 minute' or time_window > interval '31 days' then
    raise exception 'limit_out_of_range'
      using errcode = 'PT422',
        detail = 'A limit is at most 1000 requests in a window of 1 minute to 31 days.',
        hint = 'A number without a unit is read as seconds: say ''5 minutes''.';
  end if;
  if max_requests < 1 then
    return false;
  end if;

  loop
    insert into private.rate_limits (key, hits, keeps, expires_at)
      values (counter, array[clock_timestamp()], time_window, clock_timestamp() + time_window)
      on conflict (key) do nothing;
    if found then
      -- The first call on this counter. One in 32 of these also deletes expired counters, at most 320, more than came
      -- since: each look at the first of them would pass those that were deleted after the last vacuum.
      if get_byte(counter, 0) < 8 then
        delete from private.rate_limits where key = any (array(
          -- now(), since a moving clock could not use the index.
          select r.key from private.rate_limits r where r.expires_at < now()
          order by r.expires_at limit 320 for update skip locked));
      end if;
      return true;
    end if;
    -- The row lock serializes calls on one counter until their transactions end.
    select r.hits, greatest(r.keeps, time_window) into known, kept_for
      from private.rate_limits r where r.key = counter for update;
    -- Not found: another call has just deleted the expired row.
    exit when found;
  end loop;

  -- Read after the lock; now() would be the start of the transaction.
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
comment on function private.count_hit is
  'Counts one call and says whether it is within the limit; a refused call is not counted. '
  'Granted to nobody: the subject must not be the caller''s choice.';

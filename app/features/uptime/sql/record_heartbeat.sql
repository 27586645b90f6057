create or replace function private.record_heartbeat() returns void
language plpgsql security definer set search_path = ''
as $$
declare
  v_minute timestamptz := date_trunc('minute', clock_timestamp());
  v_day date := (v_minute at time zone 'UTC')::date;
  v_before private.heartbeats;
  v_since timestamptz;
begin
  select h.* into v_before from private.heartbeats h order by h.day desc limit 1;
  -- Another process has counted this minute, or the clock was set back.
  if v_before.last_minute >= v_minute then
    return;
  end if;
  insert into private.heartbeats as h (day, minutes, last_minute, since, began)
    values (v_day, 1, v_minute,
      case when v_before.last_minute >= v_minute - interval '1 minute' then v_before.since
        else v_minute end,
      coalesce(v_before.began, v_minute))
    -- The second process finds the minute counted, so it counts once for all processes.
    on conflict (day) do update set
      minutes = h.minutes + 1,
      last_minute = excluded.last_minute,
      since = case when h.last_minute >= excluded.last_minute - interval '1 minute' then h.since
        else excluded.last_minute end
      where h.last_minute < excluded.last_minute
    returning h.since into v_since;
  if not found then
    return;
  end if;
  if v_before.day < v_day then
    delete from private.heartbeats h where h.day <= v_day - 30;
  end if;
  -- Pages change with the day and with an interruption, not with every minute.
  if v_before.day < v_day or v_before.since <> v_since then
    perform private.raise_generation();
  end if;
end
$$;
grant execute on function private.record_heartbeat to service_role;
comment on function private.record_heartbeat is
  'Counts the present minute once as a minute in which the site was running.';

create or replace function public.log_security_event(
  event_type text,
  user_id uuid default null,
  ip_address text default null,
  user_agent text default null,
  details jsonb default '{}'
) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  server boolean := private.caller_role() = 'service_role';
  event uuid;
begin
  -- A user may log events about themselves only, from their own address, and under a limit.
  if not server and not private.count_hit(
       'security-event:' || private.uid()::text, 60, interval '1 hour') then
    raise exception 'security_events_limited' using errcode = 'PT429';
  end if;
  insert into public.security_events
    (event_type, severity, user_id, actor_id, ip_address, user_agent, details)
  values (
    log_security_event.event_type,
    case when server and log_security_event.details ->> 'severity' in ('warning', 'critical')
      then log_security_event.details ->> 'severity' else 'info' end,
    case when server then log_security_event.user_id else private.uid() end,
    case when server and log_security_event.details ->> 'actor' = 'user'
      then log_security_event.user_id else private.uid() end,
    left(case when server then log_security_event.ip_address else private.claim('address') end, 64),
    left(case when server then log_security_event.user_agent else private.claim('agent') end, 400),
    coalesce(log_security_event.details, '{}') - 'severity' - 'actor'
  ) returning id into event;
  return event;
end
$$;
grant execute on function public.log_security_event to authenticated, service_role;
comment on function public.log_security_event is
  'Writes the security record. People write of themselves, with actor and address set here; the '
  'server of anybody, with details.severity if it is more than information, and details.actor = user '
  'where the user did it.';

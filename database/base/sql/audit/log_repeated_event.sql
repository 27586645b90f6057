create or replace function private.log_repeated_event(
  p_event_type text, p_network text, p_user_id uuid, p_ip_address text, p_user_agent text,
  p_details jsonb
) returns uuid
language sql security definer set search_path = ''
as $$
  insert into public.security_events as e
    (event_type, severity, user_id, actor_id, ip_address, user_agent, details, repeat_key)
  values (
    p_event_type,
    case when p_details ->> 'severity' in ('warning', 'critical') then p_details ->> 'severity'
      else 'info' end,
    p_user_id, case when p_details ->> 'actor' = 'user' then p_user_id end, left(p_ip_address, 64), left(p_user_agent, 400),
    coalesce(p_details, '{}') - 'severity' - 'actor',
    sha256(convert_to(jsonb_build_array(p_event_type, coalesce(p_network, p_ip_address), p_user_id,
      date_trunc('hour', clock_timestamp(), 'UTC'))::text, 'UTF8')))
  on conflict (repeat_key) do update set
    occurrences = e.occurrences + 1,
    last_at = greatest(e.created_at, clock_timestamp())
  returning e.id
$$;
grant execute on function private.log_repeated_event to service_role;
comment on function private.log_repeated_event is
  'Writes the security record as log_security_event() does for the server, but once an hour for a kind, a '
  'network (the address where p_network is null) and an account: what comes again is counted on the entry.';

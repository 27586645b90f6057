create or replace function private.record_security_event(
  p_event_type text, p_severity text, p_user_id uuid, p_details jsonb
) returns uuid
language sql security definer set search_path = ''
as $$
  insert into public.security_events
    (event_type, severity, user_id, actor_id, ip_address, user_agent, details)
  values (p_event_type, p_severity, p_user_id, private.uid(), private.claim('address'),
    left(private.claim('agent'), 400), p_details)
  returning id
$$;
comment on function private.record_security_event is
  'For the functions of this schema, in the transaction of what they record.';

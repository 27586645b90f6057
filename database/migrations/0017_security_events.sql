-- The security record: who did what, or tried to.

create table public.security_events (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default clock_timestamp(),
  event_type text not null check (event_type ~ '^[a-z]+(_[a-z]+)*$' and length(event_type) <= 60),
  severity text not null default 'info' check (severity in ('info', 'warning', 'critical')),
  user_id uuid references public.user_profiles (user_id) on delete set null,
  actor_id uuid references public.user_profiles (user_id) on delete set null,
  ip_address text check (length(ip_address) <= 64),
  user_agent text check (length(user_agent) <= 400),
  details jsonb not null default '{}'
    check (jsonb_typeof(details) = 'object' and octet_length(details::text) <= 4096)
);
create index security_events_newest on public.security_events (created_at desc, id desc);
create index security_events_of_user on public.security_events (user_id, created_at desc);
create index security_events_of_actor on public.security_events (actor_id, created_at desc);
create index security_events_by_type on public.security_events (event_type, created_at desc);
revoke all on public.security_events from public, anon, authenticated, service_role;
alter table public.security_events enable row level security;
create policy security_events_read on public.security_events for select to authenticated
  using ((select public.has_permission((select private.uid()), 'users', 'read')));
create policy security_events_server on public.security_events for all to service_role
  using (true) with check (true);
-- Not granted: writing, to people; changing and deleting, to anybody.
grant select (id, created_at, event_type, severity, user_id, actor_id, ip_address, user_agent,
  details) on public.security_events to authenticated;
grant select, insert on public.security_events to service_role;
comment on table public.security_events is 'Written once, never changed.';
comment on column public.security_events.user_id is 'Whom it concerns; null for a stranger.';
comment on column public.security_events.actor_id is 'Who did it, when somebody was signed in.';

create function private.record_security_event(
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
revoke all on function private.record_security_event(text, text, uuid, jsonb) from public;
comment on function private.record_security_event(text, text, uuid, jsonb) is
  'For the functions of this schema, in the transaction of what they record.';

create function public.log_security_event(
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
  -- A person may write of herself only, from where she is, and not without end.
  if not server and not private.count_hit(
       'security-event:' || private.uid()::text, 60, interval '1 hour') then
    raise exception 'too many events' using errcode = '42501';
  end if;
  insert into public.security_events
    (event_type, severity, user_id, actor_id, ip_address, user_agent, details)
  values (
    log_security_event.event_type,
    case when server and log_security_event.details ->> 'severity' in ('warning', 'critical')
      then log_security_event.details ->> 'severity' else 'info' end,
    case when server then log_security_event.user_id else private.uid() end,
    private.uid(),
    left(case when server then log_security_event.ip_address else private.claim('address') end, 64),
    left(case when server then log_security_event.user_agent else private.claim('agent') end, 400),
    coalesce(log_security_event.details, '{}') - 'severity'
  ) returning id into event;
  return event;
end
$$;
revoke all on function public.log_security_event(text, uuid, text, text, jsonb) from public;
grant execute on function public.log_security_event(text, uuid, text, text, jsonb)
  to authenticated, service_role;
comment on function public.log_security_event(text, uuid, text, text, jsonb) is
  'Writes the security record. People write of themselves, with actor and address set here; the '
  'server of anybody, with details.severity if it is more than information.';

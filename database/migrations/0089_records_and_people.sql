-- Records and people, after the same recipe as leads.

-- The record of security and the record of changes.

create index security_events_of_type on public.security_events (event_type, created_at, id);
create index security_events_by_severity on public.security_events (severity, created_at, id);
create index security_events_of_type_by_severity on public.security_events
  (event_type, severity, created_at, id);
drop index public.security_events_by_type;

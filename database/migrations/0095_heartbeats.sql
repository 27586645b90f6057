-- Minutes in which the site was running, day by day: what its pages say of their own availability is
-- counted here, by the clock of the database. Written by private.record_heartbeat, read by
-- private.uptime.
-- expand

create table private.heartbeats (
  day date primary key,
  minutes integer not null check (minutes between 1 and 1440),
  last_minute timestamptz not null check (last_minute = date_trunc('minute', last_minute)),
  since timestamptz not null,
  began timestamptz not null,
  check (began <= since and since <= last_minute)
);
revoke all on private.heartbeats from public, anon, authenticated, service_role;
alter table private.heartbeats enable row level security;
-- Granted to nobody, with no policy: only the two functions, as the owner, touch it.
comment on table private.heartbeats is
  'How many minutes of a day, in UTC, the site was running, whichever of its processes said so. Thirty '
  'days are kept.';
comment on column private.heartbeats.since is
  'From which minute on none is missing up to the last one.';
comment on column private.heartbeats.began is
  'The first minute ever counted: of what lies before it nothing is known.';

-- What the system screen shows as wrong, and what was mailed about it.
-- expand
create table private.system_alerts (
  key text not null check (key ~ '^[A-Za-z]{1,40}$'),
  source text not null check (length(source) between 1 and 300),
  is_wrong boolean not null,
  began_at timestamptz not null default clock_timestamp(),
  seen_at timestamptz not null default clock_timestamp(),
  mailed text check (mailed in ('began', 'ended')),
  mailed_at timestamptz,
  primary key (key, source)
);
revoke all on private.system_alerts from public, anon, authenticated, service_role;
alter table private.system_alerts enable row level security;
comment on table private.system_alerts is
  'Lines of the system screen that need somebody, and what people were told of them by mail.';
comment on column private.system_alerts.source is
  'site for what all processes see alike; else the machine and its data folder, such as for the disk.';

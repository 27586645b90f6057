-- Times without a database, and what processes received meanwhile on their disks.
-- expand
create table private.outages (
  id uuid primary key,
  began_at timestamptz not null,
  ended_at timestamptz check (ended_at >= began_at)
);
create index outages_newest on private.outages (began_at desc);
revoke all on private.outages from public, anon, authenticated, service_role;
alter table private.outages enable row level security;
comment on table private.outages is
  'Times in which the database could not be reached and posts of visitors were stored on a disk (DATA_DIR/spool). '
  'Granted to nobody: processes write through record_spool and end_outage once the database answers.';
comment on column private.outages.ended_at is
  'When all its posts had been replayed.';

create table private.outage_spools (
  name text primary key check (length(name) <= 100),
  outage_id uuid not null references private.outages (id) on delete cascade,
  received integer not null check (received >= 0),
  stored integer not null check (stored >= 0),
  set_aside integer not null check (set_aside >= 0)
);
create index outage_spools_of_outage on private.outage_spools (outage_id);
revoke all on private.outage_spools from public, anon, authenticated, service_role;
alter table private.outage_spools enable row level security;
comment on table private.outage_spools is
  'What one process has received in an outage, by the name of its folder: how many posts, how many of them are '
  'stored by now, and how many the database refused.';

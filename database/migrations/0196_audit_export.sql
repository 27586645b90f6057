-- Which entries of the records of changes have yet to be exported, and the head of the chain.
-- expand
create table private.audit_queue (
  seq bigint generated always as identity primary key,
  source text not null check (source in ('security', 'setting')),
  row_id uuid not null,
  queued_at timestamptz not null default clock_timestamp(),
  unique (source, row_id)
);
revoke all on private.audit_queue from public, anon, authenticated, service_role;
alter table private.audit_queue enable row level security;
comment on table private.audit_queue is
  'Entries of security_events and setting_changes that AUDIT_EXPORT has yet to be given, in their order.';

create table private.audit_export (
  id boolean primary key default true check (id),
  is_on boolean not null default false,
  last_number bigint not null default 0 check (last_number >= 0),
  last_hash text not null default '' check (last_hash ~ '^([0-9a-f]{64})?$'),
  holder uuid,
  held_until timestamptz,
  off_at timestamptz
);
insert into private.audit_export (id) values (true);
revoke all on private.audit_export from public, anon, authenticated, service_role;
alter table private.audit_export enable row level security;
comment on table private.audit_export is
  'The head of the chain of exported lines, and which process exports; one row.';
comment on column private.audit_export.off_at is 'Entries from then on are exported once it is on again.';

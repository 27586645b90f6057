-- Back-ups that the site writes, and restores that prove them.
-- expand
create table private.backups (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('backup', 'proof')),
  due_on date,
  began_at timestamptz not null default clock_timestamp(),
  ended_at timestamptz check (ended_at >= began_at),
  file text check (length(file) <= 200),
  bytes bigint check (bytes >= 0),
  row_count bigint not null default 0 check (row_count >= 0),
  file_count integer not null default 0 check (file_count >= 0),
  error text check (length(error) between 1 and 2000),
  unique (kind, due_on)
);
create index backups_newest on private.backups (kind, began_at desc);
revoke all on private.backups from public, anon, authenticated, service_role;
alter table private.backups enable row level security;
comment on table private.backups is
  'Back-ups (backup), and restores of the newest one into a scratch database (proof). Granted to nobody: processes '
  'write through queue_due_backup, note_backup and end_backup.';
comment on column private.backups.due_on is 'The night it belongs to, in the company''s time zone; null for one that somebody asked for.';
comment on column private.backups.error is 'Why it failed; null while it runs and where it succeeded.';

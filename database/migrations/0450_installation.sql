-- expand
-- What belongs to this database alone: which secret and which storage its rows go with, and a row that
-- /healthz writes.

create table private.installation (
  only_row boolean primary key default true check (only_row),
  secret_fingerprint text check (secret_fingerprint ~ '^[0-9a-f]{64}$'),
  storage_fingerprint text check (storage_fingerprint ~ '^[0-9a-f]{64}$'),
  written_at timestamptz not null default now()
);
insert into private.installation default values;
revoke all on private.installation from public, anon, authenticated, service_role;
alter table private.installation enable row level security;
-- Granted to nobody, with no policy: only the owner touches it.
comment on table private.installation is
  'One row: fingerprints of the secret and the storage that the other rows were written with, and when '
  'the database last took a write of /healthz. Granted to nobody.';
comment on column private.installation.secret_fingerprint is
  'HMAC under SECRET; null until a process has started on a PostgreSQL server.';
comment on column private.installation.storage_fingerprint is
  'Hash of the bucket''s address, or of the id that the files folder holds; null until a process has started on a PostgreSQL server.';

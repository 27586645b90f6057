-- What programs wrote by the API: a call that is sent again under its Idempotency-Key is done once.
-- expand
create table private.api_calls (
  id uuid primary key default gen_random_uuid(),
  key_id uuid not null references public.api_keys (id) on delete cascade,
  idempotency_key text check (length(idempotency_key) between 1 and 255),
  request_hash bytea not null check (octet_length(request_hash) = 32),
  record_id uuid not null,
  is_new boolean not null,
  created_at timestamptz not null default now(),
  ended_at timestamptz not null default clock_timestamp(),
  constraint api_calls_once unique (key_id, idempotency_key)
);
create index api_calls_of_record on private.api_calls (record_id, created_at);
revoke all on private.api_calls from public, anon, authenticated, service_role;
alter table private.api_calls enable row level security;
comment on table private.api_calls is
  'Records that programs have made or changed by the API, by key: histories name the key by them. With an '
  'Idempotency-Key, the call is done once in 24 hours. A row goes with its key, and a key with the account of its owner.';
comment on column private.api_calls.created_at is
  'The beginning of the transaction; what its triggers recorded lies between this and ended_at.';

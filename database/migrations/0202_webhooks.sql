-- Addresses of other programs that are told of events, and what was sent to them.
-- expand
create table public.webhooks (
  id uuid primary key default gen_random_uuid(),
  name text not null check (name = btrim(name) and length(name) between 1 and 80),
  url text not null check (url ~ '^https?://' and length(url) <= 500),
  events text[] not null check (cardinality(events) between 1 and 40),
  secret_sealed text not null check (length(secret_sealed) between 40 and 400),
  product text references public.crm_products (slug),
  owner_id uuid not null references public.user_profiles (user_id) on delete cascade,
  state text not null default 'on' check (state in ('on', 'off', 'failed')),
  failures integer not null default 0 check (failures >= 0),
  failing_since timestamptz,
  created_at timestamptz not null default now()
);
create index webhooks_newest on public.webhooks (created_at, id);
create index webhooks_on on public.webhooks (id) where state = 'on';
create index webhooks_of_owner on public.webhooks (owner_id);
create index webhooks_product on public.webhooks (product) where product is not null;
revoke all on public.webhooks from public, anon, authenticated, service_role;
alter table public.webhooks enable row level security;
-- Not granted: secret_sealed to users, and any writing: functions check and record it.
grant select (id, name, url, events, product, owner_id, state, failures, failing_since, created_at)
  on public.webhooks to authenticated, service_role;
comment on table public.webhooks is
  'Addresses of other programs that are told of events of records, of one product or of all of the owner. A delivery has '
  'ids and codes alone; the program reads the record with a key.';
comment on column public.webhooks.secret_sealed is 'The signing secret, encrypted under the secret of the site.';
comment on column public.webhooks.state is 'failed: switched off after repeated failure.';
comment on column public.webhooks.failures is 'Tries that failed since the last one that was accepted.';

create table public.webhook_deliveries (
  id uuid primary key default gen_random_uuid(),
  seq bigint generated always as identity,
  webhook_id uuid not null references public.webhooks (id) on delete cascade,
  event text not null check (event ~ '^[a-z_]+\.[a-z_]+$'),
  record_id uuid not null,
  data jsonb not null check (jsonb_typeof(data) = 'object' and octet_length(data::text) <= 4000),
  happened_at timestamptz not null default clock_timestamp(),
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
  tries integer not null default 0 check (tries >= 0),
  next_at timestamptz,
  job_id uuid,
  claimed_at timestamptz,
  answer_status smallint check (answer_status between 100 and 599),
  error text check (length(error) <= 100),
  tried_at timestamptz,
  replay_of uuid references public.webhook_deliveries (id) on delete set null
);
create index webhook_deliveries_newest on public.webhook_deliveries (webhook_id, seq desc);
create index webhook_deliveries_waiting on public.webhook_deliveries (webhook_id, record_id, seq) where state = 'waiting';
create index webhook_deliveries_oldest on public.webhook_deliveries (happened_at);
create index webhook_deliveries_replays on public.webhook_deliveries (replay_of) where replay_of is not null;
revoke all on public.webhook_deliveries from public, anon, authenticated, service_role;
alter table public.webhook_deliveries enable row level security;
grant select (id, seq, webhook_id, event, record_id, data, happened_at, state, tries, next_at, answer_status, error, tried_at,
  replay_of) on public.webhook_deliveries to authenticated, service_role;
comment on table public.webhook_deliveries is
  'What was sent to webhooks in the last 30 days, and how they answered. The deliveries of one record are sent in their '
  'order: one waits until the earlier ones were accepted or given up.';
comment on column public.webhook_deliveries.data is 'Ids and codes, never a person''s data.';
comment on column public.webhook_deliveries.error is 'A code: timeout, refused, address, tls, network, status.';

-- Mails and follow-ups that go out.

create table public.outbox (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind ~ '^[a-z]+(\.[a-z-]+)*$'),
  payload jsonb not null default '{}' check (jsonb_typeof(payload) = 'object'),
  created_at timestamptz not null default clock_timestamp()
);
create index outbox_in_order on public.outbox (created_at, id);
revoke all on public.outbox from public, anon, authenticated, service_role;
alter table public.outbox enable row level security;
-- Not granted: anon and authenticated, and inserting to anybody: triggers fill it. Updating one
-- column is granted only because FOR UPDATE asks for it; the kind's check keeps it harmless.
grant update (kind) on public.outbox to service_role;
grant select, delete on public.outbox to service_role;
comment on table public.outbox is
  'Follow-ups written in the transaction that caused them; the worker hands them to the job library under '
  'their own id (so twice is once) and deletes them.';
comment on column public.outbox.payload is 'Ids only, never a person''s data.';
comment on column public.outbox.created_at is
  'From then on it is handed over; in the future for what may still be taken back.';

create table public.mails (
  id uuid primary key,
  kind text not null check (kind ~ '^[a-z]+\.[a-z-]+$' and length(kind) <= 100),
  -- What somebody must be allowed to read to read the mail.
  area text not null,
  about uuid,
  recipient text check (length(recipient) <= 1000),
  subject text check (length(subject) <= 1000),
  state text not null check (state in ('waiting', 'sending', 'sent', 'kept', 'withheld', 'failed', 'dropped')),
  -- What is in trouble comes first.
  place smallint generated always as (case state
    when 'failed' then 3 when 'waiting' then 2 else 1 end) stored not null,
  tries integer not null default 1 check (tries >= 1),
  again integer not null default 0 check (again >= 0),
  last_error text check (length(last_error) <= 2000),
  html text check (octet_length(html) <= 400000),
  body text check (octet_length(body) <= 200000),
  payload jsonb not null default '{}',
  created_at timestamptz not null default now(),
  tried_at timestamptz not null default now(),
  -- What a report of a failure names.
  message_id text check (length(message_id) <= 300)
);
create index mails_by_place on public.mails (place, tried_at, id);
create index mails_about on public.mails (about);
create index mails_of_recipient on public.mails (lower(recipient));
create index mails_oldest on public.mails (tried_at);
create index mails_by_message on public.mails (message_id) where message_id is not null;
revoke all on public.mails from public, anon, authenticated, service_role;
alter table public.mails enable row level security;
grant select (id, kind, area, about, recipient, subject, state, place, tries, again, last_error, html, body,
  created_at, tried_at) on public.mails to authenticated;
comment on table public.mails is
  'Mails of the last 30 days as they were sent, and what became of each. Addresses that are a key, such as '
  'those that set a password, are left out before a mail comes here.';
comment on column public.mails.id is 'Of the job that sent it first.';
comment on column public.mails.about is
  'The lead, feedback, subscription, request, application or account it is about; it goes with that.';
comment on column public.mails.state is
  'waiting for another try; sending while the mail server takes it; sent to the mail server; kept on this '
  'machine, which has none; withheld because its address had its share; failed for good; dropped because by '
  'now there was nothing to send.';
comment on column public.mails.again is 'How often staff have sent it once more after it had gone.';
comment on column public.mails.payload is 'What its job was given: ids only.';
comment on column public.mails.message_id is 'What we called it, without signature and domain.';

create table private.stranger_mails (
  job_id uuid primary key,
  kind text not null check (kind ~ '^[a-z]+(\.[a-z-]+)*$'),
  subject_id uuid not null,
  withheld boolean not null,
  decided_at timestamptz not null default clock_timestamp()
);
create index stranger_mails_of on private.stranger_mails (subject_id);
create index stranger_mails_oldest on private.stranger_mails (decided_at);
revoke all on private.stranger_mails from public, anon, authenticated, service_role;
alter table private.stranger_mails enable row level security;
comment on table private.stranger_mails is
  'What was decided of each mail to an address that a stranger typed: ids only, no address. Gone with what '
  'it is about, and six months after it was decided.';
comment on column private.stranger_mails.job_id is
  'The job that sends it: tried again, it finds the decision made and counts nothing.';
comment on column private.stranger_mails.subject_id is
  'The lead, application, privacy request, feedback entry or subscription it is about.';

create table private.bounced_addresses (
  email text primary key check (email = lower(email) and length(email) <= 254),
  closed_at timestamptz,
  failures integer not null default 0 check (failures >= 0),
  status text not null default '' check (length(status) <= 20),
  reason text not null default '' check (length(reason) <= 500),
  failed_at timestamptz not null default now(),
  trusted_at timestamptz,
  trusted_by uuid
);
create index bounced_addresses_oldest on private.bounced_addresses (failed_at);
revoke all on private.bounced_addresses from public, anon, authenticated, service_role;
alter table private.bounced_addresses enable row level security;
comment on table private.bounced_addresses is
  'Addresses that a receiving server sent a mail back from: closed where it will never take one.';
comment on column private.bounced_addresses.failures is
  'Mails that did not arrive, but might have at another time.';
comment on column private.bounced_addresses.trusted_at is
  'Since when mails go there again because somebody of the team said so; the next report ends that.';

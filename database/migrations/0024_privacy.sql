-- Consent, requests about personal data, and where it is kept.

create type private.person as (email text, user_id uuid, contacts uuid[], leads uuid[], feedback uuid[]);

create table public.consent_records (
  id uuid primary key default gen_random_uuid(),
  subject text not null check (subject ~ '^[0-9a-f]{32}$'),
  version text not null check (version ~ '^[0-9a-f]{8}$'),
  choice text not null check (choice in ('all', 'necessary', 'custom')),
  functionality boolean not null,
  analytics boolean not null,
  marketing boolean not null,
  counted boolean not null,
  refused_by_browser boolean not null,
  locale text not null check (locale in ('pt-BR', 'en')),
  created_at timestamptz not null default clock_timestamp(),
  -- The signal decides for itself: with it nothing optional can have been allowed.
  check (not refused_by_browser or not (functionality or analytics or marketing or counted)),
  check (choice <> 'necessary' or not (functionality or analytics or marketing)),
  check (choice <> 'all' or (functionality and analytics and marketing))
);
create index consent_records_subject on public.consent_records (subject, created_at desc);
create index consent_records_oldest on public.consent_records (created_at);
revoke all on public.consent_records from public, anon, authenticated, service_role;
alter table public.consent_records enable row level security;
-- Not granted: anon and authenticated, and writing to anybody: record_consent() writes.
grant select on public.consent_records to service_role;
comment on table public.consent_records is
  'Proof of every choice about cookies: one row a choice, never changed, erased after five years.';
comment on column public.consent_records.subject is
  'A number drawn at random in the browser and kept there; nothing else says whose it is.';
comment on column public.consent_records.version is 'Which wording was shown (consent-version.ts).';
comment on column public.consent_records.counted is
  'False where the person switched off the cookieless counts as well.';
comment on column public.consent_records.refused_by_browser is 'The browser sent Global Privacy Control.';

create table public.privacy_requests (
  id uuid primary key,
  protocol text not null unique,
  kind text not null check (kind in
    ('access', 'correction', 'deletion', 'portability', 'revocation')),
  state text not null default 'unproved' check (state in
    ('unproved', 'open', 'erasing', 'done', 'refused')),
  name text check (length(name) <= 200),
  email text check (email = lower(email) and length(email) <= 254
    and email ~ '^[^[:space:]@]+@[^[:space:]@]+$'),
  message text check (length(message) <= 5000),
  locale text not null default 'pt-BR' check (locale in ('pt-BR', 'en')),
  answer text check (length(answer) <= 5000),
  review_reason text check (review_reason in
    ('honeypot', 'address_limit', 'too_fast', 'limit_check_failed')),
  created_at timestamptz not null default now(),
  proved_at timestamptz,
  due_at timestamptz not null default (now() + interval '15 days'),
  closed_at timestamptz,
  copy_until timestamptz,
  check ((state in ('done', 'refused')) = (closed_at is not null)),
  check (state = 'unproved' or proved_at is not null),
  check (email is not null or kind = 'deletion' and state = 'done')
);
create index privacy_requests_due on public.privacy_requests (due_at, id);
create index privacy_requests_newest on public.privacy_requests (created_at desc, id desc);
create index privacy_requests_of on public.privacy_requests (email);
revoke all on public.privacy_requests from public, anon, authenticated, service_role;
alter table public.privacy_requests enable row level security;
-- Not granted: anything to anon, and writing to anybody. Asking, proving and answering are
-- functions, each with its own rule.
grant select (id, protocol, kind, state, name, email, message, answer, review_reason, created_at, due_at,
  closed_at) on public.privacy_requests to authenticated;
grant select on public.privacy_requests to service_role;
comment on table public.privacy_requests is
  'What people ask about their own data. It counts once the address is proved; an answer is due 15 days '
  'after it was asked for (LGPD, art. 19, II).';
comment on column public.privacy_requests.protocol is 'What the person quotes, like P-7H2K-9QX4.';
comment on column public.privacy_requests.email is
  'Forgotten when an erasure is done: then only that it was done, and when, is kept.';
comment on column public.privacy_requests.review_reason is
  'Why a person should look at it, and why no link to prove the address went; null for nothing special.';
comment on column public.privacy_requests.copy_until is
  'Until then the link in the mail gives the copy, which is made when it is asked for.';

create table public.privacy_request_events (
  id uuid primary key default gen_random_uuid(),
  request_id uuid not null references public.privacy_requests (id) on delete cascade,
  happened_at timestamptz not null default clock_timestamp(),
  event text not null check (event in
    ('asked', 'proved', 'looked', 'copy_given', 'copy_fetched', 'revoked', 'corrected', 'refused',
     'erasure_ordered', 'erased')),
  actor_id uuid references public.user_profiles (user_id) on delete set null,
  details jsonb not null default '{}' check (jsonb_typeof(details) = 'object')
);
create index privacy_request_events_of on public.privacy_request_events (request_id, happened_at);
revoke all on public.privacy_request_events from public, anon, authenticated, service_role;
alter table public.privacy_request_events enable row level security;
grant select (id, request_id, happened_at, event, actor_id, details) on public.privacy_request_events to
  authenticated;
comment on table public.privacy_request_events is
  'What was done about a request, when and by whom. Details are counts by table, never data.';

create table private.personal_data (
  "position" smallint primary key,
  table_name text not null unique,
  belongs text not null,
  erasure text not null,
  hidden text[] not null default '{}',
  files text
);
revoke all on private.personal_data from public, anon, authenticated, service_role;
alter table private.personal_data enable row level security;
comment on table private.personal_data is
  'Every table that holds somebody, in the order of erasing. A new table is named here or among those of '
  'the tests that hold nobody.';
comment on column private.personal_data.belongs is 'SQL: whether row t is of the person $1 (private.person).';
comment on column private.personal_data.erasure is
  'delete, or what is set so that the row says nothing of the person any more.';
comment on column private.personal_data.hidden is
  'Columns that no copy carries: secrets, which would be worth stealing.';
comment on column private.personal_data.files is 'SQL: key of the stored file that goes with row t.';

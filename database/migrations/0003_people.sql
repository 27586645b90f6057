-- Accounts and sessions (the tables of the auth library), people and their roles, and the records of what
-- happened to either and to settings.

create table identity.users (
  id uuid primary key default gen_random_uuid(),
  name text not null check (length(name) <= 200),
  email text not null unique check (email = lower(email) and length(email) <= 254),
  email_verified boolean not null default false,
  image text,
  locale text not null default 'pt-BR' check (locale in ('pt-BR', 'en')),
  two_factor_enabled boolean default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  device_generation integer not null default 0
);
revoke all on identity.users from public, anon, authenticated, service_role;
alter table identity.users enable row level security;
comment on table identity.users is
  'People who may sign in; what the product knows of them is in public.user_profiles.';
comment on column identity.users.device_generation is
  'Cookies of known browsers name it; one that names an older one is a stranger''s.';

create table identity.accounts (
  id uuid primary key default gen_random_uuid(),
  account_id text not null,
  provider_id text not null,
  user_id uuid not null references identity.users (id) on delete cascade,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  password text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null,
  unique (provider_id, account_id)
);
create index accounts_of_user on identity.accounts (user_id);
revoke all on identity.accounts from public, anon, authenticated, service_role;
alter table identity.accounts enable row level security;
comment on column identity.accounts.password is 'scrypt hash with its salt.';

create table identity.sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references identity.users (id) on delete cascade,
  token text not null unique,
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null
);
create index sessions_of_user on identity.sessions (user_id);
create index sessions_oldest on identity.sessions (created_at);
revoke all on identity.sessions from public, anon, authenticated, service_role;
alter table identity.sessions enable row level security;
comment on column identity.sessions.token is
  'Worthless alone: the cookie carries it with a signature under the site''s secret.';
comment on column identity.sessions.expires_at is 'Idle limit; created_at gives the absolute one.';

create table identity.verifications (
  id uuid primary key default gen_random_uuid(),
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index verifications_by_identifier on identity.verifications (identifier);
revoke all on identity.verifications from public, anon, authenticated, service_role;
alter table identity.verifications enable row level security;
comment on table identity.verifications is 'One-time links and challenges under way.';

create table identity.two_factors (
  id uuid primary key default gen_random_uuid(),
  secret text not null,
  backup_codes text not null,
  user_id uuid not null references identity.users (id) on delete cascade,
  verified boolean,
  failed_verification_count integer,
  locked_until timestamptz
);
create index two_factors_by_secret on identity.two_factors (secret);
create index two_factors_of_user on identity.two_factors (user_id);
revoke all on identity.two_factors from public, anon, authenticated, service_role;
alter table identity.two_factors enable row level security;
comment on table identity.two_factors is 'Secrets and recovery codes, encrypted under the site''s secret.';

-- Codes of an authenticator that were used: each counts once, although it is valid for a while.
create table identity.used_codes (
  user_id uuid references identity.users (id) on delete cascade,
  code_hash bytea,
  used_at timestamptz not null default now(),
  primary key (user_id, code_hash)
);
revoke all on identity.used_codes from public, anon, authenticated, service_role;
alter table identity.used_codes enable row level security;
comment on table identity.used_codes is 'Kept for minutes, as long as a code could be played again.';

create table identity.passkeys (
  id uuid primary key default gen_random_uuid(),
  name text,
  public_key text not null,
  user_id uuid not null references identity.users (id) on delete cascade,
  credential_id text not null unique,
  counter integer not null,
  device_type text not null,
  backed_up boolean not null,
  transports text,
  aaguid text,
  created_at timestamptz
);
create index passkeys_of_user on identity.passkeys (user_id);
revoke all on identity.passkeys from public, anon, authenticated, service_role;
alter table identity.passkeys enable row level security;

create table identity.live_streams (
  id uuid primary key,
  session_id uuid not null references identity.sessions (id) on delete cascade,
  opened_at timestamptz not null default clock_timestamp()
);
create index live_streams_of_session on identity.live_streams (session_id, opened_at);
revoke all on identity.live_streams from public, anon, authenticated, service_role;
alter table identity.live_streams enable row level security;
comment on table identity.live_streams is
  'Streams of events that are open. A process that was killed leaves its rows behind: they are the oldest, '
  'so that the next streams of the session push them out, or they go with the session.';

create table identity.mails (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references identity.users (id) on delete cascade,
  kind text not null check (kind ~ '^[a-z]+(-[a-z]+)*$'),
  sealed text not null check (length(sealed) <= 8192),
  created_at timestamptz not null default now()
);
create index mails_of_user on identity.mails (user_id);
revoke all on identity.mails from public, anon, authenticated, service_role;
alter table identity.mails enable row level security;
comment on table identity.mails is 'Mails about accounts that are still to be sent; sent ones go.';

create table public.user_profiles (
  user_id uuid primary key references identity.users (id) on delete cascade,
  display_name text not null check (length(display_name) <= 200),
  email text not null,
  locale text not null default 'pt-BR' check (locale in ('pt-BR', 'en')),
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  first_steps_hidden_at timestamptz,
  mail_test_asked_at timestamptz,
  mail_tested_at timestamptz,
  chosen_product text references public.crm_products (slug) on delete set null,
  at_work_since timestamptz
);
create index user_profiles_newest on public.user_profiles (created_at desc, user_id);
create index user_profiles_chosen_product on public.user_profiles (chosen_product)
  where chosen_product is not null;
create index user_profiles_at_work on public.user_profiles (at_work_since)
  where at_work_since is not null;
revoke all on public.user_profiles from public, anon, authenticated, service_role;
alter table public.user_profiles enable row level security;
-- Not granted: writing is_active, which set_person_active() guards, and email, which the account owns.
grant select (user_id, display_name, email, locale, is_active, created_at, updated_at, first_steps_hidden_at,
  mail_test_asked_at, mail_tested_at, chosen_product, at_work_since) on public.user_profiles to authenticated;
grant update (display_name, locale, first_steps_hidden_at, mail_test_asked_at) on public.user_profiles to
  authenticated;
grant select, update on public.user_profiles to service_role;
comment on table public.user_profiles is 'One row a person, made with the sign-in account by a trigger.';
comment on column public.user_profiles.email is 'Copy of the account''s address, kept by trigger.';
comment on column public.user_profiles.is_active is 'False: no permission, and no session holds.';
comment on column public.user_profiles.first_steps_hidden_at is
  'When the person put the list of first steps away; null while she sees it.';
comment on column public.user_profiles.mail_test_asked_at is
  'When the person last asked for a test mail to herself.';
comment on column public.user_profiles.mail_tested_at is
  'When a test mail last went out to the person; written by private.account_mail_sent.';
comment on column public.user_profiles.chosen_product is
  'The product that the person''s switch stands on; null for all.';
comment on column public.user_profiles.at_work_since is
  'Since when she says that she is at work; null: she does not. Counts within business hours.';

create table public.user_roles (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.user_profiles (user_id) on delete cascade,
  role text not null check (role in ('superadmin', 'admin', 'manager', 'analyst', 'viewer')),
  is_active boolean not null default true,
  expires_at timestamptz,
  reason text check (length(reason) <= 500),
  granted_by uuid references public.user_profiles (user_id) on delete set null,
  created_at timestamptz not null default now(),
  -- Roles narrowed to a product.
  product text references public.crm_products (slug),
  handed_over_at timestamptz
);
create index user_roles_granted_by on public.user_roles (granted_by);
create unique index user_roles_one_active_in on public.user_roles (user_id, role, coalesce(product, ''))
  where is_active;
create index user_roles_product on public.user_roles (product) where product is not null;
create index user_roles_expiring on public.user_roles (expires_at) where is_active and expires_at is not null;
revoke all on public.user_roles from public, anon, authenticated, service_role;
alter table public.user_roles enable row level security;
-- Not granted: writing, to anybody. grant_role() and end_role() check who may.
grant select (id, user_id, role, is_active, expires_at, reason, granted_by, created_at, product,
  handed_over_at) on public.user_roles to authenticated;
grant select on public.user_roles to service_role;
comment on table public.user_roles is
  'Roles of people. Effective while active and not expired; ended rows stay as the record.';
comment on column public.user_roles.product is
  'Null: every product. Else the role shows rows of the CRM and of feedback of that product alone.';
comment on column public.user_roles.handed_over_at is
  'When what she could no longer answer for was handed over, after expires_at.';

create table public.second_step_roles (
  role text primary key check (role in ('superadmin', 'admin', 'manager', 'analyst', 'viewer')),
  since timestamptz not null default now(),
  set_by uuid references public.user_profiles (user_id) on delete set null
);
create index second_step_roles_set_by on public.second_step_roles (set_by);
revoke all on public.second_step_roles from public, anon, authenticated, service_role;
alter table public.second_step_roles enable row level security;
-- Not granted: writing, to anybody. demand_second_step() lets superadmins.
grant select (role, since, set_by) on public.second_step_roles to authenticated;
grant select on public.second_step_roles to service_role;
comment on table public.second_step_roles is 'Roles that demand a second step of whoever holds them.';

create table public.security_events (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default clock_timestamp(),
  event_type text not null check (event_type ~ '^[a-z]+(_[a-z]+)*$' and length(event_type) <= 60),
  severity text not null default 'info' check (severity in ('info', 'warning', 'critical')),
  user_id uuid references public.user_profiles (user_id) on delete set null,
  actor_id uuid references public.user_profiles (user_id) on delete set null,
  ip_address text check (length(ip_address) <= 64),
  user_agent text check (length(user_agent) <= 400),
  details jsonb not null default '{}' check (jsonb_typeof(details) = 'object' and octet_length(details::text) <=
    4096),
  occurrences integer not null default 1 check (occurrences >= 1),
  last_at timestamptz,
  repeat_key bytea check (length(repeat_key) = 32),
  check (last_at >= created_at)
);
create index security_events_newest on public.security_events (created_at desc, id desc);
create index security_events_of_user on public.security_events (user_id, created_at desc);
create index security_events_of_actor on public.security_events (actor_id, created_at desc);
create index security_events_of_type on public.security_events (event_type, created_at, id);
create index security_events_by_severity on public.security_events (severity, created_at, id);
create index security_events_of_type_by_severity on public.security_events
  (event_type, severity, created_at, id);
create unique index security_events_repeated on public.security_events (repeat_key);
revoke all on public.security_events from public, anon, authenticated, service_role;
alter table public.security_events enable row level security;
-- Not granted: writing, to people; changing and deleting, to anybody.
grant select (id, created_at, event_type, severity, user_id, actor_id, ip_address, user_agent, details,
  occurrences, last_at) on public.security_events to authenticated;
grant select, insert on public.security_events to service_role;
comment on table public.security_events is
  'Written once, never changed, but for the count of an entry that repeats itself within its hour.';
comment on column public.security_events.user_id is 'Whom it concerns; null for a stranger.';
comment on column public.security_events.actor_id is 'Who did it, when somebody was signed in.';
comment on column public.security_events.occurrences is
  'How often it happened: of one network, and about one account, within an hour.';
comment on column public.security_events.last_at is 'The last time; null where it happened once.';
comment on column public.security_events.repeat_key is
  'Not granted: kind, network, account and hour of what repeats itself, as a hash. Null where each is an '
  'entry.';

create table public.setting_changes (
  id uuid primary key default gen_random_uuid(),
  change_set text not null,
  step integer not null,
  changed_at timestamptz not null default transaction_timestamp(),
  actor_id uuid references public.user_profiles (user_id) on delete set null,
  table_name text not null,
  row_id uuid not null,
  action text not null check (action in ('insert', 'update', 'delete')),
  before jsonb,
  after jsonb,
  restores text,
  unique (change_set, step),
  check ((before is null) = (action = 'insert') and (after is null) = (action = 'delete'))
);
create index setting_changes_newest on public.setting_changes (changed_at desc, id desc);
create index setting_changes_of_row on public.setting_changes (table_name, row_id, changed_at desc);
create index setting_changes_of_actor on public.setting_changes (actor_id, changed_at desc);
revoke all on public.setting_changes from public, anon, authenticated, service_role;
alter table public.setting_changes enable row level security;
-- Not granted to anybody: writing. A trigger of each table of settings writes as the owner.
grant select (id, change_set, step, changed_at, actor_id, table_name, row_id, action, before, after, restores)
  on public.setting_changes to authenticated, service_role;
comment on table public.setting_changes is 'Written once, by trigger, with the change itself.';
comment on column public.setting_changes.change_set is
  'What one transaction changed together: its number and time. step counts inside of it.';
comment on column public.setting_changes.actor_id is 'Null for the server itself, such as its seed.';
comment on column public.setting_changes.restores is 'The change set that this one undid.';

create table public.list_views (
  id uuid primary key,
  user_id uuid not null references public.user_profiles (user_id) on delete cascade,
  list text not null check (list ~ '^[a-z-]{1,40}$'),
  name text not null check (name = btrim(name) and length(name) between 1 and 40
    and name !~ '[[:cntrl:]]'),
  query text not null check (query ~ '^[?][!-~]*$' and length(query) <= 1000),
  created_at timestamptz not null default now()
);
create unique index list_views_name_key on public.list_views (user_id, list, lower(name));
create unique index list_views_query_key on public.list_views (user_id, list, query);
revoke all on public.list_views from public, anon, authenticated, service_role;
alter table public.list_views enable row level security;
grant select (id, user_id, list, name, query, created_at) on public.list_views to authenticated;
grant select on public.list_views to service_role;
comment on table public.list_views is
  'Lists of staff as a person wants to come back to them; at most twelve a person and list.';
comment on column public.list_views.list is 'Which list, as its screen calls it.';
comment on column public.list_views.query is
  'Filters and order as the address of the list has them, from the question mark on.';

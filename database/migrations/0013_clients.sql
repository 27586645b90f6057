-- People of clients, who sign in to the portal, and how they are notified.

create table public.client_members (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.client_organizations (id) on delete cascade,
  user_id uuid not null references public.user_profiles (user_id) on delete cascade,
  role text not null check (role in ('owner', 'member', 'finance')),
  contact_id uuid references public.crm_contacts (id) on delete set null,
  added_by uuid references public.user_profiles (user_id) on delete set null,
  created_at timestamptz not null default now(),
  unique (organization_id, user_id)
);
create index client_members_user on public.client_members (user_id);
create index client_members_contact on public.client_members (contact_id)
  where contact_id is not null;
create index client_members_added_by on public.client_members (added_by)
  where added_by is not null;
revoke all on public.client_members from public, anon, authenticated, service_role;
alter table public.client_members enable row level security;
grant select (id, organization_id, user_id, role, contact_id, added_by, created_at) on public.client_members
  to authenticated;
grant select on public.client_members to service_role;
comment on table public.client_members is
  'People of a client who may see its work: owners approve, members comment, finance sees invoices.';

create table public.client_invitations (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.client_organizations (id) on delete cascade,
  project_id uuid references public.projects (id) on delete cascade,
  email text not null check (email = lower(email) and length(email) <= 254
    and email ~ '^[^[:space:]@]+@[^[:space:]@]+$'),
  name text not null check (name = btrim(name) and length(name) between 1 and 200),
  role text not null check (role in ('owner', 'member', 'finance')),
  locale text not null default 'pt-BR' check (locale in ('pt-BR', 'en')),
  revision integer not null default 1,
  invited_by uuid default private.uid(),
  sent_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null default (clock_timestamp() + interval '7 days'),
  accepted_at timestamptz,
  revoked_at timestamptz,
  created_at timestamptz not null default clock_timestamp()
);
-- One that is open for each address of a client: asked again it is renewed.
create unique index client_invitations_open on public.client_invitations (organization_id, email)
  where accepted_at is null and revoked_at is null;
create index client_invitations_by_email on public.client_invitations (email);
create index client_invitations_of_project on public.client_invitations (project_id)
  where project_id is not null;
revoke all on public.client_invitations from public, anon, authenticated, service_role;
alter table public.client_invitations enable row level security;
grant select (id, organization_id, project_id, email, name, role, locale, revision, invited_by, sent_at,
  expires_at, accepted_at, revoked_at, created_at) on public.client_invitations to authenticated;
grant select on public.client_invitations to service_role;
comment on table public.client_invitations is
  'Who was asked to follow the work for a client, until when. The link in the mail is made from the row '
  'under the key of the site, and stands nowhere.';
comment on column public.client_invitations.revision is
  'Counts how often it was renewed: links of before are worth nothing.';

create table public.client_notice_choices (
  user_id uuid references public.user_profiles (user_id) on delete cascade,
  kind text check (kind ~ '^[a-z]+([.-][a-z]+)*$' and length(kind) <= 40),
  way text not null check (way in ('now', 'digest', 'off')),
  changed_at timestamptz not null default now(),
  primary key (user_id, kind)
);
revoke all on public.client_notice_choices from public, anon, authenticated, service_role;
alter table public.client_notice_choices enable row level security;
grant select (user_id, kind, way, changed_at) on public.client_notice_choices to authenticated;
grant select on public.client_notice_choices to service_role;
comment on table public.client_notice_choices is
  'How somebody of a client hears of a kind of news: by a mail at once, in the morning, or not at all; '
  'without a row at once.';
comment on column public.client_notice_choices.kind is
  'What the news is of, as features/client-notices calls it: a word more needs no migration.';

create table private.client_notices (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.user_profiles (user_id) on delete cascade,
  organization_id uuid not null references public.client_organizations (id) on delete cascade,
  kind text not null check (length(kind) between 1 and 40),
  title text not null check (length(title) between 1 and 250),
  path text not null check (path ~ '^/portal/' and length(path) <= 200),
  way text not null check (way in ('now', 'digest')),
  ordered_at timestamptz not null default clock_timestamp(),
  digest_on date,
  check (digest_on is null or way = 'digest')
);
create index client_notices_of on private.client_notices (user_id, ordered_at);
create index client_notices_of_client on private.client_notices (organization_id);
create index client_notices_waiting on private.client_notices (ordered_at)
  where way = 'digest' and digest_on is null;
create index client_notices_told on private.client_notices (user_id, digest_on) where digest_on is not null;
revoke all on private.client_notices from public, anon, authenticated, service_role;
alter table private.client_notices enable row level security;
comment on table private.client_notices is
  'News of clients'' people: each a mail of its own or a line of the next morning''s, for 60 days. Counted '
  'by person for the budget of mails at once. Granted to nobody.';
comment on column private.client_notices.way is
  'digest where she chose that, or where more than five in an hour or twenty in a day had gone at once.';
comment on column private.client_notices.digest_on is 'The morning whose mail tells it; empty until then.';

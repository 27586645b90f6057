-- Work for clients: projects in the six stages of the process, each with what was promised, what is planned
-- and what happened; what is delivered in versions, and who approved which. Notes of staff stand in a table
-- of their own, which no policy opens to clients.
-- expand

create table public.projects (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.client_organizations (id) on delete cascade,
  deal_id uuid unique references public.crm_deals (id) on delete set null,
  name text not null check (name = btrim(name) and length(name) between 1 and 120),
  value numeric(14, 2) check (value >= 0),
  starts_on date not null,
  conducted_by uuid,
  paused_on date,
  ended_on date,
  shown_at timestamptz,
  opened_at timestamptz,
  revision integer not null default 1,
  created_by uuid default private.uid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (num_nonnulls(paused_on, ended_on) <= 1),
  check (opened_at is null or shown_at is not null)
);
create index projects_of_organization on public.projects (organization_id, created_at);
create index projects_newest on public.projects (created_at, id);
revoke all on public.projects from public, anon, authenticated, service_role;
alter table public.projects enable row level security;
-- Not granted: value, which project_value() tells to whoever may see money; and any writing.
grant select (id, organization_id, deal_id, name, starts_on, conducted_by, paused_on, ended_on, shown_at,
    opened_at, revision, created_by, created_at, updated_at)
  on public.projects to authenticated;
grant select on public.projects to service_role;
comment on table public.projects is
  'Work for a client, begun from a won deal. Its people see it once it has been shown to them.';
comment on column public.projects.conducted_by is 'The colleague who answers for it.';
comment on column public.projects.shown_at is
  'Since when the client sees it; until then it is a draft in which every date is free.';
comment on column public.projects.opened_at is
  'When somebody of the client first opened it: from then on nothing changes what was promised.';
comment on column public.projects.paused_on is 'Since when nobody works on it; the work went cold that day.';
comment on column public.projects.ended_on is 'The day on which it was ended before its time.';

create table public.project_stages (
  project_id uuid not null references public.projects (id) on delete cascade,
  position smallint not null check (position between 1 and 6),
  promised_on date,
  planned_on date,
  actual_on date,
  gloss text check (gloss = btrim(gloss) and length(gloss) between 1 and 300),
  primary key (project_id, position)
);
revoke all on public.project_stages from public, anon, authenticated, service_role;
alter table public.project_stages enable row level security;
grant select (project_id, position, promised_on, planned_on, actual_on, gloss)
  on public.project_stages to authenticated;
grant select on public.project_stages to service_role;
comment on table public.project_stages is
  'The six stages of a project, in the order of the process: the days on which each is to end and ended.';
comment on column public.project_stages.promised_on is
  'What the client was told; empty where the day comes out of an earlier stage.';
comment on column public.project_stages.planned_on is 'What is expected today, where that is another day.';

create table public.project_date_changes (
  id uuid primary key default gen_random_uuid(),
  act uuid not null,
  project_id uuid not null references public.projects (id) on delete cascade,
  position smallint not null check (position between 1 and 6),
  kind text not null check (kind in ('promised', 'planned', 'actual')),
  from_on date,
  to_on date,
  cause text check (cause = btrim(cause) and length(cause) between 1 and 500),
  whose text check (whose in ('ours', 'client', 'both')),
  changed_by uuid default private.uid(),
  at timestamptz not null default clock_timestamp(),
  check (from_on is distinct from to_on),
  check ((cause is null) = (whose is null)),
  -- That a stage has ended is news, and no change that somebody has to answer for.
  check (cause is not null or kind = 'actual' and from_on is null)
);
create index project_date_changes_of on public.project_date_changes (project_id, at);
revoke all on public.project_date_changes from public, anon, authenticated, service_role;
alter table public.project_date_changes enable row level security;
grant select (id, act, project_id, position, kind, from_on, to_on, cause, whose, changed_by, at)
  on public.project_date_changes to authenticated;
grant select on public.project_date_changes to service_role;
comment on table public.project_date_changes is
  'Each change of a date that a client could know, with its cause and whose it was. Nothing is taken back.';
comment on column public.project_date_changes.act is 'Dates that were moved together share it.';

create table public.deliverables (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references public.projects (id) on delete cascade,
  position smallint not null check (position between 1 and 6),
  title text not null check (title = btrim(title) and length(title) between 1 and 120),
  created_by uuid default private.uid(),
  created_at timestamptz not null default clock_timestamp()
);
create index deliverables_of on public.deliverables (project_id, created_at);
revoke all on public.deliverables from public, anon, authenticated, service_role;
alter table public.deliverables enable row level security;
grant select (id, project_id, position, title, created_by, created_at)
  on public.deliverables to authenticated;
grant select on public.deliverables to service_role;
comment on table public.deliverables is 'What a client gets to see and approve, each in versions.';

create table public.deliverable_versions (
  id uuid primary key,
  deliverable_id uuid not null references public.deliverables (id) on delete cascade,
  number integer not null check (number > 0),
  state text not null default 'waiting' check (state in ('waiting', 'approved', 'changes', 'replaced')),
  storage_key text not null unique check (storage_key ~ '^projects/[0-9a-f]{64}$'),
  file_name text not null check (length(file_name) between 1 and 200),
  content_type text not null check (length(content_type) <= 100),
  size integer not null check (size > 0),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  link text check (link ~ '^https://[^[:space:]]+$' and length(link) <= 500),
  changes text check (changes = btrim(changes) and length(changes) between 1 and 2000),
  sent_by uuid default private.uid(),
  sent_at timestamptz not null default clock_timestamp(),
  unique (deliverable_id, number)
);
-- Of each deliverable one version waits at most: the others were decided on or replaced.
create unique index deliverable_versions_waiting on public.deliverable_versions (deliverable_id)
  where state = 'waiting';
revoke all on public.deliverable_versions from public, anon, authenticated, service_role;
alter table public.deliverable_versions enable row level security;
-- Not granted: storage_key. deliverable_file() tells it to whoever may fetch the file.
grant select (id, deliverable_id, number, state, file_name, content_type, size, sha256, link, changes,
    sent_by, sent_at)
  on public.deliverable_versions to authenticated;
grant select on public.deliverable_versions to service_role;
comment on table public.deliverable_versions is
  'A version as it was sent: its file, and the SHA-256 of it that an approval names.';
comment on column public.deliverable_versions.id is
  'Made by whoever sends it, so that a version that is sent twice is one.';

create table public.approvals (
  id uuid primary key default gen_random_uuid(),
  version_id uuid not null unique references public.deliverable_versions (id) on delete cascade,
  receipt text not null unique,
  user_id uuid,
  person_name text check (length(person_name) between 1 and 200),
  member_role text not null check (member_role = 'owner'),
  organization_name text not null,
  file_name text not null,
  size integer not null,
  sha256 text not null,
  approved_at timestamptz not null default clock_timestamp()
);
revoke all on public.approvals from public, anon, authenticated, service_role;
alter table public.approvals enable row level security;
grant select (id, version_id, receipt, user_id, person_name, member_role, organization_name, file_name, size,
    sha256, approved_at)
  on public.approvals to authenticated;
grant select on public.approvals to service_role;
comment on table public.approvals is
  'Who approved which file when, as the receipt says it. A version has one approval, and nothing changes it.';

create table public.project_waits (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references public.projects (id) on delete cascade,
  position smallint not null check (position between 1 and 6),
  version_id uuid references public.deliverable_versions (id) on delete set null,
  what text not null check (what = btrim(what) and length(what) between 1 and 200),
  since date not null,
  until date check (until >= since),
  created_by uuid default private.uid(),
  created_at timestamptz not null default clock_timestamp()
);
create index project_waits_of on public.project_waits (project_id, since);
create unique index project_waits_for_version on public.project_waits (version_id)
  where version_id is not null;
revoke all on public.project_waits from public, anon, authenticated, service_role;
alter table public.project_waits enable row level security;
grant select (id, project_id, position, version_id, what, since, until, created_by, created_at)
  on public.project_waits to authenticated;
grant select on public.project_waits to service_role;
comment on table public.project_waits is
  'Days on which a stage could not go on without the client. Empty until: it waits still.';

create table public.project_updates (
  id uuid primary key,
  project_id uuid not null references public.projects (id) on delete cascade,
  author_id uuid default private.uid(),
  body text not null check (btrim(body) <> '' and length(body) <= 4000),
  created_at timestamptz not null default clock_timestamp()
);
create index project_updates_of on public.project_updates (project_id, created_at);
revoke all on public.project_updates from public, anon, authenticated, service_role;
alter table public.project_updates enable row level security;
grant select (id, project_id, author_id, body, created_at) on public.project_updates to authenticated;
grant select on public.project_updates to service_role;
comment on table public.project_updates is 'News of a project, for its client. What stays inside is project_notes.';

create table public.project_comments (
  id uuid primary key,
  project_id uuid not null references public.projects (id) on delete cascade,
  update_id uuid references public.project_updates (id) on delete cascade,
  version_id uuid references public.deliverable_versions (id) on delete cascade,
  from_client boolean not null,
  author_id uuid,
  body text not null check (btrim(body) <> '' and length(body) <= 4000),
  weight text check (weight in ('blocks', 'hinders', 'detail')),
  created_at timestamptz not null default clock_timestamp(),
  check (num_nonnulls(update_id, version_id) = 1),
  check (weight is null or version_id is not null and from_client)
);
create index project_comments_of_update on public.project_comments (update_id, created_at)
  where update_id is not null;
create index project_comments_of_version on public.project_comments (version_id, created_at)
  where version_id is not null;
create index project_comments_of_project on public.project_comments (project_id);
create index project_comments_of_author on public.project_comments (author_id) where author_id is not null;
revoke all on public.project_comments from public, anon, authenticated, service_role;
alter table public.project_comments enable row level security;
grant select (id, project_id, update_id, version_id, from_client, author_id, body, weight, created_at)
  on public.project_comments to authenticated;
grant select on public.project_comments to service_role;
comment on table public.project_comments is
  'What client and studio say to each other below news and versions.';
comment on column public.project_comments.weight is
  'Set where the client asks for a change of the version: how much it holds things up.';

create table public.project_notes (
  id uuid primary key,
  project_id uuid not null references public.projects (id) on delete cascade,
  author_id uuid default private.uid(),
  body text not null check (btrim(body) <> '' and length(body) <= 8000),
  created_at timestamptz not null default clock_timestamp()
);
create index project_notes_of on public.project_notes (project_id, created_at);
revoke all on public.project_notes from public, anon, authenticated, service_role;
alter table public.project_notes enable row level security;
grant select (id, project_id, author_id, body, created_at) on public.project_notes to authenticated;
grant select on public.project_notes to service_role;
comment on table public.project_notes is
  'Internal: what colleagues write to each other about a project. No policy, function, page or mail for '
  'clients reads it.';

create table public.project_events (
  id bigint generated always as identity primary key,
  project_id uuid not null references public.projects (id) on delete cascade,
  kind text not null check (kind in ('started', 'edited', 'shown', 'opened', 'paused', 'resumed', 'ended',
    'version', 'approved', 'changes', 'wait', 'wait_ended', 'invited', 'joined')),
  details jsonb not null default '{}' check (jsonb_typeof(details) = 'object'),
  actor uuid default private.uid(),
  at timestamptz not null default clock_timestamp()
);
create index project_events_of on public.project_events (project_id, at);
revoke all on public.project_events from public, anon, authenticated, service_role;
alter table public.project_events enable row level security;
grant select (id, project_id, kind, details, actor, at) on public.project_events to authenticated;
grant select on public.project_events to service_role;
comment on table public.project_events is
  'The record of a project, for staff: what was done, by whom and when; ids and numbers, never words. Changes '
  'of dates stand in project_date_changes.';

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
  expires_at timestamptz not null default clock_timestamp() + interval '7 days',
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
    expires_at, accepted_at, revoked_at, created_at)
  on public.client_invitations to authenticated;
grant select on public.client_invitations to service_role;
comment on table public.client_invitations is
  'Who was asked to follow the work for a client, until when. The link in the mail is made from the row under '
  'the key of the site, and stands nowhere.';
comment on column public.client_invitations.revision is
  'Counts how often it was renewed: links of before are worth nothing.';

insert into private.personal_data (position, table_name, belongs, erasure, hidden) values
  -- That a file was approved stays, as the contract asks; by whom goes.
  (55, 'public.approvals', 't.user_id = ($1).user_id', 'user_id = null, person_name = null', '{}'),
  (56, 'public.project_comments', 't.from_client and t.author_id = ($1).user_id', 'delete', '{}'),
  (57, 'public.client_invitations', 't.email = ($1).email', 'delete', '{invited_by}');

-- What is delivered to clients in versions, who approved which, what was waited for and said, and who was
-- asked to follow the work.
-- expand

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

-- Projects for clients: stages, versions to approve, news, files.

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
  product text not null default 'forja' references public.crm_products (slug),
  check (num_nonnulls(paused_on, ended_on) <= 1),
  check (opened_at is null or shown_at is not null)
);
create index projects_of_organization on public.projects (organization_id, created_at);
create index projects_newest on public.projects (created_at, id);
create index projects_of_product on public.projects (product);
revoke all on public.projects from public, anon, authenticated, service_role;
alter table public.projects enable row level security;
-- Not granted: value, which project_value() tells to whoever may see money; and any writing.
grant select (id, organization_id, deal_id, name, starts_on, conducted_by, paused_on, ended_on, shown_at,
  opened_at, revision, created_by, created_at, updated_at, product) on public.projects to authenticated;
grant select on public.projects to service_role;
comment on table public.projects is
  'Work for a client, begun from a won deal. Its people see it once it has been shown to them.';
comment on column public.projects.conducted_by is 'The colleague who answers for it.';
comment on column public.projects.paused_on is 'Since when nobody works on it; the work went cold that day.';
comment on column public.projects.ended_on is 'The day on which it was ended before its time.';
comment on column public.projects.shown_at is
  'Since when the client sees it; until then it is a draft in which every date is free.';
comment on column public.projects.opened_at is
  'When somebody of the client first opened it: from then on nothing changes what was promised.';
comment on column public.projects.product is
  'Product of the deal that it was started from, at that moment; it stays when the deal moves to another.';

create table public.project_stages (
  project_id uuid references public.projects (id) on delete cascade,
  "position" smallint,
  promised_on date,
  planned_on date,
  actual_on date,
  gloss text check (gloss = btrim(gloss) and length(gloss) between 1 and 300),
  primary key (project_id, "position"),
  constraint project_stages_position_check check (position between 1 and 6)
);
revoke all on public.project_stages from public, anon, authenticated, service_role;
alter table public.project_stages enable row level security;
grant select (project_id, "position", promised_on, planned_on, actual_on, gloss) on public.project_stages to
  authenticated;
grant select on public.project_stages to service_role;
comment on table public.project_stages is
  'The six stages of a project, in the order of the process: the days on which each is to end and ended.';
comment on column public.project_stages.promised_on is
  'What the client was told; empty where the day comes out of an earlier stage.';
comment on column public.project_stages.planned_on is 'What is expected today, where that is another day.';

create table public.deliverables (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references public.projects (id) on delete cascade,
  "position" smallint not null,
  title text not null check (title = btrim(title) and length(title) between 1 and 120),
  created_by uuid default private.uid(),
  created_at timestamptz not null default clock_timestamp(),
  constraint deliverables_position_check check (position between 1 and 6)
);
create index deliverables_of on public.deliverables (project_id, created_at);
revoke all on public.deliverables from public, anon, authenticated, service_role;
alter table public.deliverables enable row level security;
grant select (id, project_id, "position", title, created_by, created_at) on public.deliverables to
  authenticated;
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
  drawing text check (drawing in ('waiting', 'drawn', 'locked', 'broken', 'heavy')),
  pages integer check (pages > 0),
  width integer check (width > 0),
  height integer check (height > 0),
  pins integer not null default 0 check (pins >= 0),
  unique (deliverable_id, number),
  constraint deliverable_versions_drawn check ((pages is not null) = coalesce(drawing = 'drawn', false)),
  constraint deliverable_versions_measured check (num_nulls(width, height) in (0, 2))
);
-- Of each deliverable one version waits at most: the others were decided on or replaced.
create unique index deliverable_versions_waiting on public.deliverable_versions (deliverable_id)
  where state = 'waiting';
revoke all on public.deliverable_versions from public, anon, authenticated, service_role;
alter table public.deliverable_versions enable row level security;
-- Not granted: storage_key. deliverable_file() tells it to whoever may fetch the file.
grant select (id, deliverable_id, number, state, file_name, content_type, size, sha256, link, changes,
  sent_by, sent_at, drawing, pages, width, height) on public.deliverable_versions to authenticated;
grant select on public.deliverable_versions to service_role;
comment on table public.deliverable_versions is
  'A version as it was sent: its file, and the SHA-256 of it that an approval names.';
comment on column public.deliverable_versions.id is
  'Made by whoever sends it, so that a version that is sent twice is one.';
comment on column public.deliverable_versions.drawing is
  'Of pictures and PDFs: waiting for the job that looks at them, drawn, or why nothing could be drawn.';
comment on column public.deliverable_versions.pages is 'How many there are, of which the first are drawn.';
comment on column public.deliverable_versions.width is 'Of a picture, in pixels, as it is seen upright.';
comment on column public.deliverable_versions.pins is
  'How many numbers were given to places: those of comments that are gone are not given again.';

create table public.version_pages (
  id uuid primary key default gen_random_uuid(),
  version_id uuid not null references public.deliverable_versions (id) on delete cascade,
  page smallint not null check (page between 1 and 20),
  width integer not null check (width between 1 and 1400),
  height integer not null check (height between 1 and 20000),
  storage_key text not null unique check (storage_key ~ '^projects/[0-9a-f]{64}$'),
  size integer check (size > 0),
  sha256 text check (sha256 ~ '^[0-9a-f]{64}$'),
  check (num_nulls(size, sha256) in (0, 2)),
  unique (version_id, page, width)
);
revoke all on public.version_pages from public, anon, authenticated, service_role;
alter table public.version_pages enable row level security;
-- Not granted: storage_key. version_page() tells it to whoever may fetch the file.
grant select (id, version_id, page, width, height, size, sha256) on public.version_pages to authenticated;
grant select on public.version_pages to service_role;
comment on table public.version_pages is
  'Pages of a version as pictures, each in one or two widths. Drawn from its file, and gone with it.';
comment on column public.version_pages.size is
  'Empty until its bytes lie in the storage. The row is written first, so that none is left behind.';

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
  sha256, approved_at) on public.approvals to authenticated;
grant select on public.approvals to service_role;
comment on table public.approvals is
  'Who approved which file when, as the receipt says it. A version has one approval, and nothing changes it.';

create table public.project_waits (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references public.projects (id) on delete cascade,
  "position" smallint not null,
  version_id uuid references public.deliverable_versions (id) on delete set null,
  what text not null check (what = btrim(what) and length(what) between 1 and 200),
  since date not null,
  until date,
  created_by uuid default private.uid(),
  created_at timestamptz not null default clock_timestamp(),
  check (until >= since),
  constraint project_waits_position_check check (position between 1 and 6)
);
create index project_waits_of on public.project_waits (project_id, since);
create unique index project_waits_for_version on public.project_waits (version_id)
  where version_id is not null;
revoke all on public.project_waits from public, anon, authenticated, service_role;
alter table public.project_waits enable row level security;
grant select (id, project_id, "position", version_id, what, since, until, created_by, created_at) on
  public.project_waits to authenticated;
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
comment on table public.project_updates is
  'News of a project, for its client. What stays inside is project_notes.';

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
  pin integer check (pin > 0),
  page smallint check (page between 1 and 20),
  x float8 check (x between 0 and 1),
  y float8 check (y between 0 and 1),
  check (num_nonnulls(update_id, version_id) = 1),
  check (weight is null or version_id is not null and from_client),
  constraint project_comments_pinned check (num_nulls(pin, page, x, y) in (0, 4)),
  constraint project_comments_pinned_to check (pin is null or version_id is not null)
);
create index project_comments_of_update on public.project_comments (update_id, created_at)
  where update_id is not null;
create index project_comments_of_version on public.project_comments (version_id, created_at)
  where version_id is not null;
create index project_comments_of_project on public.project_comments (project_id);
create index project_comments_of_author on public.project_comments (author_id) where author_id is not null;
create unique index project_comments_pins on public.project_comments (version_id, pin) where pin is not null;
revoke all on public.project_comments from public, anon, authenticated, service_role;
alter table public.project_comments enable row level security;
grant select (id, project_id, update_id, version_id, from_client, author_id, body, weight, created_at, pin,
  page, x, y) on public.project_comments to authenticated;
grant select on public.project_comments to service_role;
comment on table public.project_comments is
  'What client and studio say to each other below news and versions.';
comment on column public.project_comments.weight is
  'Set where the client asks for a change of the version: how much it holds things up.';
comment on column public.project_comments.pin is
  'The number that stands at its place, counted by version and never given twice.';
comment on column public.project_comments.x is
  'How far from the left of its page, as a part of it; y from the top.';

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

create table public.project_date_changes (
  id uuid primary key default gen_random_uuid(),
  act uuid not null,
  project_id uuid not null references public.projects (id) on delete cascade,
  "position" smallint not null,
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
  check (cause is not null or kind = 'actual' and from_on is null),
  constraint project_date_changes_position_check check (position between 1 and 6)
);
create index project_date_changes_of on public.project_date_changes (project_id, at);
revoke all on public.project_date_changes from public, anon, authenticated, service_role;
alter table public.project_date_changes enable row level security;
grant select (id, act, project_id, "position", kind, from_on, to_on, cause, whose, changed_by, at) on
  public.project_date_changes to authenticated;
grant select on public.project_date_changes to service_role;
comment on table public.project_date_changes is
  'Each change of a date that a client could know, with its cause and whose it was. Nothing is taken back.';
comment on column public.project_date_changes.act is 'Dates that were moved together share it.';

create table public.project_events (
  id bigint generated always as identity primary key,
  project_id uuid not null references public.projects (id) on delete cascade,
  kind text not null check (kind in ('file', 'folder', 'file_moved', 'file_removed', 'file_restored', 'started',
    'edited', 'shown', 'opened', 'paused', 'resumed', 'ended', 'version', 'approved', 'changes', 'wait',
    'wait_ended', 'invited', 'joined', 'viewed')),
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
  'The record of a project, for staff: what was done, by whom and when; ids and numbers, never words. '
  'Changes of dates stand in project_date_changes.';

create table private.project_standings (
  id uuid primary key references public.projects (id) on delete cascade,
  organization_id uuid not null,
  conducted_by uuid,
  place smallint not null check (place between 0 and 2),
  stage smallint check (stage between 1 and 6),
  starts_on date not null,
  due_on date,
  slip integer not null default 0,
  waits_since date,
  urgency integer not null,
  next_on date not null,
  name_key text not null,
  client_key text not null,
  words text not null,
  created_at timestamptz not null,
  product text not null default 'forja'
);
create index project_standings_by_urgency on private.project_standings (urgency, id);
create index project_standings_in_place on private.project_standings (place, urgency, id);
create index project_standings_in_stage on private.project_standings (stage, urgency, id);
create index project_standings_of_client on private.project_standings (organization_id, urgency, id);
create index project_standings_of_colleague on private.project_standings (conducted_by, urgency, id);
create index project_standings_by_name on private.project_standings (name_key, id);
create index project_standings_by_client on private.project_standings (client_key, id);
create index project_standings_by_next on private.project_standings (next_on, id);
create index project_standings_newest on private.project_standings (created_at, id);
create index project_standings_by_words on private.project_standings using gin (words extensions.gin_trgm_ops);
create index project_standings_of_product on private.project_standings (product, urgency, id);
revoke all on private.project_standings from public, anon, authenticated, service_role;
alter table private.project_standings enable row level security;
comment on table private.project_standings is
  'What the portfolio is read by, kept by triggers on projects, their stages and waits, and on the names of '
  'their clients. Granted to nobody.';
comment on column private.project_standings.place is
  '0 worked on or to come, 1 paused, 2 delivered or ended.';
comment on column private.project_standings.stage is 'The first that has not ended; empty where it is over.';
comment on column private.project_standings.due_on is
  'The first day that can be missed: of the stage in work, or of the end as it was promised.';
comment on column private.project_standings.slip is
  'Days by which the end is planned later than it was promised; 0 where it is not, or nobody knows.';
comment on column private.project_standings.waits_since is
  'Since when it waits for its client, of what is open.';
comment on column private.project_standings.urgency is
  'Order of what needs somebody first: the day that is due less the days planned late, then what has no '
  'day, then what is paused, then what is over, the last of it first.';
comment on column private.project_standings.next_on is 'The day of the stage in work, or infinity.';

create table public.project_folders (
  id uuid primary key,
  project_id uuid not null references public.projects (id) on delete cascade,
  name text not null check (name = btrim(name) and length(name) between 1 and 80),
  created_by uuid default private.uid(),
  created_at timestamptz not null default clock_timestamp()
);
create unique index project_folders_names on public.project_folders (project_id, lower(name));
revoke all on public.project_folders from public, anon, authenticated, service_role;
alter table public.project_folders enable row level security;
grant select (id, project_id, name, created_by, created_at) on public.project_folders to authenticated;
grant select on public.project_folders to service_role;
comment on table public.project_folders is
  'What files of a project are laid into; a folder holds no folders.';

create table public.project_files (
  id uuid primary key,
  project_id uuid not null references public.projects (id) on delete cascade,
  folder_id uuid references public.project_folders (id) on delete set null,
  name text not null check (length(name) between 1 and 200),
  created_by uuid,
  created_at timestamptz not null default clock_timestamp(),
  changed_at timestamptz not null default clock_timestamp(),
  removed_at timestamptz,
  removed_by uuid,
  check (removed_at is not null or removed_by is null)
);
create index project_files_of on public.project_files (project_id, changed_at, id) where removed_at is null;
create index project_files_in on public.project_files (folder_id, changed_at, id) where folder_id is not null;
create index project_files_removed on public.project_files (removed_at) where removed_at is not null;
revoke all on public.project_files from public, anon, authenticated, service_role;
alter table public.project_files enable row level security;
grant select (id, project_id, folder_id, name, created_by, created_at, changed_at, removed_at, removed_by) on
  public.project_files to authenticated;
grant select on public.project_files to service_role;
comment on table public.project_files is 'A file of a project, called as its last version is.';
comment on column public.project_files.changed_at is 'When its last version came.';
comment on column public.project_files.removed_at is
  'Since when its client does not see it. Staff may put it back until it goes for good, 30 days later.';

create table public.project_file_versions (
  id uuid primary key,
  file_id uuid not null references public.project_files (id) on delete cascade,
  number integer not null check (number > 0),
  storage_key text not null unique check (storage_key ~ '^projects/[0-9a-f]{64}$'),
  file_name text not null check (length(file_name) between 1 and 200),
  content_type text not null check (length(content_type) <= 100),
  size integer not null check (size > 0),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  from_client boolean not null,
  sent_by uuid,
  sent_at timestamptz not null default clock_timestamp(),
  unique (file_id, number)
);
create index project_file_versions_by on public.project_file_versions (sent_by) where sent_by is not null;
revoke all on public.project_file_versions from public, anon, authenticated, service_role;
alter table public.project_file_versions enable row level security;
grant select (id, file_id, number, file_name, content_type, size, sha256, from_client, sent_by, sent_at) on
  public.project_file_versions to authenticated;
grant select on public.project_file_versions to service_role;
comment on table public.project_file_versions is
  'A version of a file as it came: who sent it and when, how large it is, and its SHA-256. Earlier ones '
  'stay.';
comment on column public.project_file_versions.id is
  'That of the upload it came by, so that what is sent twice is one.';

create table private.project_uploads (
  id uuid primary key,
  user_id uuid not null references public.user_profiles (user_id) on delete cascade,
  project_id uuid not null references public.projects (id) on delete cascade,
  organization_id uuid not null references public.client_organizations (id) on delete cascade,
  name text not null check (length(name) between 1 and 200),
  size bigint not null check (size > 0),
  received bigint not null default 0,
  begun_at timestamptz not null default clock_timestamp(),
  taken_at timestamptz,
  check (received between 0 and size)
);
create index project_uploads_of_user on private.project_uploads (user_id, begun_at);
create index project_uploads_of_client on private.project_uploads (organization_id, begun_at);
create index project_uploads_of_project on private.project_uploads (project_id);
create index project_uploads_begun on private.project_uploads (begun_at);
revoke all on private.project_uploads from public, anon, authenticated, service_role;
alter table private.project_uploads enable row level security;
comment on table private.project_uploads is
  'Files on their way into projects, for a day: each is somebody''s own. What was taken or is still coming '
  'counts for the room of that day.';

create table private.project_upload_parts (
  id uuid primary key default gen_random_uuid(),
  upload_id uuid not null references private.project_uploads (id) on delete cascade,
  storage_key text not null unique check (storage_key ~ '^uploads/[0-9a-f]{64}$'),
  starts_at bigint check (starts_at >= 0),
  size bigint check (size > 0),
  check (num_nulls(starts_at, size) in (0, 2))
);
create index project_upload_parts_of on private.project_upload_parts (upload_id, starts_at);
revoke all on private.project_upload_parts from public, anon, authenticated, service_role;
alter table private.project_upload_parts enable row level security;
comment on table private.project_upload_parts is
  'Where the bytes lie that have come so far. A part is written down before its bytes are kept, so that '
  'none is left behind by a process that dies in between.';
comment on column private.project_upload_parts.size is 'Empty until its bytes lie in the storage.';

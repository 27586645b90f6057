-- Files that a client and the studio give each other, in folders of a project, each with all its versions; and
-- what is on its way there, kept in parts until the whole of it has come.
-- expand

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
comment on table public.project_folders is 'What files of a project are laid into; a folder holds no folders.';

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
grant select (id, project_id, folder_id, name, created_by, created_at, changed_at, removed_at, removed_by)
  on public.project_files to authenticated;
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
-- Not granted: storage_key. project_file() tells it to whoever may fetch the file.
grant select (id, file_id, number, file_name, content_type, size, sha256, from_client, sent_by, sent_at)
  on public.project_file_versions to authenticated;
grant select on public.project_file_versions to service_role;
comment on table public.project_file_versions is
  'A version of a file as it came: who sent it and when, how large it is, and its SHA-256. Earlier ones stay.';
comment on column public.project_file_versions.id is
  'That of the upload it came by, so that what is sent twice is one.';

create table private.project_uploads (
  id uuid primary key,
  user_id uuid not null references public.user_profiles (user_id) on delete cascade,
  project_id uuid not null references public.projects (id) on delete cascade,
  organization_id uuid not null references public.client_organizations (id) on delete cascade,
  name text not null check (length(name) between 1 and 200),
  size bigint not null check (size > 0),
  received bigint not null default 0 check (received between 0 and size),
  begun_at timestamptz not null default clock_timestamp(),
  taken_at timestamptz
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
  'Where the bytes lie that have come so far. A part is written down before its bytes are kept, so that none is '
  'left behind by a process that dies in between.';
comment on column private.project_upload_parts.size is 'Empty until its bytes lie in the storage.';

insert into private.personal_data (position, table_name, belongs, erasure, hidden) values
  -- What a client gave for its work stays with the work; who of its people sent it goes.
  (66, 'public.project_file_versions', 't.from_client and t.sent_by = ($1).user_id', 'sent_by = null', '{}'),
  (67, 'private.project_uploads', 't.user_id = ($1).user_id', 'delete', '{}');

-- What is done with files goes on the record of their project; kinds that others add stay.
do $$
declare
  kinds text := (select pg_get_constraintdef(c.oid) from pg_constraint c
    where c.conrelid = 'public.project_events'::regclass and c.conname = 'project_events_kind_check');
begin
  alter table public.project_events drop constraint project_events_kind_check;
  execute 'alter table public.project_events add constraint project_events_kind_check ' || replace(kinds,
    'ARRAY[', 'ARRAY[''file''::text, ''folder''::text, ''file_moved''::text, ''file_removed''::text, '
      '''file_restored''::text, ');
end
$$;

-- Times at which an item of content is published or leaves the site.
-- expand
create table public.content_schedules (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind ~ '^[a-z]{2,40}$'),
  slug text not null check (slug ~ '^[A-Za-z0-9-]{1,120}$'),
  act text not null check (act in ('publish', 'unpublish')),
  due_at timestamptz not null,
  version jsonb check (jsonb_typeof(version) = 'object') check (octet_length(coalesce(version::text, '')) <= 200000),
  state text not null default 'waiting' check (state in ('waiting', 'done', 'missed')),
  done_at timestamptz,
  revision integer not null default 1,
  check (state <> 'waiting' or (act = 'publish') = (version is not null)),
  check ((state = 'waiting') = (done_at is null))
);
create unique index content_schedules_waiting on public.content_schedules (kind, slug, act) where state = 'waiting';
create index content_schedules_due on public.content_schedules (due_at) where state = 'waiting';
create index content_schedules_done on public.content_schedules (done_at) where state <> 'waiting';
revoke all on public.content_schedules from public, anon, authenticated, service_role;
alter table public.content_schedules enable row level security;
grant select (id, kind, slug, act, due_at, version, state, done_at, revision),
  insert (id, kind, slug, act, due_at, version, state, done_at, revision),
  update (id, kind, slug, act, due_at, version, state, done_at, revision)
  on public.content_schedules to authenticated;
grant delete on public.content_schedules to authenticated;
comment on table public.content_schedules is
  'When an item of content is published or leaves the site. Staff change and cancel what waits.';
comment on column public.content_schedules.slug is 'What content_overrides calls the item.';
comment on column public.content_schedules.version is
  'What is published: the texts as they were when staff scheduled them, later edits of the draft apart.';
comment on column public.content_schedules.state is
  'waiting, done, or missed: the item was removed or deleted before.';
comment on column public.content_schedules.revision is
  'Rises with every change; a save names the revision that it was made on.';

-- Versions of deliverables as they look: pages of a PDF drawn by a job, and how large a picture is.
-- expand

alter table public.deliverable_versions
  add column drawing text check (drawing in ('waiting', 'drawn', 'locked', 'broken', 'heavy')),
  add column pages integer check (pages > 0),
  add column width integer check (width > 0),
  add column height integer check (height > 0),
  add constraint deliverable_versions_drawn
    check ((pages is not null) = coalesce(drawing = 'drawn', false)),
  add constraint deliverable_versions_measured check (num_nulls(width, height) in (0, 2));
grant select (drawing, pages, width, height) on public.deliverable_versions to authenticated;
comment on column public.deliverable_versions.drawing is
  'Of pictures and PDFs: waiting for the job that looks at them, drawn, or why nothing could be drawn.';
comment on column public.deliverable_versions.pages is 'How many there are, of which the first are drawn.';
comment on column public.deliverable_versions.width is 'Of a picture, in pixels, as it is seen upright.';

create table public.version_pages (
  id uuid primary key default gen_random_uuid(),
  version_id uuid not null references public.deliverable_versions (id) on delete cascade,
  page smallint not null check (page between 1 and 20),
  width integer not null check (width between 1 and 1400),
  height integer not null check (height between 1 and 20000),
  storage_key text not null unique check (storage_key ~ '^projects/[0-9a-f]{64}$'),
  size integer check (size > 0),
  sha256 text check (sha256 ~ '^[0-9a-f]{64}$'),
  unique (version_id, page, width),
  check (num_nulls(size, sha256) in (0, 2))
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

-- What was sent before is looked at now.
with looked as (
  update public.deliverable_versions set drawing = 'waiting'
  where content_type in ('application/pdf', 'image/jpeg', 'image/png', 'image/gif') returning id
)
insert into public.outbox (kind, payload)
select 'project.draw-version', jsonb_build_object('version_id', id) from looked;

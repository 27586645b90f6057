-- What staff write over the texts of the files: an item of content a row, in both languages.

create table public.content_overrides (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind ~ '^[a-z]{2,40}$'),
  slug text not null check (slug ~ '^[A-Za-z0-9-]{1,120}$'),
  draft jsonb check (jsonb_typeof(draft) = 'object'),
  published jsonb check (jsonb_typeof(published) = 'object'),
  published_at timestamptz,
  unique (kind, slug),
  check (published is null or published_at is not null),
  check (octet_length(coalesce(draft::text, '')) <= 200000),
  check (octet_length(coalesce(published::text, '')) <= 200000)
);
revoke all on public.content_overrides from public, anon, authenticated, service_role;
alter table public.content_overrides enable row level security;
create policy content_overrides_server on public.content_overrides
  for all to service_role using (true) with check (true);
-- Not granted to anon: pages are rendered by the server, and a draft is nobody's but the staff's.
grant select, insert, update, delete on public.content_overrides to service_role;
comment on table public.content_overrides is
  'Texts of content items that differ from the files. Keys are paths inside of the item.';
comment on column public.content_overrides.slug is 'What the item is called in its file.';
comment on column public.content_overrides.draft is
  'What waits to be published; null when nothing waits.';
comment on column public.content_overrides.published is
  'What pages show over the file; null when they show the file.';
select private.pages_read('public.content_overrides');
select private.staff_edit('public.content_overrides');

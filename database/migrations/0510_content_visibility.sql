-- Staff take items of content off the site and put them back, and the address of a person follows the name.
-- expand

alter table public.content_overrides
  add column visibility text not null default 'visible'
    check (visibility in ('visible', 'hidden', 'removed')),
  add column visibility_changed_at timestamptz;
grant select (visibility, visibility_changed_at), insert (visibility, visibility_changed_at),
  update (visibility, visibility_changed_at) on public.content_overrides to authenticated;
comment on column public.content_overrides.visibility is
  'Whether the site shows the item: visible, hidden (staff keep it in their list), or removed.';
comment on column public.content_overrides.visibility_changed_at is
  'When staff last hid, removed or showed the item; null when they never did.';

create table public.content_addresses (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind ~ '^[a-z]{2,40}$'),
  slug text not null check (slug ~ '^[A-Za-z0-9-]{1,120}$'),
  address text not null check (address ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(address) <= 120),
  is_current boolean not null,
  created_at timestamptz not null default now(),
  unique (kind, address)
);
create unique index content_addresses_current on public.content_addresses (kind, slug)
  where is_current;
revoke all on public.content_addresses from public, anon, authenticated, service_role;
alter table public.content_addresses enable row level security;
-- Not granted: writing. A trigger of content_overrides adds addresses, and none is ever deleted.
grant select on public.content_addresses to service_role;
grant select (id, kind, slug, address, is_current, created_at) on public.content_addresses
  to authenticated;
comment on table public.content_addresses is
  'Every address that an item of content has had. An earlier one redirects to the current one for good.';
comment on column public.content_addresses.slug is 'What content_overrides calls the item.';
comment on column public.content_addresses.address is 'The part of the address that stands for the item.';

-- The people of the files, so that nobody else takes the address of one who was never renamed.
insert into public.content_addresses (kind, slug, address, is_current)
  select 'person', s, s, true
  from unnest(array['helena-prado', 'caio-nakamura', 'rute-azevedo', 'davi-lacerda',
    'livia-fontoura', 'otavio-brandao', 'yara-bento']) s;

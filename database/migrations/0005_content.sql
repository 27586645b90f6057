-- Search engines, head tags, and texts that staff changed.

create table public.seo_settings (
  id uuid primary key default gen_random_uuid(),
  business_unit text not null unique default 'forja' references public.business_units (slug) on update cascade,
  site_name text,
  title_template text not null default '%s' check (title_template like '%\%s%'),
  og_image text,
  twitter_handle text,
  canonical_base_url text check (canonical_base_url ~ '^https?://[^/]+$'),
  google_analytics_id text,
  google_tag_manager_id text,
  facebook_pixel_id text,
  linkedin_partner_id text,
  translations jsonb not null default '{}' check (jsonb_typeof(translations) = 'object'),
  -- Empty until someone changes the row: what a fresh database starts with is no change.
  updated_at timestamptz,
  google_tag_manager_enabled boolean not null default false,
  revision integer not null default 1
);
revoke all on public.seo_settings from public, anon, authenticated, service_role;
alter table public.seo_settings enable row level security;
grant select (id, business_unit, site_name, title_template, og_image, twitter_handle, canonical_base_url,
  google_analytics_id, google_tag_manager_id, facebook_pixel_id, linkedin_partner_id, translations,
  updated_at, google_tag_manager_enabled, revision) on public.seo_settings to anon;
grant select (id, business_unit, site_name, title_template, og_image, twitter_handle, canonical_base_url,
  google_analytics_id, google_tag_manager_id, facebook_pixel_id, linkedin_partner_id, translations,
  updated_at, google_tag_manager_enabled, revision),
  insert (id, business_unit, site_name, title_template, og_image, twitter_handle, canonical_base_url,
    google_analytics_id, google_tag_manager_id, facebook_pixel_id, linkedin_partner_id, translations,
    updated_at, google_tag_manager_enabled, revision),
  update (id, business_unit, site_name, title_template, og_image, twitter_handle, canonical_base_url,
    google_analytics_id, google_tag_manager_id, facebook_pixel_id, linkedin_partner_id, translations,
    updated_at, google_tag_manager_enabled, revision) on public.seo_settings to authenticated;
grant delete on public.seo_settings to authenticated;
grant select, insert, update, delete on public.seo_settings to service_role;
comment on table public.seo_settings is 'One row per business unit.';
comment on column public.seo_settings.site_name is 'Null: the name of the company.';
comment on column public.seo_settings.title_template is
  'A page''s title stands for %s, the name of the site for %n.';
comment on column public.seo_settings.canonical_base_url is
  'Scheme and host without a closing slash; unset, the server''s public address is used.';
comment on column public.seo_settings.updated_at is 'Last change; empty while untouched.';
comment on column public.seo_settings.google_tag_manager_enabled is
  'Loads Google Tag Manager after consent. What its container adds comes from hosts nobody can name '
  'beforehand, so the policy of public pages is then opened to every https host.';
comment on column public.seo_settings.revision is
  'Rises with every change; a save names the revision that it was made on.';

create table public.page_seo (
  id uuid primary key default gen_random_uuid(),
  page_path text not null check (page_path like '/%'),
  business_unit text not null default 'forja' references public.business_units (slug) on update cascade,
  title text,
  meta_description text,
  og_image text,
  canonical_url text check (canonical_url ~ '^https?://'),
  keywords text,
  no_index boolean not null default false,
  no_follow boolean not null default false,
  og_title text,
  og_description text,
  twitter_title text,
  twitter_description text,
  twitter_image text,
  translations jsonb not null default '{}' check (jsonb_typeof(translations) = 'object'),
  updated_at timestamptz default now(),
  revision integer not null default 1,
  unique (page_path, business_unit)
);
create unique index page_seo_title on public.page_seo (business_unit, lower(btrim(title)))
  where btrim(title) <> '';
create unique index page_seo_title_en
  on public.page_seo (business_unit, lower(btrim(translations #>> '{en,title}')))
  where btrim(translations #>> '{en,title}') <> '';
revoke all on public.page_seo from public, anon, authenticated, service_role;
alter table public.page_seo enable row level security;
grant select (id, page_path, business_unit, title, meta_description, og_image, canonical_url, keywords,
  no_index, no_follow, og_title, og_description, twitter_title, twitter_description, twitter_image,
  translations, updated_at, revision) on public.page_seo to anon;
grant select (id, page_path, business_unit, title, meta_description, og_image, canonical_url, keywords,
  no_index, no_follow, og_title, og_description, twitter_title, twitter_description, twitter_image,
  translations, updated_at, revision),
  insert (id, page_path, business_unit, title, meta_description, og_image, canonical_url, keywords, no_index,
    no_follow, og_title, og_description, twitter_title, twitter_description, twitter_image, translations,
    updated_at, revision),
  update (id, page_path, business_unit, title, meta_description, og_image, canonical_url, keywords, no_index,
    no_follow, og_title, og_description, twitter_title, twitter_description, twitter_image, translations,
    updated_at, revision) on public.page_seo to authenticated;
grant delete on public.page_seo to authenticated;
grant select, insert, update, delete on public.page_seo to service_role;
comment on table public.page_seo is 'What staff set for one page; empty columns mean the page''s own.';
comment on column public.page_seo.page_path is 'The Portuguese path; it holds for both languages.';
comment on column public.page_seo.translations is
  'English by column name under "en"; canonical_url, no_index and no_follow may stand there too.';
comment on column public.page_seo.updated_at is 'Last change.';
comment on column public.page_seo.revision is
  'Rises with every change; a save names the revision that it was made on.';

create table public.custom_tags (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  tag_type text not null,
  content text not null,
  business_unit text not null default 'forja' references public.business_units (slug) on update cascade,
  page_paths text[] not null default '{}',
  is_active boolean not null default true,
  revision integer not null default 1,
  consent_category text not null default 'marketing' check (consent_category in ('necessary', 'functionality',
    'analytics', 'marketing')),
  stores jsonb not null default '{}' check (jsonb_typeof(stores) = 'object')
);
create index custom_tags_shown on public.custom_tags (business_unit) where is_active;
revoke all on public.custom_tags from public, anon, authenticated, service_role;
alter table public.custom_tags enable row level security;
grant select (id, name, tag_type, content, business_unit, page_paths, is_active, revision, consent_category,
  stores) on public.custom_tags to anon;
grant select (id, name, tag_type, content, business_unit, page_paths, is_active, revision, consent_category,
  stores),
  insert (id, name, tag_type, content, business_unit, page_paths, is_active, revision, consent_category,
    stores),
  update (id, name, tag_type, content, business_unit, page_paths, is_active, revision, consent_category, stores)
    on public.custom_tags to authenticated;
grant delete on public.custom_tags to authenticated;
grant select, insert, update, delete on public.custom_tags to service_role;
comment on table public.custom_tags is 'Extra head tags; an empty page_paths means every page.';
comment on column public.custom_tags.revision is
  'Rises with every change; a save names the revision that it was made on.';
comment on column public.custom_tags.consent_category is
  'What a script waits for. Meta and link elements run nothing and wait for nothing.';
comment on column public.custom_tags.stores is
  'What a script keeps in a browser, as /cookies tells: by kind and key, purpose and duration in both '
  'languages.';

create table public.content_overrides (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind ~ '^[a-z]{2,40}$'),
  slug text not null check (slug ~ '^[A-Za-z0-9-]{1,120}$'),
  draft jsonb check (jsonb_typeof(draft) = 'object') check (octet_length(coalesce(draft::text, '')) <= 200000),
  published jsonb check (jsonb_typeof(published) = 'object') check (octet_length(coalesce(published::text, ''))
    <= 200000),
  published_at timestamptz,
  revision integer not null default 1,
  visibility text not null default 'visible' check (visibility in ('visible', 'hidden', 'removed')),
  visibility_changed_at timestamptz,
  check (published is null or published_at is not null),
  unique (kind, slug)
);
revoke all on public.content_overrides from public, anon, authenticated, service_role;
alter table public.content_overrides enable row level security;
grant select (id, kind, slug, draft, published, published_at, revision, visibility, visibility_changed_at),
  insert (id, kind, slug, draft, published, published_at, revision, visibility, visibility_changed_at),
  update (id, kind, slug, draft, published, published_at, revision, visibility, visibility_changed_at) on
    public.content_overrides to authenticated;
grant delete on public.content_overrides to authenticated;
grant select, insert, update, delete on public.content_overrides to service_role;
comment on table public.content_overrides is
  'Texts of content items that differ from the files. Keys are paths inside of the item.';
comment on column public.content_overrides.slug is 'What the item is called in its file.';
comment on column public.content_overrides.draft is 'What waits to be published; null when nothing waits.';
comment on column public.content_overrides.published is
  'What pages show over the file; null when they show the file.';
comment on column public.content_overrides.revision is
  'Rises with every change; a save names the revision that it was made on.';
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
grant select (id, kind, slug, address, is_current, created_at) on public.content_addresses to authenticated;
grant select on public.content_addresses to service_role;
comment on table public.content_addresses is
  'Every address that an item of content has had. An earlier one redirects to the current one for good.';
comment on column public.content_addresses.slug is 'What content_overrides calls the item.';
comment on column public.content_addresses.address is 'The part of the address that stands for the item.';

-- The people of the files, so that nobody else takes the address of one who was never renamed.
insert into public.content_addresses (kind, slug, address, is_current)
  select 'person', s, s, true
  from unnest(array['helena-prado', 'caio-nakamura', 'rute-azevedo', 'davi-lacerda',
    'livia-fontoura', 'otavio-brandao', 'yara-bento']) s;

-- Search settings per business unit and page, and tags that staff add.

create table public.seo_settings (
  id uuid primary key default gen_random_uuid(),
  business_unit text not null unique default 'forja'
    references public.business_units (slug) on update cascade,
  site_name text not null,
  title_template text not null default '%s' check (title_template like '%\%s%'),
  og_image text,
  twitter_handle text,
  canonical_base_url text check (canonical_base_url ~ '^https?://[^/]+$'),
  google_analytics_id text,
  google_tag_manager_id text,
  facebook_pixel_id text,
  linkedin_partner_id text,
  translations jsonb not null default '{}' check (jsonb_typeof(translations) = 'object')
);
revoke all on public.seo_settings from public, anon, authenticated, service_role;
alter table public.seo_settings enable row level security;
create policy seo_settings_read on public.seo_settings
  for select to anon, authenticated using (true);
create policy seo_settings_server on public.seo_settings
  for all to service_role using (true) with check (true);
-- Not granted: translations, and writing, to anon and authenticated. Every other column ends up
-- in the HTML anyway.
grant select (id, business_unit, site_name, title_template, og_image, twitter_handle,
  canonical_base_url, google_analytics_id, google_tag_manager_id, facebook_pixel_id,
  linkedin_partner_id) on public.seo_settings to anon, authenticated;
grant select, insert, update, delete on public.seo_settings to service_role;
comment on table public.seo_settings is 'One row per business unit.';
comment on column public.seo_settings.title_template is 'A page''s title stands for %s.';
comment on column public.seo_settings.canonical_base_url is
  'Scheme and host without a closing slash; unset, the server''s public address is used.';
select private.pages_read('public.seo_settings');

create table public.page_seo (
  id uuid primary key default gen_random_uuid(),
  page_path text not null check (page_path like '/%'),
  business_unit text not null default 'forja'
    references public.business_units (slug) on update cascade,
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
  unique (page_path, business_unit)
);
revoke all on public.page_seo from public, anon, authenticated, service_role;
alter table public.page_seo enable row level security;
create policy page_seo_read on public.page_seo for select to anon, authenticated using (true);
create policy page_seo_server on public.page_seo
  for all to service_role using (true) with check (true);
-- Not granted: id and translations, and writing, to anon and authenticated.
grant select (page_path, business_unit, title, meta_description, og_image, canonical_url,
  keywords, no_index, no_follow, og_title, og_description, twitter_title, twitter_description,
  twitter_image) on public.page_seo to anon, authenticated;
grant select, insert, update, delete on public.page_seo to service_role;
comment on table public.page_seo is 'What staff set for one page; empty columns mean the page''s own.';
comment on column public.page_seo.page_path is 'The Portuguese path; it holds for both languages.';
select private.pages_read('public.page_seo');

create table public.custom_tags (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  tag_type text not null,
  content text not null,
  business_unit text not null default 'forja'
    references public.business_units (slug) on update cascade,
  page_paths text[] not null default '{}',
  is_active boolean not null default true
);
create index custom_tags_shown on public.custom_tags (business_unit) where is_active;
revoke all on public.custom_tags from public, anon, authenticated, service_role;
alter table public.custom_tags enable row level security;
create policy custom_tags_read on public.custom_tags
  for select to anon, authenticated using (is_active);
create policy custom_tags_server on public.custom_tags
  for all to service_role using (true) with check (true);
-- Not granted: writing, to anon and authenticated: a tag is markup in every visitor's page.
grant select (id, name, tag_type, content, business_unit, page_paths, is_active)
  on public.custom_tags to anon, authenticated;
grant select, insert, update, delete on public.custom_tags to service_role;
comment on table public.custom_tags is 'Extra head tags; an empty page_paths means every page.';
select private.pages_read('public.custom_tags');

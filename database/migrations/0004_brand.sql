-- Logos and colours.

create table public.logos (
  id uuid primary key default gen_random_uuid(),
  name text not null unique,
  type text not null check (type in ('full', 'symbol')),
  variant text not null default 'color' check (variant in ('color', 'light')),
  file_path text not null,
  public_url text not null,
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  usage_context text not null default '',
  is_active boolean not null default true,
  created_at timestamptz not null default now()
);
revoke all on public.logos from public, anon, authenticated, service_role;
alter table public.logos enable row level security;
create policy logos_read on public.logos for select to anon, authenticated using (is_active);
create policy logos_server on public.logos
  for all to service_role using (true) with check (true);
-- Not granted: writing, to anon and authenticated.
grant select (id, name, type, variant, file_path, public_url, width, height, usage_context,
  is_active, created_at) on public.logos to anon, authenticated;
grant select, insert, update, delete on public.logos to service_role;
comment on table public.logos is 'Logo files; the newest active one of a type is shown.';
comment on column public.logos.usage_context is
  'Comma-separated: icons and favicons, headers and navigation, calls to action.';
select private.pages_read('public.logos');

create table public.brand_colors (
  id uuid primary key default gen_random_uuid(),
  scheme_name text not null,
  scheme_description text,
  primary_color text not null,
  accent_color text not null,
  neutral_scale jsonb not null default '{}' check (jsonb_typeof(neutral_scale) = 'object'),
  semantic_colors jsonb not null default '{}' check (jsonb_typeof(semantic_colors) = 'object'),
  system_colors jsonb not null default '{}' check (jsonb_typeof(system_colors) = 'object'),
  gradients jsonb not null default '{}' check (jsonb_typeof(gradients) = 'object'),
  shadows jsonb not null default '{}' check (jsonb_typeof(shadows) = 'object'),
  is_active boolean not null default false,
  created_at timestamptz not null default now()
);
create unique index brand_colors_one_active on public.brand_colors (is_active) where is_active;
revoke all on public.brand_colors from public, anon, authenticated, service_role;
alter table public.brand_colors enable row level security;
create policy brand_colors_read on public.brand_colors
  for select to anon, authenticated using (is_active);
create policy brand_colors_server on public.brand_colors
  for all to service_role using (true) with check (true);
-- Not granted: id and created_at (no part of the contract), and writing, to anon and authenticated.
grant select (primary_color, accent_color, neutral_scale, semantic_colors, system_colors,
  gradients, shadows, scheme_name, scheme_description, is_active)
  on public.brand_colors to anon, authenticated;
grant select, insert, update, delete on public.brand_colors to service_role;
comment on table public.brand_colors is 'Colour schemes, at most one of them active.';
comment on column public.brand_colors.neutral_scale is 'CSS colours by step: "50" to "900".';
comment on column public.brand_colors.semantic_colors is 'CSS colours: success, warning, danger.';
select private.pages_read('public.brand_colors');

create table public.color_presets (
  id uuid primary key default gen_random_uuid(),
  preset_name text not null unique,
  preset_description text,
  colors jsonb not null check (jsonb_typeof(colors) = 'object'),
  usage_count integer not null default 0 check (usage_count >= 0),
  is_active boolean not null default true
);
revoke all on public.color_presets from public, anon, authenticated, service_role;
alter table public.color_presets enable row level security;
create policy color_presets_server on public.color_presets
  for all to service_role using (true) with check (true);
-- Not granted: anon and authenticated. Presets are offered on a staff screen only.
grant select, insert, update, delete on public.color_presets to service_role;
comment on table public.color_presets is
  'Ready-made colour schemes for staff. Pages do not read them, so they bump no generation.';

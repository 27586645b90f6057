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
  created_at timestamptz not null default now(),
  revision integer not null default 1
);
revoke all on public.logos from public, anon, authenticated, service_role;
alter table public.logos enable row level security;
grant select (id, name, type, variant, file_path, public_url, width, height, usage_context, is_active,
  created_at, revision) on public.logos to anon;
grant select (id, name, type, variant, file_path, public_url, width, height, usage_context, is_active,
  created_at, revision),
  insert (id, name, type, variant, file_path, public_url, width, height, usage_context, is_active, created_at,
    revision),
  update (id, name, type, variant, file_path, public_url, width, height, usage_context, is_active, created_at,
    revision) on public.logos to authenticated;
grant delete on public.logos to authenticated;
grant select, insert, update, delete on public.logos to service_role;
comment on table public.logos is 'Logo files; the newest active one of a type is shown.';
comment on column public.logos.usage_context is
  'Comma-separated: icons and favicons, headers and navigation, calls to action.';
comment on column public.logos.revision is
  'Rises with every change; a save names the revision that it was made on.';

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
  created_at timestamptz not null default now(),
  revision integer not null default 1
);
create unique index brand_colors_one_active on public.brand_colors (is_active) where is_active;
revoke all on public.brand_colors from public, anon, authenticated, service_role;
alter table public.brand_colors enable row level security;
grant select (id, scheme_name, scheme_description, primary_color, accent_color, neutral_scale,
  semantic_colors, system_colors, gradients, shadows, is_active, created_at, revision) on public.brand_colors
  to anon;
grant select (id, scheme_name, scheme_description, primary_color, accent_color, neutral_scale,
  semantic_colors, system_colors, gradients, shadows, is_active, created_at, revision),
  insert (id, scheme_name, scheme_description, primary_color, accent_color, neutral_scale, semantic_colors,
    system_colors, gradients, shadows, is_active, created_at, revision),
  update (id, scheme_name, scheme_description, primary_color, accent_color, neutral_scale, semantic_colors,
    system_colors, gradients, shadows, is_active, created_at, revision) on public.brand_colors to
    authenticated;
grant delete on public.brand_colors to authenticated;
grant select, insert, update, delete on public.brand_colors to service_role;
comment on table public.brand_colors is 'Colour schemes, at most one of them active.';
comment on column public.brand_colors.neutral_scale is 'CSS colours by step: "50" to "900".';
comment on column public.brand_colors.semantic_colors is 'CSS colours: success, warning, danger.';
comment on column public.brand_colors.revision is
  'Rises with every change; a save names the revision that it was made on.';

create table public.color_presets (
  id uuid primary key default gen_random_uuid(),
  preset_name text not null unique,
  preset_description text,
  colors jsonb not null check (jsonb_typeof(colors) = 'object'),
  usage_count integer not null default 0 check (usage_count >= 0),
  is_active boolean not null default true,
  revision integer not null default 1
);
revoke all on public.color_presets from public, anon, authenticated, service_role;
alter table public.color_presets enable row level security;
-- Not granted: anon. Presets are offered on a staff screen only.
grant select (id, preset_name, preset_description, colors, usage_count, is_active, revision),
  insert (id, preset_name, preset_description, colors, usage_count, is_active, revision),
  update (id, preset_name, preset_description, colors, usage_count, is_active, revision) on public.color_presets
    to authenticated;
grant delete on public.color_presets to authenticated;
grant select, insert, update, delete on public.color_presets to service_role;
comment on table public.color_presets is
  'Ready-made colour schemes for staff. Pages do not read them, so they bump no generation.';
comment on column public.color_presets.revision is
  'Rises with every change; a save names the revision that it was made on.';

-- Changes of logos for clients that listen through Supabase's realtime service, which reads this
-- publication. The site's own pages and screens hear of changes without it.
do $$
begin
  if not exists (select from pg_catalog.pg_publication where pubname = 'supabase_realtime') then
    create publication supabase_realtime;
  end if;
  if not exists (select from pg_catalog.pg_publication_tables
      where pubname = 'supabase_realtime' and schemaname = 'public' and tablename = 'logos') then
    alter publication supabase_realtime add table public.logos;
  end if;
-- The owner may not everywhere: then an administrator does it, where realtime is wanted at all.
exception when insufficient_privilege then
  raise notice 'logos are in no realtime publication: %', sqlerrm;
end
$$;

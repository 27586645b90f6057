-- Business units, the company's settings and its public contacts.

create table public.business_units (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name text not null check (length(name) between 1 and 120),
  hosts text[] not null default '{}',
  is_default boolean not null default false,
  created_at timestamptz not null default now()
);
create unique index business_units_one_default on public.business_units (is_default)
  where is_default;
revoke all on public.business_units from public, anon, authenticated, service_role;
alter table public.business_units enable row level security;
create policy business_units_server on public.business_units
  for all to service_role using (true) with check (true);
-- Not granted: anon and authenticated. Which hosts exist is the server's business.
grant select, insert, update, delete on public.business_units to service_role;
comment on table public.business_units is 'Brands served by this site, chosen by host name.';
comment on column public.business_units.hosts is
  'Host names, lower case, with port where it is not the scheme''s own.';
select private.pages_read('public.business_units');

create table public.company_settings (
  id uuid primary key default gen_random_uuid(),
  business_unit text not null unique default 'forja'
    references public.business_units (slug) on update cascade,
  company_name text not null check (length(company_name) between 1 and 120),
  whatsapp_number text,
  support_email text check (support_email = lower(support_email)),
  brand_primary_color text,
  brand_accent_color text,
  public_whatsapp_number text,
  public_support_email text check (public_support_email = lower(public_support_email)),
  business_hours jsonb,
  social_media jsonb not null default '{}' check (jsonb_typeof(social_media) = 'object'),
  blog_url text check (blog_url ~ '^https?://'),
  translations jsonb not null default '{}' check (jsonb_typeof(translations) = 'object')
);
revoke all on public.company_settings from public, anon, authenticated, service_role;
alter table public.company_settings enable row level security;
create policy company_settings_read on public.company_settings
  for select to anon, authenticated using (true);
create policy company_settings_server on public.company_settings
  for all to service_role using (true) with check (true);
-- anon: exactly the columns of the public view. Not granted to it: the inner WhatsApp number and
-- e-mail, blog_url and translations (the server renders those). authenticated also reads the inner
-- contacts; writing needs a staff permission and comes with the staff screens.
grant select (business_unit, company_name, brand_primary_color, brand_accent_color,
  business_hours, social_media, public_whatsapp_number, public_support_email)
  on public.company_settings to anon, authenticated;
grant select (id, whatsapp_number, support_email) on public.company_settings to authenticated;
grant select, insert, update, delete on public.company_settings to service_role;
comment on table public.company_settings is 'One row per business unit.';
comment on column public.company_settings.business_hours is
  '{"timezone": "America/Sao_Paulo", "days": {"mon": [["09:00", "18:00"]], …}}; a missing day is closed.';
comment on column public.company_settings.social_media is
  'Addresses by network: linkedin, instagram, youtube.';
comment on column public.company_settings.translations is
  '{"en": {…}}: the English of the columns of the same names.';
select private.pages_read('public.company_settings');

create view public.public_company_settings with (security_invoker = true) as
  select company_name, brand_primary_color, brand_accent_color, business_hours, social_media,
    public_whatsapp_number, public_support_email, business_unit
  from public.company_settings;
revoke all on public.public_company_settings from public, anon, authenticated, service_role;
grant select on public.public_company_settings to anon, authenticated, service_role;
comment on view public.public_company_settings is 'What anybody may know of the company.';

create table public.contact_info (
  id uuid primary key default gen_random_uuid(),
  type text not null check (type in ('social', 'email', 'phone', 'address')),
  label text not null,
  value text not null,
  display_order integer not null default 0,
  business_unit text not null default 'forja'
    references public.business_units (slug) on update cascade,
  is_active boolean not null default true,
  is_public boolean not null default true,
  translations jsonb not null default '{}' check (jsonb_typeof(translations) = 'object'),
  -- The cast itself refuses what is no JSON; CASE keeps it away from the other types.
  check (case when type = 'address' then value::jsonb ?& array['city', 'state'] else true end)
);
create index contact_info_shown on public.contact_info (business_unit, display_order);
revoke all on public.contact_info from public, anon, authenticated, service_role;
alter table public.contact_info enable row level security;
create policy contact_info_read on public.contact_info
  for select to anon, authenticated using (is_active and is_public);
create policy contact_info_server on public.contact_info
  for all to service_role using (true) with check (true);
-- Not granted: translations to anon and authenticated, writing to both.
grant select (id, type, label, value, display_order, business_unit, is_active, is_public)
  on public.contact_info to anon, authenticated;
grant select, insert, update, delete on public.contact_info to service_role;
comment on table public.contact_info is 'Ways to reach the company; a phone''s value is E.164.';
comment on column public.contact_info.value is
  'For an address: JSON with city and state, and optionally street, district and postal_code.';
select private.pages_read('public.contact_info');

-- The company: the brands it serves, its settings and contacts, when it is open, and the products it sells.

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
-- Not granted: anon and authenticated. Which hosts exist is the server's business.
grant select, insert, update, delete on public.business_units to service_role;
comment on table public.business_units is 'Brands served by this site, chosen by host name.';
comment on column public.business_units.hosts is
  'Host names, lower case, with port where it is not the scheme''s own.';

create table public.company_settings (
  id uuid primary key default gen_random_uuid(),
  business_unit text not null unique default 'forja' references public.business_units (slug) on update cascade,
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
  translations jsonb not null default '{}' check (jsonb_typeof(translations) = 'object'),
  revision integer not null default 1,
  strangers_mail text not null default 'wait' check (strangers_mail in ('wait', 'entry', 'ticket'))
);
revoke all on public.company_settings from public, anon, authenticated, service_role;
alter table public.company_settings enable row level security;
-- anon: exactly the columns of the public view. Not granted to it: the inner WhatsApp number and e-mail, blog_url
-- and translations (the server renders those).
grant select (business_unit, company_name, brand_primary_color, brand_accent_color, public_whatsapp_number,
  public_support_email, business_hours, social_media) on public.company_settings to anon;
grant select (id, business_unit, company_name, whatsapp_number, support_email, brand_primary_color,
  brand_accent_color, public_whatsapp_number, public_support_email, business_hours, social_media, blog_url,
  translations, revision, strangers_mail),
  insert (id, business_unit, company_name, whatsapp_number, support_email, brand_primary_color,
    brand_accent_color, public_whatsapp_number, public_support_email, business_hours, social_media, blog_url,
    translations, revision, strangers_mail),
  update (id, business_unit, company_name, whatsapp_number, support_email, brand_primary_color,
    brand_accent_color, public_whatsapp_number, public_support_email, business_hours, social_media, blog_url,
    translations, revision, strangers_mail) on public.company_settings to authenticated;
grant delete on public.company_settings to authenticated;
grant select, insert, update, delete on public.company_settings to service_role;
comment on table public.company_settings is 'One row per business unit.';
comment on column public.company_settings.business_hours is
  '{"timezone": "America/Sao_Paulo", "days": {"mon": [["09:00", "18:00"]], …}}; a missing day is closed.';
comment on column public.company_settings.social_media is
  'Addresses by network: linkedin, instagram, youtube.';
comment on column public.company_settings.translations is
  '{"en": {…}}: the English of the columns of the same names.';
comment on column public.company_settings.revision is
  'Rises with every change; a save names the revision that it was made on.';
comment on column public.company_settings.strangers_mail is
  'A mail of somebody whom nothing was sent waits for staff (wait), becomes feedback (entry) or opens a '
  'ticket (ticket) at once.';

create table public.contact_info (
  id uuid primary key default gen_random_uuid(),
  type text not null check (type in ('social', 'email', 'phone', 'address')),
  label text not null,
  value text not null,
  display_order integer not null default 0,
  business_unit text not null default 'forja' references public.business_units (slug) on update cascade,
  is_active boolean not null default true,
  is_public boolean not null default true,
  translations jsonb not null default '{}' check (jsonb_typeof(translations) = 'object'),
  revision integer not null default 1,
  -- The cast itself refuses what is no JSON; CASE keeps it away from the other types.
  check (case when type = 'address' then value::jsonb ?& array['city', 'state'] else true end)
);
create index contact_info_shown on public.contact_info (business_unit, display_order);
revoke all on public.contact_info from public, anon, authenticated, service_role;
alter table public.contact_info enable row level security;
grant select (id, type, label, value, display_order, business_unit, is_active, is_public, translations,
  revision) on public.contact_info to anon;
grant select (id, type, label, value, display_order, business_unit, is_active, is_public, translations,
  revision),
  insert (id, type, label, value, display_order, business_unit, is_active, is_public, translations, revision),
  update (id, type, label, value, display_order, business_unit, is_active, is_public, translations, revision) on
    public.contact_info to authenticated;
grant delete on public.contact_info to authenticated;
grant select, insert, update, delete on public.contact_info to service_role;
comment on table public.contact_info is 'Ways to reach the company; a phone''s value is E.164.';
comment on column public.contact_info.value is
  'For an address: JSON with city and state, and optionally street, district and postal_code.';
comment on column public.contact_info.revision is
  'Rises with every change; a save names the revision that it was made on.';

create table public.company_holidays (
  id uuid primary key default gen_random_uuid(),
  code text unique check (code in ('new_year', 'carnival_monday', 'carnival_tuesday',
    'good_friday', 'tiradentes', 'labour', 'corpus_christi', 'independence', 'aparecida',
    'all_souls', 'republic', 'black_awareness', 'christmas')),
  is_kept boolean not null default true,
  day date unique check (day between '2000-01-01' and '2199-12-31'),
  yearly boolean not null default false,
  name text not null check (name = btrim(name) and length(name) between 1 and 80),
  spans jsonb check (octet_length(spans::text) <= 200 and spans::text
    ~ '^\[\["([01]\d|2[0-3]):[0-5]\d", "([01]\d|2[0-3]):[0-5]\d"\](, \["([01]\d|2[0-3]):[0-5]\d", "([01]\d|2[0-3]):[0-5]\d"\])*\]$'),
  translations jsonb not null default '{}' check (jsonb_typeof(translations) = 'object' and
    octet_length(translations::text) <= 1000),
  revision integer not null default 1,
  check ((code is null) <> (day is null)),
  check (code is null or not yearly),
  check (is_kept or (code is not null and spans is null))
);
revoke all on public.company_holidays from public, anon, authenticated, service_role;
alter table public.company_holidays enable row level security;
grant select (id, code, is_kept, day, yearly, name, spans, translations, revision),
  insert (id, code, is_kept, day, yearly, name, spans, translations, revision),
  update (id, code, is_kept, day, yearly, name, spans, translations, revision) on public.company_holidays to
    authenticated;
grant delete on public.company_holidays to authenticated;
grant select on public.company_holidays to service_role;
comment on table public.company_holidays is
  'Holidays of the house''s own, and what it makes of the national ones, which are computed.';
comment on column public.company_holidays.code is
  'Which of the computed days this is about, every year; null for one of the house''s own.';
comment on column public.company_holidays.is_kept is
  'False where the house works on a computed day as on any other.';
comment on column public.company_holidays.yearly is 'Comes again every year on the same day.';
comment on column public.company_holidays.spans is
  'Hours of that day, [["09:00", "12:00"]]; null: closed all day.';
comment on column public.company_holidays.translations is 'English of the name: {"en": {"name": …}}.';

-- Business time is asked with every lead that comes, so the hours of some years are kept as they are
-- reckoned: each opening with all business time before it.
create table private.open_hours (
  opens timestamptz primary key,
  closes timestamptz not null,
  before interval not null
);
create index open_hours_before on private.open_hours (before);
revoke all on private.open_hours from public, anon, authenticated, service_role;
alter table private.open_hours enable row level security;
comment on table private.open_hours is
  'When the house is open in the years that private.open_hours_known names. Granted to nobody.';
comment on column private.open_hours.before is 'Business time from the first of those years up to here.';

create table private.open_hours_known (
  singleton boolean primary key default true check (singleton),
  since timestamptz not null,
  until timestamptz not null,
  always_open boolean not null
);
revoke all on private.open_hours_known from public, anon, authenticated, service_role;
alter table private.open_hours_known enable row level security;
comment on table private.open_hours_known is
  'Which years private.open_hours holds; without this row nothing is known, and all is reckoned. Granted to '
  'nobody.';

create table public.crm_products (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 40),
  name text not null check (name = btrim(name) and length(name) between 1 and 80),
  color text not null check (color ~ '^#[0-9a-f]{6}$'),
  is_active boolean not null default true,
  lead_sources text[] not null default '{}' check (array_position(lead_sources, null) is null and
    cardinality(lead_sources) <= 20),
  settings jsonb not null default '{}' check (jsonb_typeof(settings) = 'object' and octet_length(settings::text)
    <= 4000),
  display_order integer not null default 0,
  revision integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
revoke all on public.crm_products from public, anon, authenticated, service_role;
alter table public.crm_products enable row level security;
-- What is read whole may be sent back whole; triggers keep what is the database's own.
grant select (id, slug, name, color, is_active, lead_sources, settings, display_order, revision, created_at,
  updated_at) on public.crm_products to authenticated;
grant update (slug, name, color, is_active, lead_sources, settings, display_order, revision, updated_at) on
  public.crm_products to authenticated;
grant select on public.crm_products to service_role;
comment on table public.crm_products is
  'What the house sells as a product of its own; deals, pipelines, templates and sources belong to one.';
comment on column public.crm_products.slug is 'The name by which rows belong to it; never changed.';
comment on column public.crm_products.lead_sources is
  'Sources whose leads and contacts are the product''s; a source belongs to one product.';
comment on column public.crm_products.settings is
  'whatsapp (E.164 digits), email, brandColors {primary, accent}.';

insert into public.crm_products (slug, name, color, lead_sources, settings, display_order)
  select slug, name, color, lead_sources::text[], jsonb_build_object(
      -- The number stands for "not configured yet"; nobody has it.
      'whatsapp', '+5517900000000',
      'email', 'contato@' || slug || '.example',
      'brandColors', jsonb_build_object('primary', '#2b2bee', 'accent', '#11d4a4')), place
  from (values
    ('forja', 'Forja', '#b8420f', '{website,qualification,contact_form,workshop,by_hand}', 1),
    ('doavya', 'Doavya', '#0f7a5f', '{doavya,doavya_by_hand}', 2)) p (slug, name, color, lead_sources, place);

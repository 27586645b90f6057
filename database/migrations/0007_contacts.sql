-- Companies, contacts and clients, and what contacts are found and compared by.

create table public.crm_companies (
  id uuid primary key default gen_random_uuid(),
  name text not null check (name = btrim(name) and length(name) between 1 and 200),
  cnpj text unique check (cnpj ~ '^[0-9A-Z]{12}[0-9]{2}$'),
  site text check (length(site) <= 300 and site ~ '^https?://'),
  city text check (length(city) <= 120),
  state text check (state ~ '^[A-Z]{2}$'),
  products text[] not null default '{}',
  owner_id uuid references public.user_profiles (user_id) on delete set null,
  is_active boolean not null default true,
  revision integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index crm_companies_owner on public.crm_companies (owner_id);
-- How a company without a CNPJ is found.
create index crm_companies_by_lower_name on public.crm_companies (lower(name));
create index crm_companies_newest on public.crm_companies (created_at, id);
create index crm_companies_by_folded_name on public.crm_companies (private.folded(name), id);
create index crm_companies_by_spelling on public.crm_companies
  using gin (private.folded(name || ' ' || coalesce(cnpj, '')) extensions.gin_trgm_ops);
revoke all on public.crm_companies from public, anon, authenticated, service_role;
alter table public.crm_companies enable row level security;
-- What staff read; rows are narrowed by the policies. Whatever is written goes through functions.
grant select (id, name, cnpj, site, city, state, products, owner_id, is_active, revision, created_at,
  updated_at) on public.crm_companies to authenticated;
grant select on public.crm_companies to service_role;
comment on table public.crm_companies is 'Companies that contacts work for.';
comment on column public.crm_companies.cnpj is 'Fourteen characters without marks, check digits right.';
comment on column public.crm_companies.products is
  'Slugs of the products that its contacts and deals belong to.';

create table public.crm_contacts (
  id uuid primary key default gen_random_uuid(),
  name text check (length(name) <= 200),
  email text unique check (email = lower(email) and length(email) <= 254),
  phone text check (length(phone) <= 40),
  phone_key text generated always as (private.phone_key(phone)) stored,
  phone_verified boolean not null default false,
  company text check (length(company) <= 200),
  source text not null,
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  company_id uuid references public.crm_companies (id) on delete set null,
  job_title text check (length(job_title) <= 120),
  owner_id uuid references public.user_profiles (user_id) on delete set null,
  merged_into uuid references public.crm_contacts (id) on delete cascade,
  products text[] not null default '{}',
  revision integer not null default 1,
  check (merged_into <> id)
);
create index crm_contacts_phone_key on public.crm_contacts (phone_key) where phone_key is not null;
create index crm_contacts_untouched on public.crm_contacts (updated_at, id);
create index crm_contacts_company on public.crm_contacts (company_id) where company_id is not null;
create index crm_contacts_owner on public.crm_contacts (owner_id) where owner_id is not null;
create index crm_contacts_merged on public.crm_contacts (merged_into) where merged_into is not null;
create index crm_contacts_counted on public.crm_contacts (created_at, id) include (source)
  where is_active;
-- How many contacts are the leads of a product.
create index crm_contacts_by_source on public.crm_contacts (source) where is_active;
revoke all on public.crm_contacts from public, anon, authenticated, service_role;
alter table public.crm_contacts enable row level security;
-- Not granted: anything to anon, and writing to anybody: leads make both.
grant select (id, name, email, phone, phone_key, phone_verified, company, source, is_active, created_at,
  updated_at, company_id, job_title, owner_id, merged_into, products, revision) on public.crm_contacts to
  authenticated;
grant select on public.crm_contacts to service_role;
comment on table public.crm_contacts is 'People and companies that got in touch.';
comment on column public.crm_contacts.email is 'Lower case; one contact an address.';
comment on column public.crm_contacts.phone is 'E.164 when phone_verified, else as the person typed it.';
comment on column public.crm_contacts.merged_into is
  'The contact that took this one in: it is never revived, and leads to the survivor.';
comment on column public.crm_contacts.products is
  'Slugs of the products it belongs to: by its source, and by every deal it has.';

create table public.crm_contact_points (
  id uuid primary key default gen_random_uuid(),
  contact_id uuid not null references public.crm_contacts (id) on delete cascade,
  kind text not null check (kind in ('email', 'phone')),
  value text not null check (length(value) between 3 and 254),
  match_key text not null check (length(match_key) between 3 and 254),
  label text check (length(label) <= 60),
  is_primary boolean not null default false,
  created_at timestamptz not null default now(),
  unique (contact_id, kind, match_key)
);
create unique index crm_contact_points_one_primary on public.crm_contact_points (contact_id, kind)
  where is_primary;
create index crm_contact_points_match on public.crm_contact_points (match_key, kind);
-- Colleagues of one company have one domain.
create index crm_contact_points_domain on public.crm_contact_points (split_part(match_key, '@', 2))
  where kind = 'email';
-- Dots, and what follows a plus, make no other address of it there.
create index crm_contact_points_gmail on public.crm_contact_points
  (replace(split_part(split_part(match_key, '@', 1), '+', 1), '.', ''))
  where kind = 'email' and split_part(match_key, '@', 2) in ('gmail.com', 'googlemail.com');
revoke all on public.crm_contact_points from public, anon, authenticated, service_role;
alter table public.crm_contact_points enable row level security;
grant select (id, contact_id, kind, value, match_key, label, is_primary, created_at) on
  public.crm_contact_points to authenticated;
grant select on public.crm_contact_points to service_role;
comment on table public.crm_contact_points is
  'E-mails and phones of a contact; the primary ones stand in crm_contacts as well.';
comment on column public.crm_contact_points.match_key is
  'What two ways of writing it have in common: lower-case address, or private.phone_key().';

create table public.client_organizations (
  id uuid primary key default gen_random_uuid(),
  name text check (name = btrim(name) and length(name) between 1 and 200),
  company_id uuid unique references public.crm_companies (id) on delete set null,
  contact_id uuid references public.crm_contacts (id) on delete set null,
  is_active boolean not null default true,
  revision integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  products text[] not null default '{}' check (array_position(products, null) is null),
  check (company_id is null or contact_id is null)
);
create index client_organizations_contact on public.client_organizations (contact_id)
  where contact_id is not null;
create index client_organizations_products on public.client_organizations using gin (products);
revoke all on public.client_organizations from public, anon, authenticated, service_role;
alter table public.client_organizations enable row level security;
grant select (id, name, company_id, contact_id, is_active, revision, created_at, updated_at, products) on
  public.client_organizations to authenticated;
grant select on public.client_organizations to service_role;
comment on table public.client_organizations is
  'Clients: companies that a deal was won with, or a person where the deal names no company.';
comment on column public.client_organizations.name is
  'As the company is called; empty for a person, who is called as the contact is.';
comment on column public.client_organizations.products is
  'Slugs of the products of its deals and projects; it only grows.';

create table private.contact_words (
  id uuid primary key references public.crm_contacts (id) on delete cascade,
  created_at timestamptz not null,
  source text not null,
  owner uuid,
  company uuid,
  products text[] not null,
  open_deal boolean not null,
  name_key text not null,
  words text not null
);
create index contact_words_newest on private.contact_words (created_at, id);
create index contact_words_of_owner on private.contact_words (owner, created_at, id);
create index contact_words_of_source on private.contact_words (source, created_at, id);
create index contact_words_of_company on private.contact_words (company, created_at, id);
create index contact_words_with_deal on private.contact_words (open_deal, created_at, id);
create index contact_words_by_name on private.contact_words (name_key, id);
create index contact_words_by_words on private.contact_words
  using gin (words extensions.gin_trgm_ops);
-- Namesakes in one company.
create index contact_words_namesakes on private.contact_words (company, name_key)
  where company is not null and name_key <> '';
revoke all on private.contact_words from public, anon, authenticated, service_role;
alter table private.contact_words enable row level security;
comment on table private.contact_words is
  'What the list of contacts walks and what a contact is found by, kept by triggers. One row a contact that '
  'is active and has not been merged into another.';
comment on column private.contact_words.words is
  'In lower case: name, company, job title, every address, every telephone as private.phone_key() has it.';

create table private.contact_pairs (
  id uuid generated always as (md5(one_id::text || other_id::text)::uuid) stored unique,
  one_id uuid references public.crm_contacts (id) on delete cascade,
  other_id uuid references public.crm_contacts (id) on delete cascade,
  reasons text[] not null check (cardinality(reasons) > 0),
  sure integer not null check (sure between 1 and 98),
  apart boolean not null,
  one_products text[] not null,
  other_products text[] not null,
  came_at timestamptz not null,
  words text not null default '',
  check (one_id < other_id),
  primary key (one_id, other_id)
);
create index contact_pairs_other on private.contact_pairs (other_id);
create index contact_pairs_surest on private.contact_pairs (apart, sure, id);
create index contact_pairs_newest on private.contact_pairs (apart, came_at, id);
revoke all on private.contact_pairs from public, anon, authenticated, service_role;
alter table private.contact_pairs enable row level security;
comment on table private.contact_pairs is
  'Contacts that stand alone, are in use and may be one person, kept by triggers: all that it says follows '
  'from contacts, their points and private.contacts_apart.';
comment on column private.contact_pairs.reasons is
  'The strongest first: email, email_dots, phone, company (the same name there), name (alike, at one '
  'company''s domain).';
comment on column private.contact_pairs.apart is 'Whether somebody has said that they are two people.';
comment on column private.contact_pairs.came_at is 'Since when there are both.';
comment on column private.contact_pairs.words is
  'What both are found by (private.contact_words), a line each.';

create table private.contacts_apart (
  one_id uuid references public.crm_contacts (id) on delete cascade,
  other_id uuid references public.crm_contacts (id) on delete cascade,
  said_at timestamptz not null default now(),
  check (one_id < other_id),
  primary key (one_id, other_id)
);
create index contacts_apart_other on private.contacts_apart (other_id);
revoke all on private.contacts_apart from public, anon, authenticated, service_role;
alter table private.contacts_apart enable row level security;
comment on table private.contacts_apart is
  'Pairs of contacts of whom somebody has said that they are two people.';

create table private.contact_merges (
  id uuid primary key default gen_random_uuid(),
  survivor_id uuid not null references public.crm_contacts (id) on delete cascade,
  merged_id uuid not null references public.crm_contacts (id) on delete cascade,
  before jsonb not null,
  after jsonb not null,
  moved jsonb not null,
  merged_at timestamptz not null default clock_timestamp(),
  undone_at timestamptz,
  check (survivor_id <> merged_id)
);
create unique index contact_merges_standing on private.contact_merges (merged_id)
  where undone_at is null;
create index contact_merges_survivor on private.contact_merges (survivor_id, merged_at);
create index contact_merges_merged on private.contact_merges (merged_id);
revoke all on private.contact_merges from public, anon, authenticated, service_role;
alter table private.contact_merges enable row level security;
comment on table private.contact_merges is 'Which contact has taken in which, and the way back.';
comment on column private.contact_merges.before is 'Both contacts and their points as they were.';
comment on column private.contact_merges.after is
  'The survivor as it was left: what has changed since stands in the way of undoing.';
comment on column private.contact_merges.moved is
  'Table, column and ids of the rows that lead to the survivor since.';

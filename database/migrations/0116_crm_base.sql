-- The CRM for two products: products as rows, companies, more addresses of a person, what deals and
-- stages need for a board, and one append-only table for whatever happens.
-- expand

create table public.crm_products (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 40),
  name text not null check (name = btrim(name) and length(name) between 1 and 80),
  color text not null check (color ~ '^#[0-9a-f]{6}$'),
  is_active boolean not null default true,
  lead_sources text[] not null default '{}'
    check (array_position(lead_sources, null) is null and cardinality(lead_sources) <= 20),
  settings jsonb not null default '{}'
    check (jsonb_typeof(settings) = 'object' and octet_length(settings::text) <= 4000),
  display_order integer not null default 0,
  revision integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
revoke all on public.crm_products from public, anon, authenticated, service_role;
alter table public.crm_products enable row level security;
comment on table public.crm_products is
  'What the house sells as a product of its own; deals, pipelines, templates and sources belong to one.';
comment on column public.crm_products.slug is 'The name by which rows belong to it; never changed.';
comment on column public.crm_products.lead_sources is
  'Sources whose leads and contacts are the product''s; a source belongs to one product.';
comment on column public.crm_products.settings is
  'whatsapp (E.164 digits), email, brandColors {primary, accent}.';

insert into public.crm_products (slug, name, color, lead_sources, display_order) values
  ('forja', 'Forja', '#b8420f', '{website,qualification,contact_form,workshop}', 1),
  ('doavya', 'Doavya', '#0f7a5f', '{doavya}', 2);

alter table public.crm_pipelines
  drop constraint crm_pipelines_product_check,
  add constraint crm_pipelines_product_fkey foreign key (product) references public.crm_products (slug),
  add column stalled_after integer not null default 14 check (stalled_after between 1 and 365);
comment on column public.crm_pipelines.stalled_after is
  'Days without a touch or a task due after which an open deal counts as stalled.';

alter table public.crm_stages
  add column chance integer not null default 0 check (chance between 0 and 100),
  add column needs_value boolean not null default false;
comment on column public.crm_stages.chance is
  'Percent of the value that the forecast counts; 100 where won, 0 where lost.';
comment on column public.crm_stages.needs_value is 'A deal comes in with a value above zero only.';
update public.crm_stages s set
  chance = case s.kind when 'won' then 100 when 'lost' then 0 else
    (90 * s.position / (1 + (select count(*) from public.crm_stages o
      where o.pipeline_id = s.pipeline_id and o.kind = 'open')))::integer end,
  needs_value = s.kind = 'won' or s.slug in ('proposta', 'negociacao', 'acordo');

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
revoke all on public.crm_companies from public, anon, authenticated, service_role;
alter table public.crm_companies enable row level security;
comment on table public.crm_companies is 'Companies that contacts work for.';
comment on column public.crm_companies.cnpj is 'Fourteen characters without marks, check digits right.';
comment on column public.crm_companies.products is 'Slugs of the products that its contacts and deals belong to.';

alter table public.crm_contacts
  add column company_id uuid references public.crm_companies (id) on delete set null,
  add column job_title text check (length(job_title) <= 120),
  add column owner_id uuid references public.user_profiles (user_id) on delete set null,
  add column merged_into uuid references public.crm_contacts (id) on delete cascade
    check (merged_into <> id),
  add column products text[] not null default '{}',
  add column revision integer not null default 1;
create index crm_contacts_company on public.crm_contacts (company_id) where company_id is not null;
create index crm_contacts_owner on public.crm_contacts (owner_id) where owner_id is not null;
create index crm_contacts_merged on public.crm_contacts (merged_into) where merged_into is not null;
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
revoke all on public.crm_contact_points from public, anon, authenticated, service_role;
alter table public.crm_contact_points enable row level security;
comment on table public.crm_contact_points is
  'E-mails and phones of a contact; the primary ones stand in crm_contacts as well.';
comment on column public.crm_contact_points.match_key is
  'What two ways of writing it have in common: lower-case address, or private.phone_key().';

alter table public.crm_deals
  add column product text references public.crm_products (slug),
  add column company_id uuid references public.crm_companies (id) on delete set null,
  add column owner_id uuid references public.user_profiles (user_id) on delete set null,
  add column expected_close date,
  add column stage_since timestamptz not null default now(),
  add column touched_at timestamptz not null default now(),
  add column closed_at timestamptz,
  add column close_reason text check (close_reason ~ '^[a-z_]{1,40}$'),
  add column close_note text check (length(close_note) <= 2000),
  add column lead_id uuid references public.qualification_submissions (id) on delete set null,
  add column revision integer not null default 1;
update public.crm_deals d set
  product = (select p.product from public.crm_pipelines p where p.id = d.pipeline_id),
  stage_since = d.updated_at, touched_at = d.updated_at,
  closed_at = case when exists (select from public.crm_stages s
    where s.id = d.stage_id and s.kind <> 'open') then d.updated_at end,
  lead_id = (select s.id from public.qualification_submissions s
    where s.deal_id = d.id order by s.created_at limit 1);
alter table public.crm_deals add check (product is not null);
create index crm_deals_company on public.crm_deals (company_id) where company_id is not null;
create index crm_deals_lead on public.crm_deals (lead_id) where lead_id is not null;
create index crm_deals_owner on public.crm_deals (owner_id) where owner_id is not null;
comment on column public.crm_deals.product is 'That of its pipeline, kept by trigger.';
comment on column public.crm_deals.stage_since is 'When it came into its stage.';
comment on column public.crm_deals.touched_at is
  'When somebody last did something with it or its contact: note, mail, call, move, task done.';
comment on column public.crm_deals.lead_id is 'The lead it began with; null where begun by hand.';

create table public.crm_events (
  id bigint generated always as identity primary key,
  subject text not null check (subject in ('deal', 'contact', 'company', 'lead', 'task')),
  subject_id uuid not null,
  contact_id uuid,
  product text references public.crm_products (slug),
  kind text not null check (kind ~ '^[a-z_]{1,40}$'),
  from_value text check (length(from_value) <= 2000),
  to_value text check (length(to_value) <= 2000),
  details jsonb not null default '{}' check (jsonb_typeof(details) = 'object'),
  actor uuid references public.user_profiles (user_id) on delete set null,
  at timestamptz not null default clock_timestamp()
);
create index crm_events_of_subject on public.crm_events (subject_id, at, id);
create index crm_events_of_contact on public.crm_events (contact_id, at, id)
  where contact_id is not null;
create index crm_events_actor on public.crm_events (actor) where actor is not null;
revoke all on public.crm_events from public, anon, authenticated, service_role;
alter table public.crm_events enable row level security;
comment on table public.crm_events is
  'What happened, one row a fact, written by triggers in the transaction of the fact; never changed. '
  'Erasure of a person empties texts and links and keeps stage, value and dates.';

-- What staff read; rows are narrowed by the policies. Whatever is written goes through functions,
-- or is granted by the migration of the screen that writes it.
grant select on public.crm_products, public.crm_companies, public.crm_contact_points, public.crm_events
  to service_role;
grant select (id, slug, name, color, is_active, lead_sources, settings, display_order, revision,
  created_at, updated_at) on public.crm_products to authenticated;
grant select (id, product, slug, name, position, is_default, is_active, stalled_after)
  on public.crm_pipelines to authenticated;
grant select (id, pipeline_id, slug, name, position, kind, chance, needs_value)
  on public.crm_stages to authenticated;
grant select (company_id, job_title, owner_id, merged_into, products, revision)
  on public.crm_contacts to authenticated;
grant select (product, company_id, owner_id, expected_close, stage_since, touched_at, closed_at,
  close_reason, close_note, lead_id, revision) on public.crm_deals to authenticated;
grant select (id, name, cnpj, site, city, state, products, owner_id, is_active, revision, created_at,
  updated_at) on public.crm_companies to authenticated;
grant select (id, contact_id, kind, value, match_key, label, is_primary, created_at)
  on public.crm_contact_points to authenticated;
grant select (id, subject, subject_id, contact_id, product, kind, from_value, to_value, details,
  actor, at) on public.crm_events to authenticated;

-- Roles narrowed to a product.
alter table public.user_roles add column product text references public.crm_products (slug);
create unique index user_roles_one_active_in on public.user_roles (user_id, role, coalesce(product, ''))
  where is_active;
create index user_roles_product on public.user_roles (product) where product is not null;
comment on column public.user_roles.product is
  'Null: every product. Else the role shows rows of the CRM and of feedback of that product alone.';
alter table public.user_profiles
  add column chosen_product text references public.crm_products (slug) on delete set null;
create index user_profiles_chosen_product on public.user_profiles (chosen_product)
  where chosen_product is not null;
comment on column public.user_profiles.chosen_product is
  'The product that the person''s switch stands on; null for all.';

alter table public.qualification_forms
  add column lead_source text check (lead_source ~ '^[a-z_]{1,40}$');
comment on column public.qualification_forms.lead_source is
  'Source of the leads of this form instead of the usual one; it decides their product.';
alter table public.feedback_projects
  add column product text not null default 'forja' references public.crm_products (slug);
comment on column public.feedback_projects.product is 'Whose entries and tickets these are.';
create index feedback_projects_product on public.feedback_projects (product);

alter table public.qualification_submissions
  drop constraint qualification_submissions_source_check,
  add constraint qualification_submissions_source_check
    check (source in ('website', 'qualification', 'contact_form', 'workshop', 'doavya'));

grant select (lead_source) on public.qualification_forms to anon;
grant select (lead_source), insert (lead_source), update (lead_source)
  on public.qualification_forms to authenticated;
grant select (product) on public.user_roles to authenticated;
grant select (chosen_product) on public.user_profiles to authenticated;
-- What is read whole may be sent back whole; triggers keep what is the database's own.
grant update (slug, name, color, is_active, lead_sources, settings, display_order, revision,
  updated_at) on public.crm_products to authenticated;

-- Room between the tables whose rows go with a person.
update private.personal_data set position = -10 * position;
update private.personal_data set position = -position;

update public.crm_contacts c set products = array(
  select distinct p.slug from public.crm_products p
  where c.source = any (p.lead_sources)
    or exists (select from public.crm_deals d where d.contact_id = c.id and d.product = p.slug)
  order by 1);

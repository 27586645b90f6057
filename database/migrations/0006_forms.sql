-- Forms that visitors fill in, and job applications.

create table public.qualification_forms (
  id uuid primary key default gen_random_uuid(),
  name text not null check (length(name) between 1 and 120),
  is_active boolean not null default false,
  page_paths text[] not null default '{}',
  title text not null,
  description text,
  thank_you_title text not null,
  thank_you_message text not null,
  redirect_to_whatsapp boolean not null default false,
  redirect_delay integer not null default 3 check (redirect_delay between 0 and 60),
  translations jsonb not null default '{}' check (jsonb_typeof(translations) = 'object'),
  created_at timestamptz not null default now(),
  revision integer not null default 1,
  archived_at timestamptz,
  lead_source text check (lead_source ~ '^[a-z_]{1,40}$'),
  constraint qualification_forms_archived_is_off check (archived_at is null or not is_active)
);
create index qualification_forms_oldest on public.qualification_forms (created_at, id)
  where is_active;
revoke all on public.qualification_forms from public, anon, authenticated, service_role;
alter table public.qualification_forms enable row level security;
grant select (id, name, is_active, page_paths, title, description, thank_you_title, thank_you_message,
  redirect_to_whatsapp, redirect_delay, translations, created_at, revision, archived_at, lead_source) on
  public.qualification_forms to anon;
grant select (id, name, is_active, page_paths, title, description, thank_you_title, thank_you_message,
  redirect_to_whatsapp, redirect_delay, translations, created_at, revision, archived_at, lead_source),
  insert (id, name, is_active, page_paths, title, description, thank_you_title, thank_you_message,
    redirect_to_whatsapp, redirect_delay, translations, created_at, revision, archived_at, lead_source),
  update (id, name, is_active, page_paths, title, description, thank_you_title, thank_you_message,
    redirect_to_whatsapp, redirect_delay, translations, created_at, revision, archived_at, lead_source) on
    public.qualification_forms to authenticated;
grant delete on public.qualification_forms to authenticated;
grant select, insert, update, delete on public.qualification_forms to service_role;
comment on table public.qualification_forms is
  'The oldest active form that lists a page serves it, else the oldest active one for all pages.';
comment on column public.qualification_forms.page_paths is
  'Portuguese path patterns, both languages meant; empty means every page.';
comment on column public.qualification_forms.redirect_delay is
  'Seconds between the thank-you view and the thank-you page.';
comment on column public.qualification_forms.translations is
  '{"en": {"title": …}}: the English of the columns of the same names.';
comment on column public.qualification_forms.revision is
  'Rises with every change; a save names the revision that it was made on.';
comment on column public.qualification_forms.archived_at is
  'Put away: not active, and out of the list of staff until it is taken out again.';
comment on column public.qualification_forms.lead_source is
  'Source of the leads of this form instead of the usual one; it decides their product.';

create table public.form_fields (
  id uuid primary key default gen_random_uuid(),
  form_id uuid not null references public.qualification_forms (id) on delete cascade deferrable,
  field_order integer not null default 0,
  field_name text not null check (field_name ~ '^[a-z][a-z0-9_]{0,59}$'),
  field_label text not null,
  field_type text not null check (field_type in ('email', 'tel', 'textarea', 'select', 'text', 'checkbox')),
  is_required boolean not null default false,
  placeholder_text text,
  options jsonb not null default '[]' check (jsonb_typeof(options) = 'array'),
  contact_property text check (contact_property in ('name', 'email', 'phone', 'company')),
  translations jsonb not null default '{}' check (jsonb_typeof(translations) = 'object'),
  revision integer not null default 1,
  check (field_type <> 'select' or jsonb_array_length(options) > 0),
  -- A tick is no name and no address.
  constraint form_fields_checkbox_property check (field_type <> 'checkbox' or contact_property is null),
  unique (form_id, field_name)
);
create unique index form_fields_one_per_property
  on public.form_fields (form_id, contact_property) where contact_property is not null;
create index form_fields_in_order on public.form_fields (form_id, field_order);
revoke all on public.form_fields from public, anon, authenticated, service_role;
alter table public.form_fields enable row level security;
grant select (id, form_id, field_order, field_name, field_label, field_type, is_required, placeholder_text,
  options, contact_property, translations, revision) on public.form_fields to anon;
grant select (id, form_id, field_order, field_name, field_label, field_type, is_required, placeholder_text,
  options, contact_property, translations, revision),
  insert (id, form_id, field_order, field_name, field_label, field_type, is_required, placeholder_text, options,
    contact_property, translations, revision),
  update (id, form_id, field_order, field_name, field_label, field_type, is_required, placeholder_text, options,
    contact_property, translations, revision) on public.form_fields to authenticated;
grant delete on public.form_fields to authenticated;
grant select, insert, update, delete on public.form_fields to service_role;
comment on table public.form_fields is 'Questions of a form, shown by field_order.';
comment on column public.form_fields.options is
  'Choices of a select or a checkbox: [{"value": "software", "label": "Software e apps"}]. A checkbox '
  'without any is a single box, such as a consent.';
comment on column public.form_fields.contact_property is
  'Which property of the contact an answer fills; null fills none.';
comment on column public.form_fields.translations is
  '{"en": {"field_label": …, "placeholder_text": …, "options": […]}}.';
comment on column public.form_fields.revision is
  'Rises with every change; a save names the revision that it was made on.';

create table public.form_versions (
  id uuid primary key default gen_random_uuid(),
  form_id uuid not null references public.qualification_forms (id) on delete cascade,
  version integer not null check (version > 0),
  definition jsonb not null check (jsonb_typeof(definition) = 'object'),
  created_at timestamptz not null default transaction_timestamp(),
  created_by uuid references public.user_profiles (user_id) on delete set null,
  unique (form_id, version)
);
create index form_versions_by on public.form_versions (created_by) where created_by is not null;
revoke all on public.form_versions from public, anon, authenticated, service_role;
alter table public.form_versions enable row level security;
-- Not granted to anybody: writing. Triggers of forms and fields write as the owner.
grant select (id, form_id, version, definition, created_at, created_by) on public.form_versions to
  authenticated, service_role;
comment on table public.form_versions is
  'What visitors were asked and told by a form, once per save that changed it. Never changed.';
comment on column public.form_versions.definition is
  'Columns of the form that visitors see, and its questions in their order under "fields". Name, pages and '
  'state are not part of it.';
comment on column public.form_versions.created_by is 'Null for the server itself, such as its seed.';

create table public.form_counts (
  form_id uuid references public.qualification_forms (id) on delete cascade,
  day date,
  event text check (event in ('form_view', 'form_start')),
  count bigint not null check (count > 0),
  primary key (form_id, day, event)
);
revoke all on public.form_counts from public, anon, authenticated, service_role;
alter table public.form_counts enable row level security;
-- Not granted: anon and authenticated (staff read through forms_page), and writing to anybody.
grant select on public.form_counts to service_role;
comment on table public.form_counts is
  'How often a form was seen and begun, by day: no cookie, no address, no identifier. How often it was sent '
  'is told by its leads, which do not depend on scripts.';

create table public.talent_applications (
  id uuid primary key,
  protocol text not null unique,
  opening text not null check (opening ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(opening) <= 80),
  opening_title text not null check (length(opening_title) between 1 and 200),
  name text not null check (length(name) between 1 and 200),
  email text not null check (email = lower(email) and length(email) <= 254
    and email ~ '^[^[:space:]@]+@[^[:space:]@]+$'),
  phone text check (length(phone) <= 40),
  phone_verified boolean not null default false,
  link text check (length(link) <= 200),
  message text not null check (length(message) between 1 and 5000),
  locale text not null default 'pt-BR' check (locale in ('pt-BR', 'en')),
  review_reason text check (review_reason in
    ('honeypot', 'address_limit', 'too_fast', 'limit_check_failed')),
  created_at timestamptz not null default now(),
  erase_at timestamptz not null default (now() + interval '1 year')
);
create index talent_applications_newest on public.talent_applications (created_at desc, id desc);
create index talent_applications_expired on public.talent_applications (erase_at);
revoke all on public.talent_applications from public, anon, authenticated, service_role;
alter table public.talent_applications enable row level security;
-- Not granted: anything to anon and authenticated, and writing to anybody. Who applies does so through
-- submit_application() and never reads back.
grant select on public.talent_applications to service_role;
comment on table public.talent_applications is
  'Job applications as they were sent. Kept for the 12 months that the privacy policy states for '
  'considering applications, then erased.';
comment on column public.talent_applications.protocol is
  'What the applicant quotes, like T-7H2K-9QX4; no lead''s protocol begins with one letter.';
comment on column public.talent_applications.opening is
  'Key of the opening as the site''s content names it, or other.';
comment on column public.talent_applications.opening_title is
  'Its title as the applicant read it: openings come and go.';
comment on column public.talent_applications.phone is
  'E.164 when phone_verified, else as the person typed it.';
comment on column public.talent_applications.review_reason is
  'Why a person should look at it before trusting it; honeypot is as good as spam.';
comment on column public.talent_applications.erase_at is
  'From then on the row goes with the next application that arrives.';

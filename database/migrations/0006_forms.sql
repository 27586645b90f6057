-- Qualification forms and their questions.

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
  created_at timestamptz not null default now()
);
create index qualification_forms_oldest on public.qualification_forms (created_at, id)
  where is_active;
revoke all on public.qualification_forms from public, anon, authenticated, service_role;
alter table public.qualification_forms enable row level security;
create policy qualification_forms_read on public.qualification_forms
  for select to anon, authenticated using (is_active);
create policy qualification_forms_server on public.qualification_forms
  for all to service_role using (true) with check (true);
-- Not granted: translations, and writing, to anon and authenticated.
grant select (id, name, is_active, page_paths, title, description, thank_you_title,
  thank_you_message, redirect_to_whatsapp, redirect_delay, created_at)
  on public.qualification_forms to anon, authenticated;
grant select, insert, update, delete on public.qualification_forms to service_role;
comment on table public.qualification_forms is
  'The oldest active form that lists a page serves it, else the oldest active one for all pages.';
comment on column public.qualification_forms.page_paths is
  'Portuguese path patterns, both languages meant; empty means every page.';
comment on column public.qualification_forms.redirect_delay is
  'Seconds between the thank-you view and the thank-you page.';
comment on column public.qualification_forms.translations is
  '{"en": {"title": …}}: the English of the columns of the same names.';
select private.pages_read('public.qualification_forms');

create table public.form_fields (
  id uuid primary key default gen_random_uuid(),
  form_id uuid not null references public.qualification_forms (id) on delete cascade,
  field_order integer not null default 0,
  field_name text not null check (field_name ~ '^[a-z][a-z0-9_]{0,59}$'),
  field_label text not null,
  field_type text not null check (field_type in ('email', 'tel', 'textarea', 'select', 'text')),
  is_required boolean not null default false,
  placeholder_text text,
  options jsonb not null default '[]' check (jsonb_typeof(options) = 'array'),
  contact_property text check (contact_property in ('name', 'email', 'phone', 'company')),
  translations jsonb not null default '{}' check (jsonb_typeof(translations) = 'object'),
  unique (form_id, field_name),
  check (field_type <> 'select' or jsonb_array_length(options) > 0)
);
create unique index form_fields_one_per_property
  on public.form_fields (form_id, contact_property) where contact_property is not null;
create index form_fields_in_order on public.form_fields (form_id, field_order);
revoke all on public.form_fields from public, anon, authenticated, service_role;
alter table public.form_fields enable row level security;
create policy form_fields_read on public.form_fields
  for select to anon, authenticated using (
    exists (select 1 from public.qualification_forms f where f.id = form_id and f.is_active)
  );
create policy form_fields_server on public.form_fields
  for all to service_role using (true) with check (true);
-- Not granted: contact_property and translations, and writing, to anon and authenticated.
grant select (id, form_id, field_order, field_name, field_label, field_type, is_required,
  placeholder_text, options) on public.form_fields to anon, authenticated;
grant select, insert, update, delete on public.form_fields to service_role;
comment on table public.form_fields is 'Questions of a form, shown by field_order.';
comment on column public.form_fields.options is
  'Choices of a select: [{"value": "software", "label": "Software e apps"}].';
comment on column public.form_fields.contact_property is
  'Which property of the contact an answer fills; null fills none.';
comment on column public.form_fields.translations is
  '{"en": {"field_label": …, "placeholder_text": …, "options": […]}}.';
select private.pages_read('public.form_fields');

-- Fields that staff define for contacts, companies, deals and tickets, and their values.
-- expand
create table public.custom_fields (
  id uuid primary key default gen_random_uuid(),
  subject text not null check (subject in ('contact', 'company', 'deal', 'ticket')),
  key text not null check (key ~ '^[a-z][a-z0-9_]{0,39}$'),
  label text not null check (label = btrim(label) and length(label) between 1 and 60),
  label_en text check (label_en = btrim(label_en) and length(label_en) between 1 and 60),
  type text not null check (type in
    ('text', 'long_text', 'number', 'money', 'date', 'yes_no', 'choice', 'choices', 'url', 'email', 'phone')),
  unit text check (unit = btrim(unit) and length(unit) between 1 and 20),
  choices jsonb not null default '[]' check (jsonb_typeof(choices) = 'array' and jsonb_array_length(choices) <= 100),
  is_required boolean not null default false,
  in_list boolean not null default false,
  product text references public.crm_products (slug),
  "position" integer not null default 0,
  is_active boolean not null default true,
  revision integer not null default 1,
  unique (subject, key),
  constraint custom_fields_unit check (unit is null or type = 'number'),
  constraint custom_fields_choices check ((type in ('choice', 'choices')) = (jsonb_array_length(choices) > 0))
);
create index custom_fields_product on public.custom_fields (product) where product is not null;
revoke all on public.custom_fields from public, anon, authenticated, service_role;
alter table public.custom_fields enable row level security;
grant select (id, subject, key, label, label_en, type, unit, choices, is_required, in_list, product, "position",
    is_active, revision),
  insert (id, subject, key, label, label_en, type, unit, choices, is_required, in_list, product, "position",
    is_active, revision),
  update (id, subject, key, label, label_en, type, unit, choices, is_required, in_list, product, "position",
    is_active, revision) on public.custom_fields to authenticated;
grant delete on public.custom_fields to authenticated;
grant select on public.custom_fields to service_role;
comment on table public.custom_fields is
  'Fields that staff define for contacts, companies, deals and tickets, beside those that the product has.';
comment on column public.custom_fields.key is 'What imports, exports and filters call it; never changed.';
comment on column public.custom_fields.choices is
  'What can be chosen: [{key, label, label_en, is_active}]; a key is never changed, since values hold it.';
comment on column public.custom_fields.product is 'Null: for records of every product.';
comment on column public.custom_fields.in_list is 'Whether lists show it as a column until somebody hides it.';
comment on column public.custom_fields.is_active is
  'False where it is archived: nobody can fill it in, and its values stay.';

create table public.custom_field_values (
  id uuid primary key default gen_random_uuid(),
  field_id uuid not null references public.custom_fields (id) on delete cascade,
  contact_id uuid references public.crm_contacts (id) on delete cascade,
  company_id uuid references public.crm_companies (id) on delete cascade,
  deal_id uuid references public.crm_deals (id) on delete cascade,
  ticket_id uuid references public.feedback_tickets (id) on delete cascade,
  subject_id uuid not null generated always as (coalesce(contact_id, company_id, deal_id, ticket_id)) stored,
  words text check (btrim(words) <> '' and length(words) <= 4000),
  number numeric(20, 6),
  day date,
  flag boolean,
  choice text,
  choices text[] check (cardinality(choices) between 1 and 100),
  constraint custom_field_values_about check (num_nonnulls(contact_id, company_id, deal_id, ticket_id) = 1),
  constraint custom_field_values_one check (num_nonnulls(words, number, day, flag, choice, choices) = 1),
  constraint custom_field_values_once unique (subject_id, field_id)
);
create index custom_field_values_of_field on public.custom_field_values (field_id, subject_id);
create index custom_field_values_of_contact on public.custom_field_values (contact_id) where contact_id is not null;
create index custom_field_values_of_company on public.custom_field_values (company_id) where company_id is not null;
create index custom_field_values_of_deal on public.custom_field_values (deal_id) where deal_id is not null;
create index custom_field_values_of_ticket on public.custom_field_values (ticket_id) where ticket_id is not null;
-- What filters look up: by what is chosen, by ranges, and by a part of a text.
create index custom_field_values_by_choice on public.custom_field_values (field_id, choice) where choice is not null;
create index custom_field_values_by_number on public.custom_field_values (field_id, number) where number is not null;
create index custom_field_values_by_day on public.custom_field_values (field_id, day) where day is not null;
create index custom_field_values_by_choices on public.custom_field_values using gin (choices)
  where choices is not null;
create index custom_field_values_by_words on public.custom_field_values using gin (words extensions.gin_trgm_ops)
  where words is not null;
revoke all on public.custom_field_values from public, anon, authenticated, service_role;
alter table public.custom_field_values enable row level security;
-- Not granted: any writing. set_custom_field() checks type and rights, and records the change.
grant select (id, field_id, contact_id, company_id, deal_id, ticket_id, subject_id, words, number, day, flag, choice,
  choices) on public.custom_field_values to authenticated;
grant select on public.custom_field_values to service_role;
comment on table public.custom_field_values is
  'What a contact, a company, a deal or a ticket has in a field that staff defined. No row where it has nothing there. '
  'Deleted with its field and with its record.';
comment on column public.custom_field_values.subject_id is 'The record that it is of, of whichever kind.';
comment on column public.custom_field_values.number is 'Of the type money in cents.';

alter table public.feedback_changes
  drop constraint feedback_changes_kind_check,
  add constraint feedback_changes_kind_check check (kind in ('status', 'opened', 'owner', 'priority', 'title', 'module',
    'contact', 'linked', 'unlinked', 'merged', 'unmerged', 'custom_field')) not valid;

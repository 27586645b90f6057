-- Contacts are known by any of their addresses, and found in a table of what they are found by.
-- expand

insert into public.crm_contact_points (contact_id, kind, value, match_key, is_primary)
  select c.id, 'email', c.email, c.email, true from public.crm_contacts c where length(c.email) >= 3
  union all
  select c.id, 'phone', c.phone, c.phone_key, true from public.crm_contacts c
    where c.phone_key is not null;

-- Colleagues of one company have one domain.
create index crm_contact_points_domain on public.crm_contact_points (split_part(match_key, '@', 2))
  where kind = 'email';

-- Dots, and what follows a plus, make no other address of it there.
create index crm_contact_points_gmail on public.crm_contact_points
  (replace(split_part(split_part(match_key, '@', 1), '+', 1), '.', ''))
  where kind = 'email' and split_part(match_key, '@', 2) in ('gmail.com', 'googlemail.com');

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
revoke all on private.contact_words from public, anon, authenticated, service_role;
alter table private.contact_words enable row level security;
comment on table private.contact_words is
  'What the list of contacts walks and what a contact is found by, kept by triggers. One row a contact '
  'that is active and has not been merged into another.';
comment on column private.contact_words.words is
  'In lower case: name, company, job title, every address, every telephone as private.phone_key() has it.';

insert into private.contact_words
  select c.id, c.created_at, c.source, c.owner_id, c.company_id, c.products,
    exists (select from public.crm_deals d join public.crm_stages s on s.id = d.stage_id
      where d.contact_id = c.id and d.is_active and s.kind = 'open'),
    left(lower(coalesce(c.name, c.email, c.phone, '')), 200),
    lower(concat_ws(' ', c.name, c.company, c.email, c.phone_key))
  from public.crm_contacts c where c.is_active;

create index contact_words_newest on private.contact_words (created_at, id);
create index contact_words_of_owner on private.contact_words (owner, created_at, id);
create index contact_words_of_source on private.contact_words (source, created_at, id);
create index contact_words_of_company on private.contact_words (company, created_at, id);
create index contact_words_with_deal on private.contact_words (open_deal, created_at, id);
create index contact_words_by_name on private.contact_words (name_key, id);
create index contact_words_by_words on private.contact_words
  using gin (words extensions.gin_trgm_ops);
create index crm_companies_by_name on public.crm_companies (lower(name), id);
create index crm_companies_by_words on public.crm_companies
  using gin (lower(name || ' ' || coalesce(cnpj, '')) extensions.gin_trgm_ops);

-- What is typed in by hand has a source of each product.
alter table public.qualification_submissions
  drop constraint qualification_submissions_source_check,
  add constraint qualification_submissions_source_check
    check (source in ('website', 'qualification', 'contact_form', 'workshop', 'doavya', 'by_hand',
      'doavya_by_hand'));
update public.crm_products set lead_sources = lead_sources
    || case slug when 'forja' then 'by_hand' else 'doavya_by_hand' end
  where slug in ('forja', 'doavya');

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

create table private.contacts_apart (
  one_id uuid not null references public.crm_contacts (id) on delete cascade,
  other_id uuid not null references public.crm_contacts (id) on delete cascade,
  said_at timestamptz not null default now(),
  primary key (one_id, other_id),
  check (one_id < other_id)
);
create index contacts_apart_other on private.contacts_apart (other_id);
revoke all on private.contacts_apart from public, anon, authenticated, service_role;
alter table private.contacts_apart enable row level security;
comment on table private.contacts_apart is
  'Pairs of contacts of whom somebody has said that they are two people.';

insert into private.personal_data (position, table_name, belongs, erasure, hidden) values
  (125, 'public.crm_contact_points', 't.contact_id = any (($1).contacts)', 'delete', '{match_key}'),
  (126, 'private.contact_merges',
    't.survivor_id = any (($1).contacts) or t.merged_id = any (($1).contacts)', 'delete', '{}');

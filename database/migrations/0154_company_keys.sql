-- A typed company finds its row: names without what they do not say, and the domains of mails.
-- expand
create table private.company_keys (
  kind text not null check (kind in ('name', 'domain')),
  key text not null check (length(key) between 1 and 254),
  company_id uuid not null references public.crm_companies (id) on delete cascade,
  primary key (kind, key, company_id)
);
create index company_keys_company on private.company_keys (company_id);
revoke all on private.company_keys from public, anon, authenticated, service_role;
alter table private.company_keys enable row level security;
comment on table private.company_keys is
  'What a typed company is found by: names as private.company_key() has them, and mail domains. The name and the site '
  'are kept by trigger; the domain of whom the company was made for, and the spellings that staff joined, stay beside.';

-- As private.company_key() has them from now on; what no trigger has filled yet.
insert into private.company_keys (kind, key, company_id)
  select 'name', left(n.key, 254), n.id from (
    select c.id, btrim(regexp_replace(btrim(regexp_replace(private.folded(c.name), '[[:space:].,;:!?/\\()"_-]+', ' ', 'g')),
      '( s a| sa| ltda| limitada| me| epp| eireli| mei| slu| inc| llc| ltd| gmbh| corp)+$', '')) as key
    from public.crm_companies c) n
  where n.key <> '';
insert into private.company_keys (kind, key, company_id)
  select distinct 'domain', left(n.key, 254), n.id from (
    select c.id, regexp_replace(lower(substring(c.site from '^https?://([^/:?#]+)')), '^www\.', '') as key
    from public.crm_companies c where c.site is not null) n
  where n.key like '%.%';

alter table private.contact_words add column typed_key text;
comment on column private.contact_words.typed_key is
  'The company that was typed, as private.company_key() has it, while the contact is linked to none.';
update private.contact_words w set typed_key = left(n.key, 200) from (
    select c.id, btrim(regexp_replace(btrim(regexp_replace(private.folded(c.company), '[[:space:].,;:!?/\\()"_-]+', ' ', 'g')),
      '( s a| sa| ltda| limitada| me| epp| eireli| mei| slu| inc| llc| ltd| gmbh| corp)+$', '')) as key
    from public.crm_contacts c
    where c.company_id is null and c.company is not null and c.merged_into is null and c.is_active) n
  where w.id = n.id and length(n.key) > 1;
create index contact_words_typed on private.contact_words (typed_key, id) where typed_key is not null;

create table private.company_joins (
  id uuid primary key,
  contacts uuid[] not null,
  companies uuid[] not null,
  made uuid[] not null,
  deals uuid[] not null,
  tickets uuid[] not null,
  joined_at timestamptz not null default clock_timestamp(),
  undone_at timestamptz,
  check (cardinality(contacts) = cardinality(companies))
);
revoke all on private.company_joins from public, anon, authenticated, service_role;
alter table private.company_joins enable row level security;
comment on table private.company_joins is
  'Which contacts were linked to which companies from the list of typed ones, and the way back. Ids alone.';
comment on column private.company_joins.companies is 'The company of each contact, in the same place.';
comment on column private.company_joins.made is 'Companies that were made for it.';
comment on column private.company_joins.deals is 'Deals that came along.';
comment on column private.company_joins.tickets is 'Tickets that came along.';

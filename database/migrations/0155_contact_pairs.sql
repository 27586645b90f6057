-- Contacts that may be one person stand in a table of pairs, so that all of them can be looked through.
-- expand

create table private.contact_pairs (
  id uuid generated always as (md5(one_id::text || other_id::text)::uuid) stored unique,
  one_id uuid not null references public.crm_contacts (id) on delete cascade,
  other_id uuid not null references public.crm_contacts (id) on delete cascade,
  reasons text[] not null check (cardinality(reasons) > 0),
  sure integer not null check (sure between 1 and 98),
  apart boolean not null,
  one_products text[] not null,
  other_products text[] not null,
  came_at timestamptz not null,
  primary key (one_id, other_id),
  check (one_id < other_id)
);
create index contact_pairs_other on private.contact_pairs (other_id);
create index contact_pairs_surest on private.contact_pairs (apart, sure, id);
create index contact_pairs_newest on private.contact_pairs (apart, came_at, id);
-- Namesakes in one company.
create index contact_words_namesakes on private.contact_words (company, name_key)
  where company is not null and name_key <> '';
revoke all on private.contact_pairs from public, anon, authenticated, service_role;
alter table private.contact_pairs enable row level security;
comment on table private.contact_pairs is
  'Contacts that stand alone, are in use and may be one person, kept by triggers: all that it says '
  'follows from contacts, their points and private.contacts_apart.';
comment on column private.contact_pairs.reasons is
  'The strongest first: email, email_dots, phone, company (the same name there), name (alike, at one '
  'company''s domain).';
comment on column private.contact_pairs.apart is 'Whether somebody has said that they are two people.';
comment on column private.contact_pairs.came_at is 'Since when there are both.';

-- Those that stand alone and share a telephone or a mailbox; what else speaks for it is looked at when
-- one of them is changed.
insert into private.contact_pairs (one_id, other_id, reasons, sure, apart, one_products, other_products,
    came_at)
  select a.id, b.id, array_agg(distinct k.reason order by k.reason),
    least(98, sum(distinct k.weight) + case when extensions.similarity(a.name_key, b.name_key) >= 0.6
      then 20 else 0 end), false, a.products, b.products, greatest(a.created_at, b.created_at)
  from (
    select p.contact_id as one, o.contact_id as other, 'phone' as reason, 60 as weight
      from public.crm_contact_points p join public.crm_contact_points o
        on o.kind = 'phone' and o.match_key = p.match_key and o.contact_id > p.contact_id
      where p.kind = 'phone' and (select count(*) from public.crm_contact_points n
        where n.kind = 'phone' and n.match_key = p.match_key) <= 21
    union all
    select p.contact_id, o.contact_id, 'email_dots', 75
      from public.crm_contact_points p join public.crm_contact_points o
        on o.kind = 'email' and split_part(o.match_key, '@', 2) in ('gmail.com', 'googlemail.com')
        and replace(split_part(split_part(o.match_key, '@', 1), '+', 1), '.', '')
          = replace(split_part(split_part(p.match_key, '@', 1), '+', 1), '.', '')
        and o.contact_id > p.contact_id
      where p.kind = 'email' and split_part(p.match_key, '@', 2) in ('gmail.com', 'googlemail.com')
  ) k
  join private.contact_words a on a.id = k.one
  join private.contact_words b on b.id = k.other
  group by a.id, b.id;

-- Contacts besides those of leads, half of them with a company, some of them twice, and what has happened
-- to contacts and deals: as many facts as are wanted, the deals' own way through their stages among them.
-- What triggers would have kept is in the statements.

-- A table with a check that waits for the end of the transaction cannot be altered.
set constraints public.crm_deals_lead_id_fkey immediate;

alter table public.crm_contacts disable trigger user;
alter table public.crm_contact_points disable trigger user;
alter table public.crm_companies disable trigger user;
alter table public.crm_events disable trigger user;
alter table public.crm_deals disable trigger user;

insert into public.crm_companies (id, name, city, state, products, owner_id, created_at, updated_at)
select pg_temp.key('company', n),
  pg_temp.pick(pg_temp.trades(), 'company trade', n) || ' ' || pg_temp.often(pg_temp.last(), 'company owner', n)
    || ' ' || n,
  pg_temp.often(pg_temp.places(), 'company place', n), 'SP', '{forja}',
  case when pg_temp.draw('company owned', n) < 0.5 then pg_temp.key('person', 2) end,
  pg_temp.came(n, 1 + :contacts / 6, 4), :day::timestamptz - interval '1 day'
from generate_series(1, 1 + :contacts / 6) n;

insert into private.company_keys (kind, key, company_id)
select 'name', private.company_key(c.name), c.id from public.crm_companies c
where c.id in (select pg_temp.key('company', n) from generate_series(1, 1 + :contacts / 6) n);

create temporary table listed on commit drop as
select n, pg_temp.key('listed', n) as id, p.name,
  pg_temp.plain(p.name) || '.' || n || '@lista.example' as email,
  -- Every fiftieth has the telephone of the one before: a duplicate candidate.
  '+55' || pg_temp.often(pg_temp.codes(), 'listed code', p.phone) || '90'
    || lpad((floor(pg_temp.draw('listed phone', p.phone) * 1e7))::integer::text, 7, '0') as phone,
  case when pg_temp.draw('employed', n) < 0.5
    then 1 + floor(pg_temp.draw('employer', n) * (:contacts / 6))::bigint end as company,
  pg_temp.came(n, :contacts, 4) as at,
  case when pg_temp.draw('listed partner', n) < 0.1 then 'doavya' else 'forja' end as product,
  case when pg_temp.draw('listed owned', n) < 0.6
    then pg_temp.key('person', 1 + floor(pg_temp.draw('listed owner', n) * least(:people, 3))::bigint) end as owner
from generate_series(1, :contacts) n
cross join lateral (
  select pg_temp.often(pg_temp.first(), 'listed first', n) || ' '
      || pg_temp.often(pg_temp.last(), 'listed last', n) as name,
    case when n % 50 = 0 then n - 1 else n end as phone
) p;
analyze listed;

insert into public.crm_contacts (id, name, email, phone, phone_verified, company, company_id, source, owner_id,
  created_at, updated_at, products)
-- Every tenth has a company that was typed and is no row.
select l.id, l.name, l.email, l.phone, false,
  coalesce(k.name, case when l.n % 10 = 0 then 'Feira ' || l.n % 997 || ' Ltda' end), k.id,
  case l.product when 'doavya' then 'doavya' else 'website' end, l.owner, l.at, l.at, array[l.product]
from listed l left join public.crm_companies k on k.id = pg_temp.key('company', l.company)
order by l.at, l.n;
insert into public.crm_contact_points (id, contact_id, kind, value, match_key, is_primary, created_at)
select pg_temp.key('listed mailbox', n), id, 'email', email, email, true, at from listed
union all
select pg_temp.key('listed telephone', n), id, 'phone', phone, private.phone_key(phone), true, at
from listed;
insert into private.contact_words (id, created_at, source, owner, company, products, open_deal, name_key,
  typed_key, words)
select c.id, c.created_at, c.source, c.owner_id, c.company_id, c.products, false,
  left(lower(c.name), 200), case when c.company_id is null then private.company_key(c.company) end,
  private.search_text_of_contact(c.id)
from listed l join public.crm_contacts c on c.id = l.id order by l.at, l.n;

-- Of those who asked, every third works for one of these companies, and many for the first few; every
-- deal came of its first lead, and those of the partner are in its pipeline. A deal ends after some
-- weeks, three in ten won; one in twenty is left lying.
create temporary table dealt on commit drop as
select d.*, coalesce(p.id, d.was_in) as pipeline_id,
  case when d.ended < :day::timestamptz and pg_temp.draw('left lying', d.n) >= 0.05
    then case when pg_temp.draw('won', d.n) < 0.3 then 'won' else 'lost' end else 'open' end as kind,
  least(d.ended, d.created_at + pg_temp.draw('stayed', d.n) * (:day::timestamptz - d.created_at)) as at
from (
  select d.id, d.contact_id, d.pipeline_id as was_in, d.created_at, 'doavya' = any (c.products) as partner, d.n,
    d.created_at + (10 + 150 * power(pg_temp.draw('cycle', d.n), 2)) * interval '1 day' as ended,
    case when pg_temp.draw('dealt with', d.n) < 0.33
      then pg_temp.key('company', 1 + floor(power(pg_temp.draw('which', d.n), 3) * (:contacts / 6))::bigint) end
      as company_id,
    (select l.id from public.qualification_submissions l where l.contact_id = d.contact_id
      order by l.created_at, l.id limit 1) as lead_id
  from (select d.*, row_number() over (order by d.created_at, d.id) as n from public.crm_deals d) d
  join public.crm_contacts c on c.id = d.contact_id
) d left join public.crm_pipelines p on d.partner and p.slug = 'doavya-partnership';
update public.crm_deals d set lead_id = t.lead_id, company_id = t.company_id, pipeline_id = t.pipeline_id,
  stage_id = s.id, state = t.kind, product = p.product,
  source = case when t.partner then 'doavya' else d.source end,
  closed_at = case when t.kind <> 'open' then t.ended end,
  stage_since = case when t.kind <> 'open' then t.ended else t.at end,
  touched_at = case when t.kind <> 'open' then t.ended else t.at end
from dealt t
join public.crm_pipelines p on p.id = t.pipeline_id
join public.crm_stages s on s.pipeline_id = t.pipeline_id and s.kind = t.kind
where d.id = t.id and (t.kind <> 'open' or s.position = 1 + floor(pg_temp.draw('stands in', t.n)
  * (select count(*) from public.crm_stages o where o.pipeline_id = t.pipeline_id and o.kind = 'open'))::integer);
-- The deal was first in a pipeline of the company, which the contact took the product of.
update public.crm_contacts c set company_id = t.company_id,
  products = case when t.partner then '{doavya}' else c.products end
from dealt t where t.contact_id = c.id;
update private.contact_words w set company = t.company_id, open_deal = t.kind = 'open',
  products = case when t.partner then '{doavya}' else w.products end,
  words = case when t.company_id is null then w.words else private.search_text_of_contact(w.id) end
from dealt t where t.contact_id = w.id;
update public.crm_companies o set products = '{doavya,forja}'
where exists (select from dealt t where t.company_id = o.id and t.partner);
update private.deal_words w set words = private.search_text_of_deal(d.title, d.contact_id, d.company_id)
from public.crm_deals d where d.id = w.id and d.company_id is not null;

-- The deals' way: from the first stage of the pipeline to the one in which they stand, in equal steps.
delete from public.crm_events where subject = 'deal';
delete from private.deal_spans;
create temporary table steps on commit drop as
select d.id as deal_id, d.contact_id, d.product, d.pipeline_id, g.id as stage_id, g.kind, d.value,
  d.expected_close, d.owner_id, d.closed_at, w.step, w.last,
  d.created_at + (w.step - 1) * (d.stage_since - d.created_at) / greatest(w.last - 1, 1) as at,
  lag(g.id) over way as from_stage,
  lead(d.created_at + (w.step - 1) * (d.stage_since - d.created_at) / greatest(w.last - 1, 1)) over way as ended
from public.crm_deals d
join public.crm_stages s on s.id = d.stage_id
cross join lateral (
  select o.id, row_number() over (order by o.position) as step, count(*) over () as last
  from public.crm_stages o
  where o.pipeline_id = d.pipeline_id and (o.id = s.id or o.kind = 'open' and o.position < s.position)
) w
join public.crm_stages g on g.id = w.id
window way as (partition by d.id order by w.step);
insert into public.crm_events (subject, subject_id, contact_id, product, kind, from_value, to_value,
  details, actor, at)
select 'deal', deal_id, contact_id, product,
  case when step = 1 then 'opened' when kind = 'open' then 'moved' else kind end, from_stage::text,
  stage_id::text, jsonb_build_object('deal', jsonb_build_object('pipeline', pipeline_id, 'stage', stage_id,
    'value', value, 'close', expected_close, 'owner', owner_id,
    'closed', case when kind <> 'open' then closed_at end, 'active', true)),
  pg_temp.key('person', 2), at
from steps order by at, deal_id, step;
insert into private.deal_spans (deal_id, pipeline_id, stage_id, is_open, value, expected_close, owner_id,
  closed_at, from_at, until_at)
select deal_id, pipeline_id, stage_id, kind = 'open', value, expected_close, owner_id,
  case when kind <> 'open' then closed_at end, at, coalesce(ended, 'infinity')
from steps order by at, deal_id, step;
insert into private.deal_stays (deal_id, stage_id, ended_at, days, product, is_repeated)
select deal_id, stage_id, ended, extract(epoch from ended - at) / 86400, product, false
from steps where kind = 'open' and ended is not null order by ended, deal_id, step;

-- Messages and notes: few contacts have many.
create temporary table told on commit drop as
select row_number() over (order by c.created_at, c.id) as n, c.id, c.products[1] as product
from public.crm_contacts c;
create unique index on told (n);
analyze told;
insert into public.crm_events (subject, subject_id, contact_id, product, kind, to_value, actor, at)
select 'contact', t.id, t.id, t.product, case when e.n % 3 = 0 then 'call' else 'note' end,
  pg_temp.pick(pg_temp.more(), 'said', e.n), pg_temp.key('person', 2),
  pg_temp.came(e.n, :events, 3)
from generate_series(1, greatest(0, :events - (select count(*) from steps))) e (n)
join told t on t.n = 1 + floor(power(pg_temp.draw('told', e.n), 2) * (select count(*) from told))::bigint
order by e.n;

-- Planned as if these tables were empty, each of a part would be compared with all there are.
analyze public.crm_contacts, public.crm_contact_points, private.contact_words;
select count(*) from (
  select private.compare_contacts(array_agg(w.id)) from (
    select id, row_number() over (order by created_at, id) / 5000 as part from private.contact_words) w
  group by w.part) compared;

alter table public.crm_contacts enable trigger user;
alter table public.crm_contact_points enable trigger user;
alter table public.crm_companies enable trigger user;
alter table public.crm_events enable trigger user;
alter table public.crm_deals enable trigger user;

-- Stays of deals in open stages that have ended: medians of a range are read from an index alone.
-- expand
create table private.deal_stays (
  id bigint generated always as identity primary key,
  deal_id uuid not null,
  stage_id uuid not null,
  ended_at timestamptz not null,
  days double precision not null,
  product text,
  is_repeated boolean not null
) with (fillfactor = 90, autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.05);
revoke all on private.deal_stays from public, anon, authenticated, service_role;
alter table private.deal_stays enable row level security;
comment on table private.deal_stays is
  'How long a deal stayed in an open stage that it left. Derived from the events of deals in their transaction; goes '
  'with the deal.';
comment on column private.deal_stays.product is
  'The present product of the deal, and null while it is inactive: figures then leave it out.';
comment on column private.deal_stays.is_repeated is
  'Whether the deal left this stage more than once: figures then count it once, with the sum of its stays.';

insert into private.deal_stays (deal_id, stage_id, ended_at, days, product, is_repeated)
select s.deal_id, g.id, s.at, extract(epoch from s.at - s.since) / 86400, case when d.is_active then d.product end,
  count(*) over (partition by s.deal_id, g.id) > 1
from (
  select e.subject_id as deal_id, e.at, lag(e.to_value) over steps as stage, lag(e.at) over steps as since,
    lag(e.kind = 'opened' and e.details ? 'recovered') over steps as assumed
  from public.crm_events e
  where e.subject = 'deal' and e.kind in ('opened', 'moved', 'won', 'lost', 'reopened', 'pipeline')
  window steps as (partition by e.subject_id order by e.at, e.id)
) s
join public.crm_deals d on d.id = s.deal_id
join public.crm_stages g on g.id::text = s.stage and g.kind = 'open'
-- Deals older than the record of events have no known entry into their stage.
where not s.assumed
order by s.at;

create index deal_stays_of_stage on private.deal_stays (stage_id, is_repeated, ended_at) include (product, days, deal_id);
create index deal_stays_of_deal on private.deal_stays (deal_id, stage_id);
-- One comparison of the tables, and not one for each stay.
alter table private.deal_stays
  add foreign key (deal_id) references public.crm_deals (id) on delete cascade,
  add foreign key (stage_id) references public.crm_stages (id) on delete cascade;
analyze private.deal_stays;
-- It led to the step before each of these. Every new deal wrote to it; crm_events_of_subject has the events of a deal too.
drop index if exists public.crm_events_deal_steps;

-- Staff dismiss two companies that were suggested as one.
-- expand
create table private.dismissed_company_pairs (
  one_id uuid references public.crm_companies (id) on delete cascade,
  other_id uuid references public.crm_companies (id) on delete cascade,
  dismissed_at timestamptz not null default now(),
  check (one_id < other_id),
  primary key (one_id, other_id)
);
create index dismissed_company_pairs_other on private.dismissed_company_pairs (other_id);
create index dismissed_company_pairs_newest on private.dismissed_company_pairs (dismissed_at desc, one_id, other_id);
-- Not granted: functions that check both companies read and write it.
revoke all on private.dismissed_company_pairs from public, anon, authenticated, service_role;
alter table private.dismissed_company_pairs enable row level security;
comment on table private.dismissed_company_pairs is
  'Pairs of companies that staff have dismissed as duplicates. Ids alone; what is recorded of it is in crm_events.';

-- Which pages somebody saw before sending a lead, where statistics were allowed.
-- expand

create table public.lead_journeys (
  submission_id uuid primary key
    references public.qualification_submissions (id) on delete cascade,
  first_touch jsonb not null
    check (jsonb_typeof(first_touch) = 'object' and octet_length(first_touch::text) <= 1200),
  last_touch jsonb not null
    check (jsonb_typeof(last_touch) = 'object' and octet_length(last_touch::text) <= 1200),
  steps jsonb not null check (jsonb_typeof(steps) = 'array' and jsonb_array_length(steps) <= 20
    and octet_length(steps::text) <= 6000),
  visits smallint check (visits between 1 and 1000),
  created_at timestamptz not null default now()
);
revoke all on public.lead_journeys from public, anon, authenticated, service_role;
alter table public.lead_journeys enable row level security;
grant select (submission_id, first_touch, last_touch, steps, visits, created_at)
  on public.lead_journeys to authenticated, service_role;
-- Not granted: any writing. keep_lead_journey() takes one with the lead that it belongs to, no other.
comment on table public.lead_journeys is
  'How somebody came to a lead, kept only where they allowed statistics. Goes with its lead.';
comment on column public.lead_journeys.first_touch is
  '{at, host, source, medium, campaign}: when they first came, from which site, by which marks. Without '
  'host and marks they came directly.';
comment on column public.lead_journeys.last_touch is 'The same of the last time they came from outside.';
comment on column public.lead_journeys.steps is
  '[{path, group, at, ms}]: the last 20 pages in their order, of which kind each is, when it was opened, '
  'and for how long it was in sight. Never a query, never an address with a secret in it.';
comment on column public.lead_journeys.visits is
  'How often they have come since first_touch; null where the browser may not remember that, and '
  'first_touch is of this visit.';

insert into private.personal_data (position, table_name, belongs, erasure, hidden) values
  (0, 'public.lead_journeys', 't.submission_id = any (($1).leads)', 'delete', '{}');

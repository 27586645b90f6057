-- Rules that staff set up, and what each did.

create table public.automation_rules (
  id uuid primary key default gen_random_uuid(),
  name text not null check (name = btrim(name) and length(name) between 1 and 80),
  subject text not null check (subject ~ '^[a-z]{1,20}$'),
  product text references public.crm_products (slug),
  starts jsonb not null check (jsonb_typeof(starts) = 'object'),
  conditions jsonb not null default '[]' check (jsonb_typeof(conditions) = 'array' and
    jsonb_array_length(conditions) <= 10),
  acts jsonb not null check (jsonb_typeof(acts) = 'array' and jsonb_array_length(acts) between 1 and 10),
  mails_outside boolean not null default false,
  is_active boolean not null default false,
  display_order integer not null default 0,
  revision integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (octet_length(starts::text) + octet_length(conditions::text) + octet_length(acts::text) <= 20000)
);
-- Asked with every lead that comes and every fact that is put on record.
create index automation_rules_active on public.automation_rules (subject) where is_active;
create index automation_rules_of_product on public.automation_rules (product) where product is not null;
revoke all on public.automation_rules from public, anon, authenticated, service_role;
alter table public.automation_rules enable row level security;
grant select (id, name, subject, product, starts, conditions, acts, mails_outside, is_active, display_order,
  revision, created_at, updated_at),
  insert (id, name, subject, product, starts, conditions, acts, mails_outside, is_active, display_order,
    revision, created_at, updated_at),
  update (id, name, subject, product, starts, conditions, acts, mails_outside, is_active, display_order,
    revision, created_at, updated_at) on public.automation_rules to authenticated;
grant delete on public.automation_rules to authenticated;
grant select on public.automation_rules to service_role;
comment on table public.automation_rules is
  'What happens by itself: when, if, then. Staff who may change settings write them.';
comment on column public.automation_rules.product is 'Its leads and deals only; null: of every product.';
comment on column public.automation_rules.starts is
  'What sets it off: {kind: arrives} · {kind: changes, field, from, to} · {kind: silent, days} · {kind: '
  'due, what, side, hours}.';
comment on column public.automation_rules.conditions is
  '[{field, op, value}], all of which must hold; fields and operators of private.rule_fields_known().';
comment on column public.automation_rules.acts is
  '[{kind: task | owner | tag | draft | notice | mail | status | priority, …}], done in this order, all or '
  'none.';
comment on column public.automation_rules.mails_outside is
  'Whether it may mail the person herself: staff switch that on rule by rule.';

create table public.automation_standings (
  rule_id uuid primary key references public.automation_rules (id) on delete cascade,
  armed_at timestamptz,
  looked_until timestamptz,
  failures integer not null default 0 check (failures >= 0),
  stopped_at timestamptz,
  last_run_at timestamptz
);
revoke all on public.automation_standings from public, anon, authenticated, service_role;
alter table public.automation_standings enable row level security;
grant select (rule_id, armed_at, looked_until, failures, stopped_at, last_run_at) on
  public.automation_standings to authenticated, service_role;
comment on table public.automation_standings is
  'How a rule stands: beside it, so that its record of changes holds nothing but what staff changed.';
comment on column public.automation_standings.armed_at is
  'Since when it acts, as it is written now; what happened before is none of its business.';
comment on column public.automation_standings.looked_until is
  'Up to which moment silence and terms have been looked for.';
comment on column public.automation_standings.failures is 'How often in a row it failed.';
comment on column public.automation_standings.stopped_at is
  'When it was switched off because it had failed too often; null again once it is switched on.';

create table public.automation_runs (
  id uuid primary key default gen_random_uuid(),
  rule_id uuid not null,
  rule_revision integer not null,
  fact_key text not null,
  fact jsonb not null default '{}',
  subject text not null,
  subject_id uuid,
  product text references public.crm_products (slug),
  depth smallint not null default 0,
  cause uuid,
  outcome text not null check (outcome in ('done', 'failed', 'too_deep', 'undone')),
  reason text check (length(reason) <= 200),
  acts jsonb not null default '[]' check (jsonb_typeof(acts) = 'array'),
  at timestamptz not null default clock_timestamp(),
  undone_at timestamptz,
  undone_by uuid references public.user_profiles (user_id) on delete set null,
  unique (rule_id, fact_key)
);
create index automation_runs_of_rule on public.automation_runs (rule_id, at, id);
create index automation_runs_of_rule_by_outcome on public.automation_runs (rule_id, outcome, at, id);
create index automation_runs_of_subject on public.automation_runs (subject_id, at) where subject_id is not null;
create index automation_runs_by_time on public.automation_runs (at);
create index automation_runs_undone_by on public.automation_runs (undone_by) where undone_by is not null;
revoke all on public.automation_runs from public, anon, authenticated, service_role;
alter table public.automation_runs enable row level security;
grant select (id, rule_id, rule_revision, fact_key, fact, subject, subject_id, product, depth, cause, outcome,
  reason, acts, at, undone_at, undone_by) on public.automation_runs to authenticated, service_role;
comment on table public.automation_runs is
  'What each rule did: one row a rule and fact, ids and codes alone. Kept for 12 months; outlives its rule.';
comment on column public.automation_runs.fact is
  'What set it off, in codes: kind, field, from, to, at; of a run caused by a run, how deep it lies.';
comment on column public.automation_runs.subject_id is 'Null once the person has been erased.';
comment on column public.automation_runs.acts is
  'What was done, in order, as it is taken back: ids, and owners before and after.';

create table private.automation_facts (
  id bigint generated always as identity primary key,
  rule_id uuid,
  subject text not null,
  subject_id uuid not null,
  kind text not null check (kind in ('arrives', 'changes', 'silent', 'due')),
  field text,
  from_value text check (length(from_value) <= 100),
  to_value text check (length(to_value) <= 100),
  event_id bigint not null default 0,
  at timestamptz not null,
  depth smallint not null default 0,
  cause uuid,
  key text not null,
  queued_at timestamptz not null default clock_timestamp()
);
create unique index automation_facts_once on private.automation_facts
  (key, coalesce(rule_id, '00000000-0000-0000-0000-000000000000'::uuid));
create index automation_facts_of_subject on private.automation_facts (subject_id);
revoke all on private.automation_facts from public, anon, authenticated, service_role;
alter table private.automation_facts enable row level security;
comment on table private.automation_facts is
  'What has happened and no rule has looked at yet: ids, codes and amounts, never a word.';
comment on column private.automation_facts.rule_id is
  'Silence and terms are those of one rule; null: any rule may be set off.';
comment on column private.automation_facts.depth is
  'How many rules lie between this and what a person did: 0 for that itself.';
comment on column private.automation_facts.cause is 'The run that caused it.';
comment on column private.automation_facts.key is
  'Names the fact: a rule runs once for each, whoever looks and however often.';

create table public.automation_notices (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.user_profiles (user_id) on delete cascade,
  kind text not null check (kind in ('rule', 'stopped')),
  rule_id uuid not null references public.automation_rules (id) on delete cascade,
  run_id uuid,
  lead_id uuid references public.qualification_submissions (id) on delete cascade,
  deal_id uuid references public.crm_deals (id) on delete cascade,
  product text references public.crm_products (slug),
  read_at timestamptz,
  created_at timestamptz not null default clock_timestamp(),
  ticket_id uuid references public.feedback_tickets (id) on delete cascade,
  check (num_nonnulls(lead_id, deal_id, ticket_id) = case kind when 'rule' then 1 else 0 end)
);
create index automation_notices_of_person on public.automation_notices (user_id, created_at, id);
create index automation_notices_unread on public.automation_notices (user_id) where read_at is null;
create index automation_notices_of_rule on public.automation_notices (rule_id);
create index automation_notices_of_lead on public.automation_notices (lead_id) where lead_id is not null;
create index automation_notices_of_deal on public.automation_notices (deal_id) where deal_id is not null;
create index automation_notices_of_ticket on public.automation_notices (ticket_id) where ticket_id is not null;
revoke all on public.automation_notices from public, anon, authenticated, service_role;
alter table public.automation_notices enable row level security;
grant select (id, user_id, kind, rule_id, run_id, lead_id, deal_id, product, read_at, created_at, ticket_id)
  on public.automation_notices to authenticated, service_role;
comment on table public.automation_notices is
  'What rules tell somebody of the team: about which lead, deal or ticket, and that a rule was switched off.';

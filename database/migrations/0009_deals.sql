-- Pipelines and deals, what happened to them, tasks and tags.

create table public.crm_pipelines (
  id uuid primary key default gen_random_uuid(),
  product text not null references public.crm_products (slug),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name text not null check (name = btrim(name) and length(name) between 1 and 80),
  "position" integer not null default 0,
  is_default boolean not null default false,
  is_active boolean not null default true,
  stalled_after integer not null default 14 check (stalled_after between 1 and 365),
  revision integer not null default 1,
  check (is_active or not is_default)
);
create unique index crm_pipelines_one_default on public.crm_pipelines (product) where is_default;
revoke all on public.crm_pipelines from public, anon, authenticated, service_role;
alter table public.crm_pipelines enable row level security;
grant select (id, product, slug, name, "position", is_default, is_active, stalled_after, revision),
  insert (id, product, slug, name, "position", is_default, is_active, stalled_after, revision),
  update (id, product, slug, name, "position", is_default, is_active, stalled_after, revision) on
    public.crm_pipelines to authenticated;
grant delete on public.crm_pipelines to authenticated;
grant select on public.crm_pipelines to service_role;
comment on table public.crm_pipelines is 'Sales processes of the two products.';
comment on column public.crm_pipelines.stalled_after is
  'Days without a touch or a task due after which an open deal counts as stalled.';
comment on column public.crm_pipelines.revision is
  'Counts every change of the pipeline and of its stages: both are edited as one.';

create table public.crm_stages (
  id uuid primary key default gen_random_uuid(),
  pipeline_id uuid not null references public.crm_pipelines (id) on delete cascade deferrable,
  slug text not null,
  name text not null check (name = btrim(name) and length(name) between 1 and 60),
  "position" integer not null,
  kind text not null default 'open' check (kind in ('open', 'won', 'lost')),
  chance integer not null default 0 check (chance between 0 and 100),
  needs_value boolean not null default false,
  is_active boolean not null default true,
  revision integer not null default 1,
  constraint crm_stages_chance_of_kind check (
    case kind when 'won' then chance = 100 when 'lost' then chance = 0 else chance < 100 end),
  unique (pipeline_id, id),
  unique (pipeline_id, slug)
);
revoke all on public.crm_stages from public, anon, authenticated, service_role;
alter table public.crm_stages enable row level security;
grant select (id, pipeline_id, slug, name, "position", kind, chance, needs_value, is_active, revision),
  insert (id, pipeline_id, slug, name, "position", kind, chance, needs_value, is_active, revision),
  update (id, pipeline_id, slug, name, "position", kind, chance, needs_value, is_active, revision) on
    public.crm_stages to authenticated;
grant delete on public.crm_stages to authenticated;
grant select on public.crm_stages to service_role;
comment on table public.crm_stages is 'Steps of a pipeline, by position; a deal is open in the open ones.';
comment on column public.crm_stages.chance is
  'Percent of the value that the forecast counts; 100 where won, 0 where lost.';
comment on column public.crm_stages.needs_value is 'A deal comes in with a value above zero only.';
comment on column public.crm_stages.is_active is
  'False where it was put away: no deal comes in, and the days on which some stood there are still drawn.';

create table public.crm_deals (
  id uuid primary key default gen_random_uuid(),
  contact_id uuid not null references public.crm_contacts (id) on delete cascade,
  pipeline_id uuid not null references public.crm_pipelines (id),
  stage_id uuid not null,
  title text not null,
  value numeric(14, 2) not null default 0 check (value >= 0),
  source text not null,
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  product text references public.crm_products (slug) check (product is not null),
  company_id uuid references public.crm_companies (id) on delete set null,
  owner_id uuid references public.user_profiles (user_id) on delete set null,
  expected_close date,
  stage_since timestamptz not null default now(),
  touched_at timestamptz not null default now(),
  closed_at timestamptz,
  close_reason text check (close_reason ~ '^[a-z_]{1,40}$'),
  close_note text check (length(close_note) <= 2000),
  lead_id uuid references public.qualification_submissions (id) on delete set null,
  revision integer not null default 1,
  state text not null default 'open' check (state in ('open', 'won', 'lost')),
  organization_id uuid references public.client_organizations (id) on delete set null,
  foreign key (pipeline_id, stage_id) references public.crm_stages (pipeline_id, id)
);
create index crm_deals_of_contact on public.crm_deals (contact_id);
create index crm_deals_in_stage on public.crm_deals (pipeline_id, stage_id);
create index crm_deals_company on public.crm_deals (company_id) where company_id is not null;
create index crm_deals_lead on public.crm_deals (lead_id) where lead_id is not null;
create index crm_deals_owner on public.crm_deals (owner_id) where owner_id is not null;
create index crm_deals_on_board on public.crm_deals (stage_id, stage_since, id) where is_active;
create index crm_deals_sums on public.crm_deals (pipeline_id, state, stage_id, closed_at)
  include (value, touched_at, expected_close, product) where is_active;
create index crm_deals_newest on public.crm_deals (created_at, id) where is_active;
create index crm_deals_newest_in_state on public.crm_deals (state, created_at, id) where is_active;
create index crm_deals_by_value on public.crm_deals (value, id) where is_active;
create index crm_deals_by_value_in_state on public.crm_deals (state, value, id) where is_active;
create index crm_deals_by_close_in_state on public.crm_deals
  (state, coalesce(expected_close, '9999-12-31'::date), id) where is_active;
create index crm_deals_of_owner on public.crm_deals (owner_id, state, created_at, id)
  where is_active and owner_id is not null;
create index crm_deals_results on public.crm_deals
  (coalesce(closed_at, 'infinity'::timestamptz), id) where is_active;
create index crm_deals_results_of_source on public.crm_deals
  (source, coalesce(closed_at, 'infinity'::timestamptz), id) where is_active;
create index crm_deals_organization on public.crm_deals (organization_id)
  where organization_id is not null;
create index crm_deals_touched on public.crm_deals (touched_at) where is_active and state = 'open';
create index crm_deals_by_close on public.crm_deals (expected_close)
  where is_active and expected_close is not null;
create index crm_deals_of_owner_untouched on public.crm_deals (owner_id, touched_at)
  where is_active and state = 'open';
revoke all on public.crm_deals from public, anon, authenticated, service_role;
alter table public.crm_deals enable row level security;
-- Not granted: anything to anon, and any writing.
grant select (id, contact_id, pipeline_id, stage_id, title, value, source, is_active, created_at, updated_at,
  product, company_id, owner_id, expected_close, stage_since, touched_at, closed_at, close_reason, close_note,
  lead_id, revision, state, organization_id) on public.crm_deals to authenticated;
grant select on public.crm_deals to service_role;
comment on table public.crm_deals is 'Chances of business with a contact.';
comment on column public.crm_deals.value is 'Brazilian reais.';
comment on column public.crm_deals.product is 'That of its pipeline, kept by trigger.';
comment on column public.crm_deals.stage_since is 'When it came into its stage.';
comment on column public.crm_deals.touched_at is
  'When somebody last did something with it or its contact: note, mail, call, move, task done.';
comment on column public.crm_deals.lead_id is 'The lead it began with; null where begun by hand.';
comment on column public.crm_deals.state is 'The kind of its stage, kept by trigger.';
comment on column public.crm_deals.organization_id is
  'The client that a won deal made; work for it begins here.';
alter table public.qualification_submissions add foreign key (deal_id) references public.crm_deals (id) on
  delete set null;

create table private.deal_spans (
  id bigint generated always as identity primary key,
  deal_id uuid not null,
  pipeline_id uuid not null references public.crm_pipelines (id) on delete cascade,
  stage_id uuid not null references public.crm_stages (id) on delete cascade,
  is_open boolean not null,
  value numeric(14, 2) not null,
  expected_close date,
  owner_id uuid references public.user_profiles (user_id) on delete set null,
  closed_at timestamptz,
  from_at timestamptz not null,
  until_at timestamptz not null default 'infinity'
);
create unique index deal_spans_now on private.deal_spans (deal_id) where until_at = 'infinity';
create index deal_spans_of_deal on private.deal_spans (deal_id, from_at);
create index deal_spans_closed on private.deal_spans (stage_id, closed_at) where not is_open;
create index deal_spans_pipeline on private.deal_spans (pipeline_id);
create index deal_spans_owner on private.deal_spans (owner_id) where owner_id is not null;
-- Cards of a column of a past day, who came last first: its index has all that is asked of a span.
create index deal_spans_in_stage on private.deal_spans (stage_id, from_at, id)
  include (until_at, is_open, closed_at, pipeline_id);
create index deal_spans_open on private.deal_spans
  using spgist (tstzrange(from_at, until_at)) include (from_at, until_at, pipeline_id, value)
  where is_open;
revoke all on private.deal_spans from public, anon, authenticated, service_role;
alter table private.deal_spans enable row level security;
comment on table private.deal_spans is
  'How a deal stood from one event to the next: stage, value, expected close and owner, never a name. '
  'Derived from the events of deals in their transaction; stays when the deal is erased.';

create table private.deal_words (
  id uuid primary key references public.crm_deals (id) on delete cascade,
  words text not null
);
create index deal_words_by_words on private.deal_words using gin (words extensions.gin_trgm_ops);
revoke all on private.deal_words from public, anon, authenticated, service_role;
alter table private.deal_words enable row level security;
comment on table private.deal_words is
  'A copy of what deals are found by, kept by triggers; it goes with its deal.';

create table public.crm_events (
  id bigint generated always as identity primary key,
  subject text not null check (subject in ('deal', 'contact', 'company', 'lead', 'task')),
  subject_id uuid not null,
  contact_id uuid,
  product text references public.crm_products (slug),
  kind text not null check (kind ~ '^[a-z_]{1,40}$'),
  from_value text check (length(from_value) <= 2000),
  to_value text check (length(to_value) <= 2000),
  details jsonb not null default '{}' check (jsonb_typeof(details) = 'object'),
  actor uuid references public.user_profiles (user_id) on delete set null,
  at timestamptz not null default clock_timestamp(),
  act uuid default (nullif(current_setting('forja.act', true), ''))::uuid
);
create index crm_events_of_subject on public.crm_events (subject_id, at, id);
create index crm_events_of_contact on public.crm_events (contact_id, at, id)
  where contact_id is not null;
create index crm_events_actor on public.crm_events (actor) where actor is not null;
create index crm_events_deal_steps on public.crm_events (subject_id, at, id)
  include (kind, to_value, from_value)
  where subject = 'deal' and kind in ('opened', 'moved', 'won', 'lost', 'reopened', 'pipeline');
create index crm_events_of_act on public.crm_events (act, subject_id) where act is not null;
-- Steps of deals by when they were: what left a stage in some days.
create index crm_events_deal_steps_by_time on public.crm_events (at)
  where subject = 'deal' and kind in ('opened', 'moved', 'won', 'lost', 'reopened', 'pipeline');
-- Facts of the last month, and those in whose silence a rule may be set off, are walked by time.
create index crm_events_facts_by_time on public.crm_events (subject, kind, at)
  where subject in ('lead', 'deal') and kind in ('status', 'owner', 'value', 'expected_close');
revoke all on public.crm_events from public, anon, authenticated, service_role;
alter table public.crm_events enable row level security;
-- What staff read; rows are narrowed by the policies. Whatever is written goes through functions.
grant select (id, subject, subject_id, contact_id, product, kind, from_value, to_value, details, actor, at,
  act) on public.crm_events to authenticated;
grant select on public.crm_events to service_role;
grant select (act) on public.crm_events to service_role;
comment on table public.crm_events is
  'What happened, one row a fact, written by triggers in the transaction of the fact; never changed. '
  'Erasure of a person empties texts and links and keeps stage, value and dates.';
comment on column public.crm_events.act is
  'Tells what was changed at once; null for what was changed by itself.';

create table public.crm_tasks (
  id uuid primary key,
  lead_id uuid references public.qualification_submissions (id) on delete cascade,
  contact_id uuid references public.crm_contacts (id) on delete cascade,
  deal_id uuid references public.crm_deals (id) on delete cascade,
  product text references public.crm_products (slug),
  title text not null check (title = btrim(title) and length(title) <= 200),
  note text check (btrim(note) <> '' and length(note) <= 4000),
  due_at timestamptz not null check (due_at between '2000-01-01' and '2100-01-01'),
  has_time boolean not null default false,
  owner_id uuid references public.user_profiles (user_id) on delete set null,
  done_at timestamptz,
  done_by uuid references public.user_profiles (user_id) on delete set null,
  remind_at timestamptz,
  reminded_at timestamptz,
  removed_at timestamptz,
  emptied_at timestamptz,
  created_by uuid references public.user_profiles (user_id) on delete set null,
  created_at timestamptz not null default clock_timestamp(),
  revision integer not null default 1,
  check (num_nonnulls(lead_id, contact_id, deal_id) = 1),
  check (title <> '' or emptied_at is not null),
  check (done_by is null or done_at is not null)
);
-- The lists walk these: what is open by when it is due, what is done by when that was.
create index crm_tasks_due on public.crm_tasks (due_at, id)
  where done_at is null and removed_at is null;
create index crm_tasks_of_owner on public.crm_tasks (owner_id, due_at, id)
  where done_at is null and removed_at is null;
create index crm_tasks_of_product on public.crm_tasks (product, due_at, id)
  where done_at is null and removed_at is null;
create index crm_tasks_of_owner_in_product on public.crm_tasks (owner_id, product, due_at, id)
  where done_at is null and removed_at is null;
create index crm_tasks_done on public.crm_tasks (done_at, id)
  where done_at is not null and removed_at is null;
create index crm_tasks_done_of_owner on public.crm_tasks (owner_id, done_at, id)
  where done_at is not null and removed_at is null;
create index crm_tasks_done_of_product on public.crm_tasks (product, done_at, id)
  where done_at is not null and removed_at is null;
create index crm_tasks_done_of_owner_in_product on public.crm_tasks (owner_id, product, done_at, id)
  where done_at is not null and removed_at is null;
-- What a lead, a contact and a deal show, and what goes with them.
create index crm_tasks_of_lead on public.crm_tasks (lead_id, due_at) where lead_id is not null;
create index crm_tasks_of_contact on public.crm_tasks (contact_id, due_at) where contact_id is not null;
create index crm_tasks_of_deal on public.crm_tasks (deal_id, due_at) where deal_id is not null;
create index crm_tasks_owner on public.crm_tasks (owner_id) where owner_id is not null;
create index crm_tasks_done_by on public.crm_tasks (done_by) where done_by is not null;
create index crm_tasks_created_by on public.crm_tasks (created_by) where created_by is not null;
create index crm_tasks_to_remind on public.crm_tasks (remind_at)
  where reminded_at is null and done_at is null and removed_at is null and remind_at is not null;
create index crm_tasks_removed on public.crm_tasks (removed_at) where removed_at is not null;
create index crm_tasks_by_term on public.crm_tasks (due_at) where removed_at is null;
revoke all on public.crm_tasks from public, anon, authenticated, service_role;
alter table public.crm_tasks enable row level security;
grant select (id, lead_id, contact_id, deal_id, product, title, note, due_at, has_time, owner_id, done_at,
  done_by, remind_at, reminded_at, removed_at, emptied_at, created_by, created_at, revision) on
  public.crm_tasks to authenticated, service_role;
comment on table public.crm_tasks is
  'What somebody does about a lead, a contact or a deal, exactly one of them. Goes with it.';
comment on column public.crm_tasks.id is
  'Made by whoever sends it, so that a task that is sent twice is kept once.';
comment on column public.crm_tasks.product is
  'That of its subject when it was written, and of its deal always.';
comment on column public.crm_tasks.due_at is 'Without a time, the end of that day of the house.';
comment on column public.crm_tasks.reminded_at is
  'When the mail to its owner was ordered: once, unless another moment or owner is set.';
comment on column public.crm_tasks.removed_at is
  'Removed, which may be taken back for ten minutes; the row goes a day later.';
comment on column public.crm_tasks.emptied_at is
  'When its words went because its person was erased; a task of a deal stays without them.';

create table public.crm_tags (
  id uuid primary key default gen_random_uuid(),
  name text not null check (name = btrim(name) and length(name) between 1 and 40),
  created_at timestamptz not null default now()
);
create unique index crm_tags_named on public.crm_tags (lower(name));
revoke all on public.crm_tags from public, anon, authenticated, service_role;
alter table public.crm_tags enable row level security;
grant select (id, name, created_at) on public.crm_tags to authenticated, service_role;
comment on table public.crm_tags is 'Words that staff and rules mark leads and deals with.';

create table public.crm_tag_links (
  id uuid primary key default gen_random_uuid(),
  tag_id uuid not null references public.crm_tags (id) on delete cascade,
  lead_id uuid references public.qualification_submissions (id) on delete cascade,
  deal_id uuid references public.crm_deals (id) on delete cascade,
  product text references public.crm_products (slug),
  run_id uuid,
  created_by uuid references public.user_profiles (user_id) on delete set null,
  created_at timestamptz not null default clock_timestamp(),
  check (num_nonnulls(lead_id, deal_id) = 1)
);
create unique index crm_tag_links_of_lead on public.crm_tag_links (lead_id, tag_id) where lead_id is not null;
create unique index crm_tag_links_of_deal on public.crm_tag_links (deal_id, tag_id) where deal_id is not null;
create index crm_tag_links_of_tag on public.crm_tag_links (tag_id);
create index crm_tag_links_created_by on public.crm_tag_links (created_by) where created_by is not null;
revoke all on public.crm_tag_links from public, anon, authenticated, service_role;
alter table public.crm_tag_links enable row level security;
grant select (id, tag_id, lead_id, deal_id, product, run_id, created_by, created_at) on public.crm_tag_links
  to authenticated, service_role;
comment on table public.crm_tag_links is
  'Which lead or deal bears which tag; by a run of a rule, or by somebody.';
comment on column public.crm_tag_links.product is 'That of its subject when it was put there.';

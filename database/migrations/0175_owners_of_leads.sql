-- Who answers leads: rules that give them to somebody, who is at work, whose turn it is, and the lists by
-- owner, clock and score.
-- expand

create table public.lead_assignment_rules (
  id uuid primary key default gen_random_uuid(),
  name text not null check (name = btrim(name) and length(name) between 1 and 80),
  "position" integer not null default 0,
  services text[] not null default '{}' check (services
    <@ '{softwareApps,automationAi,gamesGamification,consulting}'::text[]),
  sources text[] not null default '{}' check (array_position(sources, null) is null
    and cardinality(sources) <= 20),
  products text[] not null default '{}' check (array_position(products, null) is null
    and cardinality(products) <= 20),
  locales text[] not null default '{}' check (locales <@ '{pt-BR,en}'::text[]),
  way text not null check (way in ('person', 'turn')),
  owner_id uuid references public.user_profiles (user_id) on delete set null,
  colleagues uuid[] not null default '{}' check (array_position(colleagues, null) is null
    and cardinality(colleagues) <= 50),
  is_active boolean not null default true,
  revision integer not null default 1,
  check (way = 'person' or owner_id is null),
  check (way = 'turn' or colleagues = '{}')
);
create index lead_assignment_rules_owner on public.lead_assignment_rules (owner_id)
  where owner_id is not null;
revoke all on public.lead_assignment_rules from public, anon, authenticated, service_role;
alter table public.lead_assignment_rules enable row level security;
grant select (id, name, "position", services, sources, products, locales, way, owner_id, colleagues,
    is_active, revision),
  insert (id, name, "position", services, sources, products, locales, way, owner_id, colleagues,
    is_active, revision),
  update (id, name, "position", services, sources, products, locales, way, owner_id, colleagues,
    is_active, revision),
  delete on public.lead_assignment_rules to authenticated;
grant select on public.lead_assignment_rules to service_role;
comment on table public.lead_assignment_rules is
  'To whom leads go by themselves: the first rule in use whose conditions all fit, by position. A '
  'condition that names nothing fits every lead.';
comment on column public.lead_assignment_rules.way is
  'person: always the colleague named; turn: each in turn, of those who say they are at work.';
comment on column public.lead_assignment_rules.owner_id is
  'Whom the way "person" names; null once her account is gone: the rule then finds nobody.';
comment on column public.lead_assignment_rules.colleagues is
  'Among whom the way "turn" goes round; none: all who may answer for the lead.';

create table private.lead_turns (
  rule_id uuid not null references public.lead_assignment_rules (id) on delete cascade,
  user_id uuid not null references public.user_profiles (user_id) on delete cascade,
  turn bigint not null,
  primary key (rule_id, user_id)
);
create index lead_turns_user on private.lead_turns (user_id);
revoke all on private.lead_turns from public, anon, authenticated, service_role;
alter table private.lead_turns enable row level security;
comment on table private.lead_turns is
  'When each colleague was last given a lead by a rule: the one whose turn lies furthest back is next.';

alter table public.user_profiles add column at_work_since timestamptz;
grant select (at_work_since) on public.user_profiles to authenticated;
comment on column public.user_profiles.at_work_since is
  'Since when she says that she is at work; null: she does not. Counts within business hours.';
create index user_profiles_at_work on public.user_profiles (at_work_since)
  where at_work_since is not null;

alter table public.qualification_submissions add column owner_sought_at timestamptz;
comment on column public.qualification_submissions.owner_sought_at is
  'Since when its rule waits for somebody to be at work; null: none does.';
grant select (owner_sought_at) on public.qualification_submissions to authenticated;
create index qualification_submissions_owner_sought on public.qualification_submissions
  (owner_sought_at, id) where owner_sought_at is not null;

-- Of one owner, or of nobody, as they arrived and where they stand.
create index qualification_submissions_of_owner_in_place on public.qualification_submissions
  (owner_id, array_position('{new,contacted,qualified,converted,lost,spam}'::text[], case when
    status = 'new' and cleared_at is null and review_reason in ('address_limit', 'too_fast',
    'no_identity') then 'spam' else status end), created_at, id) where owner_id is not null;
create index qualification_submissions_of_nobody on public.qualification_submissions
  (created_at, id) where owner_id is null and array_position(
    '{new,contacted,qualified,converted,lost,spam}'::text[], case when
    status = 'new' and cleared_at is null and review_reason in ('address_limit', 'too_fast',
    'no_identity') then 'spam' else status end) < 6;
create index qualification_submissions_of_nobody_in_place on public.qualification_submissions
  (array_position('{new,contacted,qualified,converted,lost,spam}'::text[], case when
    status = 'new' and cleared_at is null and review_reason in ('address_limit', 'too_fast',
    'no_identity') then 'spam' else status end), created_at, id) where owner_id is null;

-- By score; what has none yet stands behind.
create index qualification_submissions_by_score on public.qualification_submissions
  (coalesce(score, -1), created_at, id) where array_position(
    '{new,contacted,qualified,converted,lost,spam}'::text[], case when
    status = 'new' and cleared_at is null and review_reason in ('address_limit', 'too_fast',
    'no_identity') then 'spam' else status end) < 6;
create index qualification_submissions_in_place_by_score on public.qualification_submissions
  (array_position('{new,contacted,qualified,converted,lost,spam}'::text[], case when
    status = 'new' and cleared_at is null and review_reason in ('address_limit', 'too_fast',
    'no_identity') then 'spam' else status end), coalesce(score, -1), created_at, id);
create index qualification_submissions_of_owner_by_score on public.qualification_submissions
  (owner_id, coalesce(score, -1), created_at, id) where owner_id is not null;
create index qualification_submissions_of_nobody_by_score on public.qualification_submissions
  (coalesce(score, -1), created_at, id) where owner_id is null and array_position(
    '{new,contacted,qualified,converted,lost,spam}'::text[], case when
    status = 'new' and cleared_at is null and review_reason in ('address_limit', 'too_fast',
    'no_identity') then 'spam' else status end) < 6;

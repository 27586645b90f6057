-- What a lead is worth, by rules that staff write: versions of sets of rules, and their recomputing.
-- expand

create table public.score_versions (
  id uuid primary key default gen_random_uuid(),
  number integer not null unique check (number > 0),
  is_active boolean not null default false,
  used_at timestamptz,
  created_at timestamptz not null default now(),
  check (used_at is not null or not is_active)
);
create unique index score_versions_in_use on public.score_versions (is_active) where is_active;
create unique index score_versions_draft on public.score_versions ((true)) where used_at is null;
revoke all on public.score_versions from public, anon, authenticated, service_role;
alter table public.score_versions enable row level security;
grant select (id, number, is_active, used_at, created_at)
  on public.score_versions to authenticated, service_role;
-- Not granted: any writing. A version comes, goes and is put in use by functions.
comment on table public.score_versions is
  'Sets of rules, of which one is in use. One that was ever used stays as it is.';
comment on column public.score_versions.used_at is
  'When it was last put in use; null: the draft, of which there is at most one.';

create table public.score_rules (
  id uuid primary key default gen_random_uuid(),
  version_id uuid not null references public.score_versions (id) on delete cascade,
  rule_key uuid not null default gen_random_uuid(),
  position smallint not null default 0 check (position between 0 and 1000),
  name text not null check (name = btrim(name) and length(name) between 1 and 80),
  translations jsonb not null default '{}'
    check (jsonb_typeof(translations) = 'object' and octet_length(translations::text) <= 1000),
  kind text not null check (kind in
    ('answer', 'source', 'campaign', 'pages', 'mail', 'phone', 'returning', 'open_deal')),
  subject text check (length(subject) <= 80),
  test text check (test in ('filled', 'one_of', 'contains')),
  words text[] not null default '{}' check (cardinality(words) <= 30
    and array_position(words, null) is null and octet_length(array_to_string(words, '')) <= 2000),
  at_least smallint check (at_least between 1 and 20),
  points smallint not null check (points between -100 and 100),
  revision integer not null default 1,
  unique (version_id, rule_key),
  check ((test is not null) = (kind in ('answer', 'campaign'))),
  check ((at_least is not null) = (kind = 'pages')),
  check (case when kind in ('answer', 'campaign')
      then (cardinality(words) > 0) = (test <> 'filled')
    when kind = 'source' then cardinality(words) > 0
    when kind <> 'pages' then cardinality(words) = 0 else true end),
  check (case kind
    when 'answer' then subject ~ '^(field:[a-z0-9_-]{1,60}|property:(name|email|phone|company))$'
    when 'campaign' then subject in ('source', 'medium', 'campaign')
    when 'mail' then subject in ('own', 'free')
    else subject is null end is true),
  check (kind <> 'pages' or words <@ '{service,cases,lab,craft,about,content,faq,process}')
);
create index score_rules_of_version on public.score_rules (version_id, position, id);
revoke all on public.score_rules from public, anon, authenticated, service_role;
alter table public.score_rules enable row level security;
grant select (id, version_id, rule_key, position, name, translations, kind, subject, test, words,
    at_least, points, revision),
  insert (id, version_id, rule_key, position, name, translations, kind, subject, test, words,
    at_least, points, revision),
  update (id, version_id, rule_key, position, name, translations, kind, subject, test, words,
    at_least, points, revision),
  delete on public.score_rules to authenticated;
grant select on public.score_rules to service_role;
comment on table public.score_rules is
  'Rules of a version, each giving or taking points for one thing that is known of a lead.';
comment on column public.score_rules.rule_key is
  'The same rule in every version that was begun from one that has it: so two versions can be compared.';
comment on column public.score_rules.translations is 'English of the name: {"en": {"name": …}}.';
comment on column public.score_rules.kind is
  'What it looks at: an answer, where the lead came from, its campaign, pages seen, whose domain the '
  'address is of, a telephone that was checked, an earlier lead or an open deal of the same contact.';
comment on column public.score_rules.subject is
  'Which answer (field:<name> or property:<of the contact>), which mark of the campaign, whose domain.';
comment on column public.score_rules.words is
  'Values or parts of words of which one must fit; of pages their groups, none meaning any page.';
comment on column public.score_rules.at_least is 'How many different pages.';

create table public.score_runs (
  id uuid primary key default gen_random_uuid(),
  version_id uuid not null references public.score_versions (id) on delete cascade,
  started_by uuid references public.user_profiles (user_id) on delete set null,
  state text not null default 'running' check (state in ('running', 'done', 'replaced')),
  total integer not null check (total >= 0),
  done integer not null default 0 check (done >= 0),
  changed integer not null default 0 check (changed >= 0),
  behind_at timestamptz not null default 'infinity',
  behind_id uuid not null default 'ffffffff-ffff-ffff-ffff-ffffffffffff',
  started_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  ended_at timestamptz,
  check ((ended_at is null) = (state = 'running'))
);
create unique index score_runs_running on public.score_runs ((true)) where state = 'running';
create index score_runs_of_version on public.score_runs (version_id, started_at);
create index score_runs_started_by on public.score_runs (started_by) where started_by is not null;
revoke all on public.score_runs from public, anon, authenticated, service_role;
alter table public.score_runs enable row level security;
grant select (id, version_id, started_by, state, total, done, changed, behind_at, behind_id,
  started_at, updated_at, ended_at) on public.score_runs to authenticated, service_role;
-- Not granted: any writing. use_score_version() begins one, score_batch() takes it on.
comment on table public.score_runs is
  'Each time a version was put in use: who did it, and how far all leads have been scored by it.';
comment on column public.score_runs.behind_at is
  'With behind_id the last lead that was scored; older ones follow.';
comment on column public.score_runs.changed is 'How many leads have another score since.';

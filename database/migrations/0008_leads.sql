-- Leads: how they came, who answers them, by when, and how they are scored.

create table public.qualification_submissions (
  id uuid primary key default gen_random_uuid(),
  form_id uuid references public.qualification_forms (id),
  source text not null default 'qualification' check (source in ('website', 'qualification', 'contact_form', 'workshop', 'doavya', 'by_hand',
    'doavya_by_hand')),
  form_data jsonb not null check (jsonb_typeof(form_data) = 'object' and octet_length(form_data::text) <= 65536),
  form_snapshot jsonb,
  source_page text,
  utm_source text,
  utm_medium text,
  utm_campaign text,
  user_agent text,
  locale text not null default 'pt-BR' check (locale in ('pt-BR', 'en')),
  status text not null default 'new' check (status in ('new', 'contacted', 'qualified', 'converted', 'lost',
    'spam')),
  protocol text not null unique,
  review_reason text check (review_reason in
    ('honeypot', 'address_limit', 'too_fast', 'limit_check_failed', 'crm_failed', 'no_identity')),
  contact_id uuid references public.crm_contacts (id) on delete set null,
  deal_id uuid,
  created_at timestamptz not null default now(),
  intake jsonb check (intake is null),
  person_key text not null default '',
  cut_from integer check (cut_from > 0),
  cleared_at timestamptz,
  owner_id uuid references public.user_profiles (user_id) on delete set null,
  answer_target integer check (answer_target > 0),
  answer_due_at timestamptz,
  answered_at timestamptz,
  answer_seconds integer check (answer_seconds >= 0),
  score smallint check (score between 0 and 100),
  service text check (service in ('softwareApps', 'automationAi', 'gamesGamification', 'consulting')),
  answer_warn_at timestamptz,
  owner_sought_at timestamptz,
  constraint qualification_submissions_answered_check check ((answered_at is null) = (answer_seconds is null))
) with (autovacuum_vacuum_insert_scale_factor = 0.02);
create index qualification_submissions_newest
  on public.qualification_submissions (created_at desc, id desc);
create index qualification_submissions_of_contact
  on public.qualification_submissions (contact_id);
create index qualification_submissions_of_deal on public.qualification_submissions (deal_id);
create index qualification_submissions_by_person
  on public.qualification_submissions (person_key, id);
create index qualification_submissions_of_source on public.qualification_submissions
  (source, created_at, id);
create index qualification_submissions_in_place on public.qualification_submissions
  (array_position('{new,contacted,qualified,converted,lost,spam}'::text[], case when status = 'new'
    and cleared_at is null and review_reason in ('address_limit', 'too_fast', 'no_identity')
    then 'spam' else status end), created_at, id);
create index qualification_submissions_of_source_in_place on public.qualification_submissions
  (source, array_position('{new,contacted,qualified,converted,lost,spam}'::text[], case when
    status = 'new' and cleared_at is null
    and review_reason in ('address_limit', 'too_fast', 'no_identity')
    then 'spam' else status end), created_at, id);
create index qualification_submissions_in_place_by_person on public.qualification_submissions
  (array_position('{new,contacted,qualified,converted,lost,spam}'::text[], case when status = 'new'
    and cleared_at is null and review_reason in ('address_limit', 'too_fast', 'no_identity')
    then 'spam' else status end), person_key, id);
-- The first list: a flood of spam must not have to be walked through.
create index qualification_submissions_inbox on public.qualification_submissions (created_at, id)
  where array_position('{new,contacted,qualified,converted,lost,spam}'::text[], case when
    status = 'new' and cleared_at is null
    and review_reason in ('address_limit', 'too_fast', 'no_identity')
    then 'spam' else status end) < 6;
create index qualification_submissions_of_campaign on public.qualification_submissions
  (nullif(btrim(utm_campaign), '')) where nullif(btrim(utm_campaign), '') is not null;
-- Whose clock runs, the one that ends first in front; and the same of one owner.
create index qualification_submissions_unanswered on public.qualification_submissions
  (answer_due_at, id) where answered_at is null and answer_due_at is not null;
create index qualification_submissions_unanswered_of_owner on public.qualification_submissions
  (owner_id, answer_due_at, id) where answered_at is null and answer_due_at is not null;
create index qualification_submissions_of_owner on public.qualification_submissions
  (owner_id, created_at, id) where owner_id is not null;
-- Whose owner is to be told.
create index qualification_submissions_to_warn on public.qualification_submissions (answer_warn_at, id)
  where answered_at is null and answer_warn_at is not null;
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
create index qualification_submissions_by_term on public.qualification_submissions (answer_due_at)
  where answer_due_at is not null;
revoke all on public.qualification_submissions from public, anon, authenticated, service_role;
alter table public.qualification_submissions enable row level security;
-- A state may come with a lead, as the specification has it: the intake sets it anew.
grant insert (id, form_id, form_data, source_page, utm_source, utm_medium, utm_campaign, user_agent, status)
  on public.qualification_submissions to anon, authenticated;
grant select (id, form_id, source, form_data, form_snapshot, source_page, utm_source, utm_medium,
  utm_campaign, user_agent, locale, status, protocol, review_reason, contact_id, deal_id, created_at, intake,
  person_key, cut_from, cleared_at, owner_id, answer_target, answer_due_at, answered_at, answer_seconds,
  score, service, answer_warn_at, owner_sought_at) on public.qualification_submissions to authenticated;
grant update (status, cleared_at) on public.qualification_submissions to authenticated;
grant select on public.qualification_submissions to service_role;
comment on table public.qualification_submissions is
  'Every lead as it was sent. Inserting one triggers limit, protocol, contact, deal and mails; a restore of '
  'a back-up switches these triggers off.';
comment on column public.qualification_submissions.form_data is
  'Answers by field name: text, for a checkbox true or false, or with options the list of the values '
  'chosen. Without a form the keys name, email, phone, company and message.';
comment on column public.qualification_submissions.form_snapshot is
  '{"id", "name", "fields": […]}: the questions as they were asked.';
comment on column public.qualification_submissions.status is 'May be sent, and is new whatever was sent.';
comment on column public.qualification_submissions.protocol is
  'What the visitor quotes, like 7H2K-9QX4; derived from the random bits of the id.';
comment on column public.qualification_submissions.review_reason is
  'Why a person should look at it before trusting it; null for nothing special.';
comment on column public.qualification_submissions.intake is
  'What submit_lead hands to the triggers; they empty it, so it is always null at rest.';
comment on column public.qualification_submissions.person_key is
  'The contact''s name, else the one that was answered, else the address, in lower case; kept by triggers, '
  'for the list of leads.';
comment on column public.qualification_submissions.cut_from is
  'Bytes the answers had before they were cut to 5 KB, as those above the hourly limit of an address are; '
  'null: they are whole.';
comment on column public.qualification_submissions.cleared_at is
  'When somebody said that it is no spam, whatever its review_reason.';
comment on column public.qualification_submissions.owner_id is
  'Who of the staff answers it; null: nobody yet.';
comment on column public.qualification_submissions.answer_target is
  'Minutes of business time within which it was to be answered, as it stood when it came; null: it has no '
  'clock (unwanted, by hand, or from before there were clocks).';
comment on column public.qualification_submissions.answer_due_at is
  'When that time is over; null without a clock.';
comment on column public.qualification_submissions.answered_at is
  'When somebody answered it first; null again when that is taken back.';
comment on column public.qualification_submissions.answer_seconds is
  'Business time from its arrival to the first answer, in seconds.';
comment on column public.qualification_submissions.score is
  'What the rules in use make of it, 0 to 100; null: not yet computed.';
comment on column public.qualification_submissions.service is
  'Which service it asks for, by its answers or the page it was sent from; null: it does not say.';
comment on column public.qualification_submissions.answer_warn_at is
  'When whoever answers it is told that the time runs out; null: nobody is.';
comment on column public.qualification_submissions.owner_sought_at is
  'Since when its rule waits for somebody to be at work; null: none does.';

create table public.submission_status_changes (
  id uuid primary key default gen_random_uuid(),
  submission_id uuid not null references public.qualification_submissions (id) on delete cascade,
  from_status text not null,
  to_status text not null,
  changed_by uuid,
  changed_role text not null default private.caller_role(),
  changed_at timestamptz not null default clock_timestamp(),
  act uuid default (nullif(current_setting('forja.act', true), ''))::uuid
);
create index submission_status_changes_of on public.submission_status_changes (submission_id);
create index submission_status_changes_of_act on public.submission_status_changes (act, submission_id)
  where act is not null;
create index submission_status_changes_by_time on public.submission_status_changes (changed_at);
revoke all on public.submission_status_changes from public, anon, authenticated, service_role;
alter table public.submission_status_changes enable row level security;
grant select (id, submission_id, from_status, to_status, changed_by, changed_role, changed_at, act) on
  public.submission_status_changes to authenticated;
grant select on public.submission_status_changes to service_role;
comment on table public.submission_status_changes is 'Who moved a lead from where to where, and when.';
comment on column public.submission_status_changes.changed_by is
  'The signed-in user, or null when the server did it.';
comment on column public.submission_status_changes.act is
  'Tells what was moved at once by a filter; null for what was moved by itself.';

-- What leads are found and counted by, in narrow rows: fifty of them stand where five leads do, so a
-- search that has to look at thousands of rows stays within its time.
create table private.lead_words (
  id uuid primary key references public.qualification_submissions (id) on delete cascade,
  created_at timestamptz not null,
  place smallint not null,
  source text not null,
  words text not null
) with (autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.05);
alter table private.lead_words alter column words set statistics 1000;
-- With the state, as leads of a week are counted without spam.
create index lead_words_newest on private.lead_words (created_at, id) include (place);
create index lead_words_in_place on private.lead_words (place, created_at, id);
create index lead_words_of_source_in_place on private.lead_words (source, place, created_at, id);
create index lead_words_by_words on private.lead_words using gin (words extensions.gin_trgm_ops);
revoke all on private.lead_words from public, anon, authenticated, service_role;
alter table private.lead_words enable row level security;
comment on table private.lead_words is
  'A copy of what leads are found and counted by, kept by triggers; it goes with its lead.';
comment on column private.lead_words.place is
  'private.place_of_lead(): of the state, or of spam for what is suspected.';
comment on column private.lead_words.words is
  'Without accents and in lower case: protocol, name, addresses, company, telephones in the one spelling '
  'that all have in common, the first thousand letters of the answers, and the labels of what was chosen, '
  'in every language.';

create table public.lead_notes (
  id uuid primary key,
  lead_id uuid not null references public.qualification_submissions (id) on delete cascade,
  author_id uuid references identity.users (id) on delete set null,
  body text not null check (btrim(body) <> '' and length(body) <= 8000),
  created_at timestamptz not null default clock_timestamp(),
  edited_at timestamptz,
  removed_at timestamptz
);
create index lead_notes_of_lead on public.lead_notes (lead_id, created_at);
create index lead_notes_of_author on public.lead_notes (author_id);
create index lead_notes_removed on public.lead_notes (removed_at) where removed_at is not null;
create index lead_notes_by_time on public.lead_notes (created_at);
revoke all on public.lead_notes from public, anon, authenticated, service_role;
alter table public.lead_notes enable row level security;
grant select (id, lead_id, author_id, body, created_at, edited_at, removed_at) on public.lead_notes to
  authenticated, service_role;
comment on table public.lead_notes is
  'Internal: for whoever may read leads, and for nobody outside. Goes with its lead.';
comment on column public.lead_notes.id is
  'Made by whoever sends it, so that a note that is sent twice is kept once.';
comment on column public.lead_notes.body is 'A colleague who is named stands as @{id}.';
comment on column public.lead_notes.removed_at is
  'Removed by its author, who may take that back for ten minutes; the row goes a day later.';

create table public.lead_journeys (
  submission_id uuid primary key references public.qualification_submissions (id) on delete cascade,
  first_touch jsonb not null check (jsonb_typeof(first_touch) = 'object' and octet_length(first_touch::text) <=
    1200),
  last_touch jsonb not null check (jsonb_typeof(last_touch) = 'object' and octet_length(last_touch::text) <=
    1200),
  steps jsonb not null check (jsonb_typeof(steps) = 'array' and jsonb_array_length(steps) <= 20
    and octet_length(steps::text) <= 6000),
  visits smallint check (visits between 1 and 1000),
  created_at timestamptz not null default now()
);
revoke all on public.lead_journeys from public, anon, authenticated, service_role;
alter table public.lead_journeys enable row level security;
grant select (submission_id, first_touch, last_touch, steps, visits, created_at) on public.lead_journeys to
  authenticated, service_role;
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
  insert (id, name, "position", services, sources, products, locales, way, owner_id, colleagues, is_active,
    revision),
  update (id, name, "position", services, sources, products, locales, way, owner_id, colleagues, is_active,
    revision) on public.lead_assignment_rules to authenticated;
grant delete on public.lead_assignment_rules to authenticated;
grant select on public.lead_assignment_rules to service_role;
comment on table public.lead_assignment_rules is
  'To whom leads go by themselves: the first rule in use whose conditions all fit, by position. A condition '
  'that names nothing fits every lead.';
comment on column public.lead_assignment_rules.way is
  'person: always the colleague named; turn: each in turn, of those who say they are at work.';
comment on column public.lead_assignment_rules.owner_id is
  'Whom the way "person" names; null once her account is gone: the rule then finds nobody.';
comment on column public.lead_assignment_rules.colleagues is
  'Among whom the way "turn" goes round; none: all who may answer for the lead.';

create table private.lead_turns (
  rule_id uuid references public.lead_assignment_rules (id) on delete cascade,
  user_id uuid references public.user_profiles (user_id) on delete cascade,
  turn bigint not null,
  primary key (rule_id, user_id)
);
create index lead_turns_user on private.lead_turns (user_id);
revoke all on private.lead_turns from public, anon, authenticated, service_role;
alter table private.lead_turns enable row level security;
comment on table private.lead_turns is
  'When each colleague was last given a lead by a rule: the one whose turn lies furthest back is next.';

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
grant select (id, number, is_active, used_at, created_at) on public.score_versions to authenticated,
  service_role;
comment on table public.score_versions is
  'Sets of rules, of which one is in use. One that was ever used stays as it is.';
comment on column public.score_versions.used_at is
  'When it was last put in use; null: the draft, of which there is at most one.';

create table public.score_rules (
  id uuid primary key default gen_random_uuid(),
  version_id uuid not null references public.score_versions (id) on delete cascade,
  rule_key uuid not null default gen_random_uuid(),
  "position" smallint not null default 0,
  name text not null check (name = btrim(name) and length(name) between 1 and 80),
  translations jsonb not null default '{}' check (jsonb_typeof(translations) = 'object' and
    octet_length(translations::text) <= 1000),
  kind text not null check (kind in
    ('answer', 'source', 'campaign', 'pages', 'mail', 'phone', 'returning', 'open_deal')),
  subject text check (length(subject) <= 80),
  test text check (test in ('filled', 'one_of', 'contains')),
  words text[] not null default '{}' check (cardinality(words) <= 30
    and array_position(words, null) is null and octet_length(array_to_string(words, '')) <= 2000),
  at_least smallint check (at_least between 1 and 20),
  points smallint not null check (points between -100 and 100),
  revision integer not null default 1,
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
  check (kind <> 'pages' or words <@ '{service,cases,lab,craft,about,content,faq,process}'),
  constraint score_rules_position_check check (position between 0 and 1000),
  unique (version_id, rule_key)
);
create index score_rules_of_version on public.score_rules (version_id, position, id);
revoke all on public.score_rules from public, anon, authenticated, service_role;
alter table public.score_rules enable row level security;
grant select (id, version_id, rule_key, "position", name, translations, kind, subject, test, words, at_least,
  points, revision),
  insert (id, version_id, rule_key, "position", name, translations, kind, subject, test, words, at_least,
    points, revision),
  update (id, version_id, rule_key, "position", name, translations, kind, subject, test, words, at_least,
    points, revision) on public.score_rules to authenticated;
grant delete on public.score_rules to authenticated;
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
grant select (id, version_id, started_by, state, total, done, changed, behind_at, behind_id, started_at,
  updated_at, ended_at) on public.score_runs to authenticated, service_role;
comment on table public.score_runs is
  'Each time a version was put in use: who did it, and how far all leads have been scored by it.';
comment on column public.score_runs.changed is 'How many leads have another score since.';
comment on column public.score_runs.behind_at is
  'With behind_id the last lead that was scored; older ones follow.';

create table public.answer_targets (
  id uuid primary key default gen_random_uuid(),
  service text check (service in ('softwareApps', 'automationAi', 'gamesGamification', 'consulting')),
  source text check (source in ('website', 'qualification', 'contact_form', 'workshop', 'doavya')),
  minutes integer not null check (minutes between 1 and 20160),
  warn_percent smallint not null default 75 check (warn_percent between 10 and 100),
  revision integer not null default 1,
  unique nulls not distinct (service, source)
);
revoke all on public.answer_targets from public, anon, authenticated, service_role;
alter table public.answer_targets enable row level security;
grant select (id, service, source, minutes, warn_percent, revision),
  insert (id, service, source, minutes, warn_percent, revision),
  update (id, service, source, minutes, warn_percent, revision) on public.answer_targets to authenticated;
grant delete on public.answer_targets to authenticated;
grant select on public.answer_targets to service_role;
comment on table public.answer_targets is
  'Minutes of business time within which leads are to be answered; the row that names most of a lead holds.';
comment on column public.answer_targets.service is 'Of leads that ask for this service; null: for any.';
comment on column public.answer_targets.source is 'Of leads that came this way; null: any.';
comment on column public.answer_targets.warn_percent is
  'How much of the time is over when whoever answers it is told; 100: nobody is told before.';

insert into public.answer_targets (minutes) values (60);

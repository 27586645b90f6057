-- Feedback on products, and ideas.

create table public.feedback_projects (
  id uuid primary key default gen_random_uuid(),
  key text not null unique check (key ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(key) <= 60),
  name text not null check (length(name) between 1 and 120),
  allowed_origins text[] not null default '{}' check (array_to_string(allowed_origins, ' ') ~
    '^(https?://[^/ ]+( https?://[^/ ]+)*)?$'),
  srs_enabled boolean not null default false,
  nps_enabled boolean not null default true,
  attachments_enabled boolean not null default true,
  ideas_enabled boolean not null default true,
  questions_enabled boolean not null default true,
  widget_position text not null default 'bottom-right' check (widget_position in
    ('bottom-right', 'bottom-left', 'top-right', 'top-left', 'inline')),
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  product text not null default 'forja' references public.crm_products (slug),
  persona text not null default 'usuario_final' check (persona = btrim(persona) and length(persona) between 1
    and 60),
  widget_theme text not null default 'auto' check (widget_theme in ('auto', 'light', 'dark')),
  translations jsonb not null default '{}' check (jsonb_typeof(translations) = 'object' and
    octet_length(translations::text) <= 2000),
  revision integer not null default 1,
  constraint feedback_projects_origins_are_plain check (
    cardinality(allowed_origins) <= 20 and array_position(allowed_origins, null) is null
    and array_to_string(allowed_origins, ' ') ~ '^(https?://[][a-z0-9.:-]+( https?://[][a-z0-9.:-]+)*)?$')
);
create index feedback_projects_product on public.feedback_projects (product);
revoke all on public.feedback_projects from public, anon, authenticated, service_role;
alter table public.feedback_projects enable row level security;
-- Written under the policies, and put back from the record as whole rows; triggers keep what stays.
grant select (id, key, name, allowed_origins, srs_enabled, nps_enabled, attachments_enabled, ideas_enabled,
  questions_enabled, widget_position, is_active, created_at, product, persona, widget_theme, translations,
  revision),
  insert (id, key, name, allowed_origins, srs_enabled, nps_enabled, attachments_enabled, ideas_enabled,
    questions_enabled, widget_position, is_active, created_at, product, persona, widget_theme, translations,
    revision),
  update (id, key, name, allowed_origins, srs_enabled, nps_enabled, attachments_enabled, ideas_enabled,
    questions_enabled, widget_position, is_active, created_at, product, persona, widget_theme, translations,
    revision) on public.feedback_projects to authenticated;
grant delete on public.feedback_projects to authenticated;
grant select on public.feedback_projects to service_role;
comment on table public.feedback_projects is
  'Products that feedback is taken for, with the switches of their widget.';
comment on column public.feedback_projects.allowed_origins is
  'Pages that may call the collector from a browser and show the framed form, like https://app.example.com; '
  'the site itself needs none.';
comment on column public.feedback_projects.nps_enabled is 'Also switches csat.';
comment on column public.feedback_projects.widget_position is
  'Corner of the floating button; inline puts the form into the /feedback page only.';
comment on column public.feedback_projects.product is 'Whose entries and tickets these are.';
comment on column public.feedback_projects.persona is
  'Whom an entry is said to come from where its sender names nobody.';
comment on column public.feedback_projects.widget_theme is
  'Of the form in other products, where their page asks for none.';
comment on column public.feedback_projects.translations is 'English of the name: {"en": {"name": "…"}}.';
comment on column public.feedback_projects.revision is
  'Counts every change of the project and of its modules: both are edited as one.';

create table public.feedback_modules (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references public.feedback_projects (id) on delete cascade deferrable,
  key text not null check (key ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(key) <= 60),
  name text not null check (length(name) between 1 and 120),
  is_active boolean not null default true,
  display_order integer not null default 0,
  translations jsonb not null default '{}' check (jsonb_typeof(translations) = 'object' and
    octet_length(translations::text) <= 2000),
  revision integer not null default 1,
  unique (project_id, key)
);
revoke all on public.feedback_modules from public, anon, authenticated, service_role;
alter table public.feedback_modules enable row level security;
grant select (id, project_id, key, name, is_active, display_order, translations, revision) on
  public.feedback_modules to anon;
grant select (id, project_id, key, name, is_active, display_order, translations, revision),
  insert (id, project_id, key, name, is_active, display_order, translations, revision),
  update (id, project_id, key, name, is_active, display_order, translations, revision) on
    public.feedback_modules to authenticated;
grant delete on public.feedback_modules to authenticated;
grant select on public.feedback_modules to service_role;
comment on table public.feedback_modules is 'Parts of a project that feedback may be about.';
comment on column public.feedback_modules.is_active is
  'False where it was put away: it takes no feedback, and what was said of it keeps its name.';
comment on column public.feedback_modules.translations is 'English of the name: {"en": {"name": "…"}}.';

create table public.feedback_entries (
  id uuid primary key,
  protocol text not null unique,
  project_id uuid not null references public.feedback_projects (id),
  module_id uuid references public.feedback_modules (id) on delete set null,
  type text not null check (type in ('bug', 'ideia', 'duvida', 'srs', 'nps', 'csat', 'others')),
  severity text not null default 'medium' check (severity in ('blocker', 'high', 'medium', 'low', 'idea')),
  status text not null default 'new' check (status in ('new', 'triaged', 'planned', 'done', 'declined',
    'duplicate', 'spam')),
  score smallint,
  persona text not null default 'usuario_final' check (length(persona) between 1 and 60),
  channel text not null default 'inapp' check (length(channel) between 1 and 60),
  verbatim text not null check (length(verbatim) <= 5000 and verbatim ~ '[^[:space:]]'),
  attachments jsonb not null default '[]' check (jsonb_typeof(attachments) = 'array'),
  context jsonb not null default '{}' check (jsonb_typeof(context) = 'object'),
  author_name text check (length(author_name) between 1 and 200),
  author_email text check (author_email = lower(author_email) and length(author_email) <= 254
    and author_email ~ '^[^[:space:]@]+@[^[:space:]@]+$'),
  contact_id uuid references public.crm_contacts (id) on delete set null,
  contact_claim text check (length(contact_claim) <= 200),
  duplicate_of uuid references public.feedback_entries (id) deferrable initially deferred,
  ip_address text check (ip_address is null),
  user_agent text check (length(user_agent) <= 500),
  locale text not null default 'pt-BR' check (locale in ('pt-BR', 'en')),
  review_reason text check (review_reason in
    ('honeypot', 'address_limit', 'too_fast', 'limit_check_failed')),
  created_at timestamptz not null default now(),
  erase_at timestamptz not null default (now() + interval '2 years'),
  reach integer check (reach between 0 and 10000000),
  impact numeric(3, 2) check (impact in (0.25, 0.5, 1, 2, 3)),
  confidence smallint check (confidence in (50, 80, 100)),
  effort numeric(5, 2) check (effort > 0 and effort <= 240),
  rice_revision integer not null default 0,
  voices integer not null default 1 check (voices >= 0),
  rice_score numeric(14, 2) generated always as (reach * impact * confidence / 100 / nullif(effort, 0)) stored,
  check (case
    when type = 'csat' then score between 1 and 5
    when type in ('srs', 'nps') then score between 0 and 10
    else score is null end),
  check (duplicate_of is distinct from id),
  constraint feedback_entries_rice_of_ideas check (type = 'ideia' or reach is null),
  constraint feedback_entries_rice_whole check (num_nonnulls(reach, impact, confidence, effort) in (0, 4)),
  constraint feedback_entries_same_is_duplicate check (duplicate_of is null or status = 'duplicate')
);
create index feedback_entries_newest on public.feedback_entries (created_at desc, id desc);
create index feedback_entries_expired on public.feedback_entries (erase_at);
create index feedback_entries_by_email on public.feedback_entries (author_email)
  where author_email is not null;
create index feedback_entries_of_type on public.feedback_entries (type, created_at, id);
create index feedback_entries_by_severity on public.feedback_entries
  (array_position('{idea,low,medium,high,blocker}'::text[], severity), created_at, id);
-- The place of spam is behind all others; what has no place would be in none of these indexes' order.
create index feedback_entries_at_place on public.feedback_entries
  (array_position('{new,triaged,planned,done,declined,duplicate,spam}'::text[], status), created_at,
    id);
create index feedback_entries_of_type_at_place on public.feedback_entries
  (type, array_position('{new,triaged,planned,done,declined,duplicate,spam}'::text[], status),
    created_at, id);
create index feedback_entries_at_place_by_severity on public.feedback_entries
  (array_position('{new,triaged,planned,done,declined,duplicate,spam}'::text[], status),
    array_position('{idea,low,medium,high,blocker}'::text[], severity), created_at, id);
-- The first list: a flood of spam must not have to be walked through.
create index feedback_entries_inbox on public.feedback_entries (created_at, id)
  where array_position('{new,triaged,planned,done,declined,duplicate,spam}'::text[], status) < 7;
create index feedback_entries_of_contact on public.feedback_entries (contact_id)
  where contact_id is not null;
-- Whether anything was ever said of a project or a module.
create index feedback_entries_of_project on public.feedback_entries (project_id);
create index feedback_entries_of_module on public.feedback_entries (module_id)
  where module_id is not null;
create index feedback_entries_same_as on public.feedback_entries (duplicate_of)
  where duplicate_of is not null;
-- Ideas that are yet to be decided, and those of one state, each in three orders.
create index feedback_ideas_by_score on public.feedback_entries
  (coalesce(rice_score, -1), created_at, id) where type = 'ideia'
  and array_position('{new,triaged,planned,done,declined,duplicate,spam}'::text[], status) < 4;
create index feedback_ideas_by_voices on public.feedback_entries (voices, created_at, id)
  where type = 'ideia'
  and array_position('{new,triaged,planned,done,declined,duplicate,spam}'::text[], status) < 4;
create index feedback_ideas_newest on public.feedback_entries (created_at, id)
  where type = 'ideia'
  and array_position('{new,triaged,planned,done,declined,duplicate,spam}'::text[], status) < 4;
create index feedback_ideas_at_place_by_score on public.feedback_entries
  (array_position('{new,triaged,planned,done,declined,duplicate,spam}'::text[], status),
    coalesce(rice_score, -1), created_at, id) where type = 'ideia';
create index feedback_ideas_at_place_by_voices on public.feedback_entries
  (array_position('{new,triaged,planned,done,declined,duplicate,spam}'::text[], status),
    voices, created_at, id) where type = 'ideia';
create index feedback_ideas_at_place on public.feedback_entries
  (array_position('{new,triaged,planned,done,declined,duplicate,spam}'::text[], status), created_at, id)
  where type = 'ideia';
-- A project with few ideas has them gathered.
create index feedback_ideas_of_project on public.feedback_entries (project_id, module_id)
  where type = 'ideia';
create index feedback_ideas_ranked on public.feedback_entries
  (coalesce(rice_score, -1), created_at, id) where type = 'ideia';
create index feedback_entries_by_spelling on public.feedback_entries using gin (private.folded(
  protocol || ' ' || coalesce(author_name, '') || ' ' || coalesce(author_email, '') || ' ' || verbatim)
  extensions.gin_trgm_ops);
revoke all on public.feedback_entries from public, anon, authenticated, service_role;
alter table public.feedback_entries enable row level security;
-- Not granted: anything to anon (submit_feedback inserts, feedback_followed reads one by its
-- secret); token_hash and user_agent to staff, nor changing anything but what triage decides.
grant select (id, protocol, project_id, module_id, type, severity, status, score, persona, channel, verbatim,
  attachments, context, author_name, author_email, contact_id, contact_claim, duplicate_of, ip_address,
  user_agent, locale, review_reason, created_at, erase_at, reach, impact, confidence, effort, rice_revision,
  voices, rice_score) on public.feedback_entries to authenticated;
grant update (severity, status, duplicate_of) on public.feedback_entries to authenticated;
grant select on public.feedback_entries to service_role;
comment on table public.feedback_entries is
  'What people said, as they sent it. Kept for the 24 months that the privacy policy states, then erased '
  'with its files.';
comment on column public.feedback_entries.protocol is 'What the author may quote, like F-7H2K-9QX4.';
comment on column public.feedback_entries.type is 'others only for unknown imports.';
comment on column public.feedback_entries.attachments is
  'What submit_feedback stored with it: id, name, type and size of each file.';
comment on column public.feedback_entries.contact_claim is
  'The contact_id that an outside caller named: its own word, never looked up.';
comment on column public.feedback_entries.ip_address is
  'Stays null: limits count a keyed hash, and nobody needs the address itself.';
comment on column public.feedback_entries.review_reason is
  'Why a person should look at it before trusting it; honeypot is as good as spam.';
comment on column public.feedback_entries.erase_at is
  'From then on the row goes with the next entry that arrives.';
comment on column public.feedback_entries.reach is 'RICE: people whom it would reach in a quarter.';
comment on column public.feedback_entries.impact is
  'RICE, for each of them: 0.25 minimal, 0.5 low, 1 medium, 2 high, 3 massive.';
comment on column public.feedback_entries.confidence is
  'RICE, in percent: 50 a guess, 80 good signs, 100 measured.';
comment on column public.feedback_entries.effort is 'RICE: months of one person.';
comment on column public.feedback_entries.rice_revision is
  'Counts how often it was weighed, so that two people cannot overwrite each other.';
comment on column public.feedback_entries.voices is
  'How many people ask: of it and of what is the same as it, each person once; spam is nobody''s voice.';
comment on column public.feedback_entries.rice_score is
  'reach × impact × confidence ÷ effort; null until an idea has been weighed.';

create table private.feedback_follow_up_secrets (
  entry_id uuid references public.feedback_entries (id) on delete cascade,
  kind text check (kind in ('mail', 'browser')),
  token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
  primary key (entry_id, kind)
);
revoke all on private.feedback_follow_up_secrets from public, anon, authenticated, service_role;
alter table private.feedback_follow_up_secrets enable row level security;
comment on table private.feedback_follow_up_secrets is
  'sha256 of the secrets that open an entry for its author; the secrets themselves are stored nowhere.';
comment on column private.feedback_follow_up_secrets.kind is
  'mail: of the link that is mailed to the author; made from the id under the site''s own secret, so that a '
  'later mail names the same link. browser: made by whoever sent the entry, for its own screen and its own '
  'retries.';

create table private.upload_room (
  id uuid primary key,
  entry_id uuid references public.feedback_entries (id) on delete cascade,
  network text check (length(network) between 1 and 200),
  bytes bigint not null check (bytes > 0),
  under_way boolean not null default true,
  started_at timestamptz not null default clock_timestamp()
);
create index upload_room_of_network on private.upload_room (network, started_at)
  where network is not null;
create index upload_room_of_entry on private.upload_room (entry_id);
create index upload_room_oldest on private.upload_room (started_at);
revoke all on private.upload_room from public, anon, authenticated, service_role;
alter table private.upload_room enable row level security;
comment on table private.upload_room is
  'Bytes that posts with files were given, and once they are taken, those that they fill. A row goes a day '
  'after its post, once nobody has to look at its entry any more.';
comment on column private.upload_room.network is
  'Keyed hash of the network address, for a day; null where an address stands for many people.';
comment on column private.upload_room.under_way is
  'The post has not been stored yet. After an hour nobody waits for it any longer.';

create table public.feedback_metrics_daily (
  project_id uuid references public.feedback_projects (id) on delete cascade,
  date date,
  entries integer not null default 0,
  bugs integer not null default 0,
  ideas integer not null default 0,
  questions integer not null default 0,
  srs_answers integer not null default 0,
  srs_sum integer not null default 0,
  nps_promoters integer not null default 0,
  nps_passives integer not null default 0,
  nps_detractors integer not null default 0,
  csat_answers integer not null default 0,
  csat_sum integer not null default 0,
  tickets_opened integer not null default 0,
  tickets_solved integer not null default 0,
  csat_good integer not null default 0,
  ratings integer not null default 0,
  ratings_sum integer not null default 0,
  ratings_good integer not null default 0,
  tickets_answered integer not null default 0,
  tickets_merged integer not null default 0,
  primary key (project_id, date)
);
revoke all on public.feedback_metrics_daily from public, anon, authenticated, service_role;
alter table public.feedback_metrics_daily enable row level security;
-- Not granted: anon, and writing to anybody: triggers count.
grant select (project_id, date, entries, bugs, ideas, questions, srs_answers, srs_sum, nps_promoters,
  nps_passives, nps_detractors, csat_answers, csat_sum, tickets_opened, tickets_solved, csat_good, ratings,
  ratings_sum, ratings_good, tickets_answered, tickets_merged) on public.feedback_metrics_daily to
  authenticated;
grant select on public.feedback_metrics_daily to service_role;
comment on table public.feedback_metrics_daily is
  'The day''s figures of a project, without spam. Days are those of the house.';
comment on column public.feedback_metrics_daily.entries is
  'Without spam; of a type that has no column of its own are those that are left of it.';
comment on column public.feedback_metrics_daily.tickets_solved is
  'Solved, or closed at once, and still so: by the day of it.';
comment on column public.feedback_metrics_daily.csat_good is 'Of csat_answers, those of 4 or 5.';
comment on column public.feedback_metrics_daily.ratings is
  'Ratings of how a ticket was solved, by the day on which they were first given.';
comment on column public.feedback_metrics_daily.tickets_merged is
  'Gone into another. What waits is what was opened, less what was solved and merged.';

create table private.feedback_module_days (
  project_id uuid not null,
  module_id uuid,
  date date not null,
  entries integer not null default 0,
  bugs integer not null default 0,
  ideas integer not null default 0,
  questions integer not null default 0,
  srs_answers integer not null default 0,
  srs_sum integer not null default 0,
  nps_promoters integer not null default 0,
  nps_passives integer not null default 0,
  nps_detractors integer not null default 0,
  csat_answers integer not null default 0,
  csat_sum integer not null default 0,
  csat_good integer not null default 0,
  ratings integer not null default 0,
  ratings_sum integer not null default 0,
  ratings_good integer not null default 0,
  tickets_opened integer not null default 0,
  tickets_answered integer not null default 0,
  tickets_solved integer not null default 0,
  tickets_merged integer not null default 0,
  unique nulls not distinct (project_id, module_id, date)
);
create index feedback_module_days_by_date on private.feedback_module_days (date);
revoke all on private.feedback_module_days from public, anon, authenticated, service_role;
alter table private.feedback_module_days enable row level security;
comment on table private.feedback_module_days is
  'feedback_metrics_daily once more, by modules of a project: with the same columns, kept by the same '
  'triggers.';
comment on column private.feedback_module_days.module_id is 'Null: of the whole product.';

create table private.idea_words (
  id uuid primary key references public.feedback_entries (id) on delete cascade,
  words text not null
);
create index idea_words_by_words on private.idea_words using gin (words extensions.gin_trgm_ops);
revoke all on private.idea_words from public, anon, authenticated, service_role;
alter table private.idea_words enable row level security;
comment on table private.idea_words is
  'What ideas are found by and compared by, kept by a trigger; only definer functions touch it.';
comment on column private.idea_words.words is
  'Protocol, name, address and the first two thousand letters, in lower case and without accents.';

create table public.idea_score_changes (
  id uuid primary key default gen_random_uuid(),
  entry_id uuid not null references public.feedback_entries (id) deferrable initially deferred,
  reach integer,
  impact numeric(3, 2),
  confidence smallint,
  effort numeric(5, 2),
  rice_score numeric(14, 2),
  changed_by uuid default private.uid(),
  changed_at timestamptz not null default clock_timestamp(),
  check (num_nonnulls(reach, impact, confidence, effort) in (0, 4))
);
create index idea_score_changes_of on public.idea_score_changes (entry_id, changed_at);
revoke all on public.idea_score_changes from public, anon, authenticated, service_role;
alter table public.idea_score_changes enable row level security;
grant select (id, entry_id, reach, impact, confidence, effort, rice_score, changed_by, changed_at) on
  public.idea_score_changes to authenticated;
grant select on public.idea_score_changes to service_role;
comment on table public.idea_score_changes is
  'Each time an idea was weighed: what was set, by whom and when. Goes with the last who asked for it.';
comment on column public.idea_score_changes.reach is 'Empty with the other three: the score was taken away.';

create table public.idea_outcomes (
  id uuid primary key default gen_random_uuid(),
  entry_id uuid not null references public.feedback_entries (id) deferrable initially deferred,
  status text not null check (status in ('planned', 'done', 'declined')),
  words text check (length(words) <= 2000 and words ~ '[^[:space:]]'),
  words_en text check (length(words_en) <= 2000 and words_en ~ '[^[:space:]]'),
  mails integer not null default 0 check (mails >= 0),
  told_by uuid default private.uid(),
  told_at timestamptz not null default clock_timestamp(),
  due_at timestamptz not null default (clock_timestamp() + interval '00:00:15'),
  check (status <> 'declined' or num_nonnulls(words, words_en) > 0)
);
create index idea_outcomes_of on public.idea_outcomes (entry_id, told_at);
revoke all on public.idea_outcomes from public, anon, authenticated, service_role;
alter table public.idea_outcomes enable row level security;
-- Not granted: any writing. tell_authors() writes.
grant select (id, entry_id, status, words, words_en, mails, told_by, told_at, due_at) on public.idea_outcomes
  to authenticated;
grant select on public.idea_outcomes to service_role;
comment on table public.idea_outcomes is
  'What everybody who asked for an idea was told of it: that it is planned, done or declined, and why. Goes '
  'with the last who asked for it.';
comment on column public.idea_outcomes.words is 'Staff''s words in Portuguese, read by all who asked.';
comment on column public.idea_outcomes.mails is 'How many people were to be mailed.';
comment on column public.idea_outcomes.due_at is
  'From then on it is told. Until then it goes with the move that it tells of, should that be taken back.';

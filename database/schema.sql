-- What the migrations and the definitions of database/functions make, for reading. Nothing runs this
-- file. Written by: npm run db:schema
-- Every table has row level security. Nobody but the owner holds what is not granted here.

create table identity.accounts (
  id uuid not null default gen_random_uuid(),
  account_id text not null,
  provider_id text not null,
  user_id uuid not null,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  -- scrypt hash with its salt.
  password text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null,
  constraint accounts_pkey primary key (id),
  constraint accounts_provider_id_account_id_key unique (provider_id, account_id),
  constraint accounts_user_id_fkey foreign key (user_id) references identity.users(id) on delete
    cascade
);
create index accounts_of_user on identity.accounts using btree (user_id);
create trigger new_password after update of password on identity.accounts for each row when
  ((old.password is distinct from new.password)) execute function private.new_password();

-- Streams of events that are open. A process that was killed leaves its rows behind: they are the
-- oldest, so that the next streams of the session push them out, or they go with the session.
create table identity.live_streams (
  id uuid not null,
  session_id uuid not null,
  opened_at timestamptz not null default clock_timestamp(),
  constraint live_streams_pkey primary key (id),
  constraint live_streams_session_id_fkey foreign key (session_id) references identity.sessions(id)
    on delete cascade
);
create index live_streams_of_session on identity.live_streams using btree (session_id, opened_at);

-- Mails about accounts that are still to be sent; sent ones go.
create table identity.mails (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  kind text not null,
  sealed text not null,
  created_at timestamptz not null default now(),
  constraint mails_pkey primary key (id),
  constraint mails_user_id_fkey foreign key (user_id) references identity.users(id) on delete
    cascade,
  constraint mails_kind_check check ((kind ~ '^[a-z]+(-[a-z]+)*$')),
  constraint mails_sealed_check check ((length(sealed) <= 8192))
);
create index mails_of_user on identity.mails using btree (user_id);

create table identity.passkeys (
  id uuid not null default gen_random_uuid(),
  name text,
  public_key text not null,
  user_id uuid not null,
  credential_id text not null,
  counter integer not null,
  device_type text not null,
  backed_up boolean not null,
  transports text,
  aaguid text,
  created_at timestamptz,
  constraint passkeys_pkey primary key (id),
  constraint passkeys_credential_id_key unique (credential_id),
  constraint passkeys_user_id_fkey foreign key (user_id) references identity.users(id) on delete
    cascade
);
create index passkeys_of_user on identity.passkeys using btree (user_id);

create table identity.sessions (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  -- Worthless alone: the cookie carries it with a signature under the site's secret.
  token text not null,
  -- Idle limit; created_at gives the absolute one.
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null,
  constraint sessions_pkey primary key (id),
  constraint sessions_token_key unique (token),
  constraint sessions_user_id_fkey foreign key (user_id) references identity.users(id) on delete
    cascade
);
create index sessions_of_user on identity.sessions using btree (user_id);
create index sessions_oldest on identity.sessions using btree (created_at);

-- Secrets and recovery codes, encrypted under the site's secret.
create table identity.two_factors (
  id uuid not null default gen_random_uuid(),
  secret text not null,
  backup_codes text not null,
  user_id uuid not null,
  verified boolean,
  failed_verification_count integer,
  locked_until timestamptz,
  constraint two_factors_pkey primary key (id),
  constraint two_factors_user_id_fkey foreign key (user_id) references identity.users(id) on delete
    cascade
);
create index two_factors_by_secret on identity.two_factors using btree (secret);
create index two_factors_of_user on identity.two_factors using btree (user_id);

-- Kept for minutes, as long as a code could be played again.
create table identity.used_codes (
  user_id uuid not null,
  code_hash bytea not null,
  used_at timestamptz not null default now(),
  constraint used_codes_pkey primary key (user_id, code_hash),
  constraint used_codes_user_id_fkey foreign key (user_id) references identity.users(id) on delete
    cascade
);

-- People who may sign in; what the product knows of them is in public.user_profiles.
create table identity.users (
  id uuid not null default gen_random_uuid(),
  name text not null,
  email text not null,
  email_verified boolean not null default false,
  image text,
  locale text not null default 'pt-BR',
  two_factor_enabled boolean default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Cookies of known browsers name it; one that names an older one is a stranger's.
  device_generation integer not null default 0,
  constraint users_pkey primary key (id),
  constraint users_email_key unique (email),
  constraint users_email_check check (((email = lower(email)) and (length(email) <= 254))),
  constraint users_locale_check check ((locale = any (array['pt-BR', 'en']))),
  constraint users_name_check check ((length(name) <= 200))
);
create trigger announce_second_step after update of two_factor_enabled on identity.users for each
  row when ((old.two_factor_enabled is distinct from new.two_factor_enabled)) execute function
  private.announce_second_step();
create trigger profile_of_account after insert or update of email on identity.users for each row
  execute function private.profile_of_account();

-- One-time links and challenges under way.
create table identity.verifications (
  id uuid not null default gen_random_uuid(),
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint verifications_pkey primary key (id)
);
create index verifications_by_identifier on identity.verifications using btree (identifier);

-- Mails about leads and tickets whose time runs out, or is over: who was told of which in which
-- mail. Granted to nobody.
create table private.answer_alerts (
  user_id uuid not null,
  lead_id uuid,
  kind text not null,
  mail_id uuid not null,
  ordered_at timestamptz not null,
  ticket_id uuid,
  -- Of a ticket: until its first answer, or until it is solved.
  clock text not null default 'answer',
  constraint answer_alerts_once unique nulls not distinct (user_id, lead_id, ticket_id, kind,
    clock),
  constraint answer_alerts_lead_id_fkey foreign key (lead_id) references
    public.qualification_submissions(id) on delete cascade,
  constraint answer_alerts_ticket_id_fkey foreign key (ticket_id) references
    public.feedback_tickets(id) on delete cascade,
  constraint answer_alerts_user_id_fkey foreign key (user_id) references
    public.user_profiles(user_id) on delete cascade,
  constraint answer_alerts_about check (((num_nonnulls(lead_id, ticket_id) = 1) and ((ticket_id is
    not null) = (kind ~~ 'ticket-%')))),
  constraint answer_alerts_clock_check check ((clock = any (array['answer', 'solve']))),
  constraint answer_alerts_kind_check check ((kind = any (array['answer-due', 'answer-late',
    'ticket-due', 'ticket-late'])))
);
create index answer_alerts_last on private.answer_alerts using btree (user_id, ordered_at desc);
create index answer_alerts_lead on private.answer_alerts using btree (lead_id);
create index answer_alerts_mail on private.answer_alerts using btree (mail_id);
create index answer_alerts_ticket on private.answer_alerts using btree (ticket_id) where (ticket_id
  is not null);

-- What has happened and no rule has looked at yet: ids, codes and amounts, never a word.
create table private.automation_facts (
  id bigint not null,
  -- Silence and terms are those of one rule; null: any rule may be set off.
  rule_id uuid,
  subject text not null,
  subject_id uuid not null,
  kind text not null,
  field text,
  from_value text,
  to_value text,
  event_id bigint not null default 0,
  at timestamptz not null,
  -- How many rules lie between this and what a person did: 0 for that itself.
  depth smallint not null default 0,
  -- The run that caused it.
  cause uuid,
  -- Names the fact: a rule runs once for each, whoever looks and however often.
  key text not null,
  queued_at timestamptz not null default clock_timestamp(),
  constraint automation_facts_pkey primary key (id),
  constraint automation_facts_from_value_check check ((length(from_value) <= 100)),
  constraint automation_facts_kind_check check ((kind = any (array['arrives', 'changes', 'silent',
    'due']))),
  constraint automation_facts_to_value_check check ((length(to_value) <= 100))
);
create index automation_facts_of_subject on private.automation_facts using btree (subject_id);
create unique index automation_facts_once on private.automation_facts using btree (key,
  coalesce(rule_id, '00000000-0000-0000-0000-000000000000'::uuid));

-- Addresses that a receiving server sent a mail back from: closed where it will never take one.
create table private.bounced_addresses (
  email text not null,
  closed_at timestamptz,
  -- Mails that did not arrive, but might have at another time.
  failures integer not null default 0,
  status text not null default '',
  reason text not null default '',
  failed_at timestamptz not null default now(),
  -- Since when mails go there again because somebody of the team said so; the next report ends
  -- that.
  trusted_at timestamptz,
  trusted_by uuid,
  constraint bounced_addresses_pkey primary key (email),
  constraint bounced_addresses_email_check check (((email = lower(email)) and (length(email) <=
    254))),
  constraint bounced_addresses_failures_check check ((failures >= 0)),
  constraint bounced_addresses_reason_check check ((length(reason) <= 500)),
  constraint bounced_addresses_status_check check ((length(status) <= 20))
);
create index bounced_addresses_oldest on private.bounced_addresses using btree (failed_at);

-- News of clients' people: each a mail of its own or a line of the next morning's, for 60 days.
-- Counted by person for the budget of mails at once. Granted to nobody.
create table private.client_notices (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  organization_id uuid not null,
  kind text not null,
  title text not null,
  path text not null,
  -- digest where she chose that, or where more than five in an hour or twenty in a day had gone at
  -- once.
  way text not null,
  ordered_at timestamptz not null default clock_timestamp(),
  -- The morning whose mail tells it; empty until then.
  digest_on date,
  constraint client_notices_pkey primary key (id),
  constraint client_notices_organization_id_fkey foreign key (organization_id) references
    public.client_organizations(id) on delete cascade,
  constraint client_notices_user_id_fkey foreign key (user_id) references
    public.user_profiles(user_id) on delete cascade,
  constraint client_notices_check check (((digest_on is null) or (way = 'digest'))),
  constraint client_notices_kind_check check (((length(kind) >= 1) and (length(kind) <= 40))),
  constraint client_notices_path_check check (((path ~ '^/portal/') and (length(path) <= 200))),
  constraint client_notices_title_check check (((length(title) >= 1) and (length(title) <= 250))),
  constraint client_notices_way_check check ((way = any (array['now', 'digest'])))
);
create index client_notices_of on private.client_notices using btree (user_id, ordered_at);
create index client_notices_of_client on private.client_notices using btree (organization_id);
create index client_notices_told on private.client_notices using btree (user_id, digest_on) where
  (digest_on is not null);
create index client_notices_waiting on private.client_notices using btree (ordered_at) where ((way
  = 'digest') and (digest_on is null));

-- Which contact has taken in which, and the way back.
create table private.contact_merges (
  id uuid not null default gen_random_uuid(),
  survivor_id uuid not null,
  merged_id uuid not null,
  -- Both contacts and their points as they were.
  before jsonb not null,
  -- The survivor as it was left: what has changed since stands in the way of undoing.
  after jsonb not null,
  -- Table, column and ids of the rows that lead to the survivor since.
  moved jsonb not null,
  merged_at timestamptz not null default clock_timestamp(),
  undone_at timestamptz,
  constraint contact_merges_pkey primary key (id),
  constraint contact_merges_merged_id_fkey foreign key (merged_id) references
    public.crm_contacts(id) on delete cascade,
  constraint contact_merges_survivor_id_fkey foreign key (survivor_id) references
    public.crm_contacts(id) on delete cascade,
  constraint contact_merges_check check ((survivor_id <> merged_id))
);
create index contact_merges_merged on private.contact_merges using btree (merged_id);
create unique index contact_merges_standing on private.contact_merges using btree (merged_id) where
  (undone_at is null);
create index contact_merges_survivor on private.contact_merges using btree (survivor_id, merged_at);

-- Contacts that stand alone, are in use and may be one person, kept by triggers: all that it says
-- follows from contacts, their points and private.contacts_apart.
create table private.contact_pairs (
  id uuid generated always as ((md5(((one_id)::text || (other_id)::text)))::uuid) stored,
  one_id uuid not null,
  other_id uuid not null,
  -- The strongest first: email, email_dots, phone, company (the same name there), name (alike, at
  -- one company's domain).
  reasons text[] not null,
  sure integer not null,
  -- Whether somebody has said that they are two people.
  apart boolean not null,
  one_products text[] not null,
  other_products text[] not null,
  -- Since when there are both.
  came_at timestamptz not null,
  -- What both are found by (private.contact_words), a line each.
  words text not null default '',
  constraint contact_pairs_pkey primary key (one_id, other_id),
  constraint contact_pairs_id_key unique (id),
  constraint contact_pairs_one_id_fkey foreign key (one_id) references public.crm_contacts(id) on
    delete cascade,
  constraint contact_pairs_other_id_fkey foreign key (other_id) references public.crm_contacts(id)
    on delete cascade,
  constraint contact_pairs_check check ((one_id < other_id)),
  constraint contact_pairs_reasons_check check ((cardinality(reasons) > 0)),
  constraint contact_pairs_sure_check check (((sure >= 1) and (sure <= 98)))
);
create index contact_pairs_newest on private.contact_pairs using btree (apart, came_at, id);
create index contact_pairs_other on private.contact_pairs using btree (other_id);
create index contact_pairs_surest on private.contact_pairs using btree (apart, sure, id);

-- What the list of contacts walks and what a contact is found by, kept by triggers. One row a
-- contact that is active and has not been merged into another.
create table private.contact_words (
  id uuid not null,
  created_at timestamptz not null,
  source text not null,
  owner uuid,
  company uuid,
  products text[] not null,
  open_deal boolean not null,
  name_key text not null,
  -- In lower case: name, company, job title, every address, every telephone as private.phone_key()
  -- has it.
  words text not null,
  constraint contact_words_pkey primary key (id),
  constraint contact_words_id_fkey foreign key (id) references public.crm_contacts(id) on delete
    cascade
);
create index contact_words_by_name on private.contact_words using btree (name_key, id);
create index contact_words_by_words on private.contact_words using gin (words
  extensions.gin_trgm_ops);
create index contact_words_namesakes on private.contact_words using btree (company, name_key) where
  ((company is not null) and (name_key <> ''));
create index contact_words_newest on private.contact_words using btree (created_at, id);
create index contact_words_of_company on private.contact_words using btree (company, created_at,
  id);
create index contact_words_of_owner on private.contact_words using btree (owner, created_at, id);
create index contact_words_of_source on private.contact_words using btree (source, created_at, id);
create index contact_words_with_deal on private.contact_words using btree (open_deal, created_at,
  id);
create trigger keep_words_of_pairs after update of words on private.contact_words for each row when
  ((old.words is distinct from new.words)) execute function private.keep_words_of_pairs();

-- Pairs of contacts of whom somebody has said that they are two people.
create table private.contacts_apart (
  one_id uuid not null,
  other_id uuid not null,
  said_at timestamptz not null default now(),
  constraint contacts_apart_pkey primary key (one_id, other_id),
  constraint contacts_apart_one_id_fkey foreign key (one_id) references public.crm_contacts(id) on
    delete cascade,
  constraint contacts_apart_other_id_fkey foreign key (other_id) references public.crm_contacts(id)
    on delete cascade,
  constraint contacts_apart_check check ((one_id < other_id))
);
create index contacts_apart_other on private.contacts_apart using btree (other_id);

-- Days whose sums are no longer right, once for every change. They are read from the rows
-- themselves until they have been summed again.
create table private.day_marks (
  id bigint not null,
  what text not null,
  day date not null,
  -- Since when the day is no longer summed right; of timings of a day that goes on, when they were
  -- last summed.
  marked_at timestamptz not null default now(),
  constraint day_marks_pkey primary key (id),
  constraint day_marks_what_check check ((what = any (array['leads', 'newsletter', 'nps', 'visits',
    'speeds'])))
);
create index day_marks_of on private.day_marks using btree (what, day);

-- How a deal stood from one event to the next: stage, value, expected close and owner, never a
-- name. Derived from the events of deals in their transaction; stays when the deal is erased.
create table private.deal_spans (
  id bigint not null,
  deal_id uuid not null,
  pipeline_id uuid not null,
  stage_id uuid not null,
  is_open boolean not null,
  value numeric(14,2) not null,
  expected_close date,
  owner_id uuid,
  closed_at timestamptz,
  from_at timestamptz not null,
  until_at timestamptz not null default 'infinity'::timestamptz,
  constraint deal_spans_pkey primary key (id),
  constraint deal_spans_owner_id_fkey foreign key (owner_id) references
    public.user_profiles(user_id) on delete set null,
  constraint deal_spans_pipeline_id_fkey foreign key (pipeline_id) references
    public.crm_pipelines(id) on delete cascade,
  constraint deal_spans_stage_id_fkey foreign key (stage_id) references public.crm_stages(id) on
    delete cascade
);
create index deal_spans_closed on private.deal_spans using btree (stage_id, closed_at) where (not
  is_open);
create index deal_spans_in_stage on private.deal_spans using btree (stage_id, from_at, id) include
  (until_at, is_open, closed_at, pipeline_id);
create unique index deal_spans_now on private.deal_spans using btree (deal_id) where (until_at =
  'infinity'::timestamptz);
create index deal_spans_of_deal on private.deal_spans using btree (deal_id, from_at);
create index deal_spans_open on private.deal_spans using spgist (tstzrange(from_at, until_at))
  include (from_at, until_at, pipeline_id, value) where is_open;
create index deal_spans_owner on private.deal_spans using btree (owner_id) where (owner_id is not
  null);
create index deal_spans_pipeline on private.deal_spans using btree (pipeline_id);

-- A copy of what deals are found by, kept by triggers; it goes with its deal.
create table private.deal_words (
  id uuid not null,
  words text not null,
  constraint deal_words_pkey primary key (id),
  constraint deal_words_id_fkey foreign key (id) references public.crm_deals(id) on delete cascade
);
create index deal_words_by_words on private.deal_words using gin (words extensions.gin_trgm_ops);

-- sha256 of the secrets that open an entry for its author; the secrets themselves are stored
-- nowhere.
create table private.feedback_follow_up_secrets (
  entry_id uuid not null,
  -- mail: of the link that is mailed to the author; made from the id under the site's own secret,
  -- so that a later mail names the same link. browser: made by whoever sent the entry, for its own
  -- screen and its own retries.
  kind text not null,
  token_hash text not null,
  constraint feedback_follow_up_secrets_pkey primary key (entry_id, kind),
  constraint feedback_follow_up_secrets_token_hash_key unique (token_hash),
  constraint feedback_follow_up_secrets_entry_id_fkey foreign key (entry_id) references
    public.feedback_entries(id) on delete cascade,
  constraint feedback_follow_up_secrets_kind_check check ((kind = any (array['mail', 'browser']))),
  constraint feedback_follow_up_secrets_token_hash_check check ((token_hash ~ '^[0-9a-f]{64}$'))
);

-- feedback_metrics_daily once more, by modules of a project: with the same columns, kept by the
-- same triggers.
create table private.feedback_module_days (
  project_id uuid not null,
  -- Null: of the whole product.
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
  constraint feedback_module_days_project_id_module_id_date_key unique nulls not distinct
    (project_id, module_id, date)
);
create index feedback_module_days_by_date on private.feedback_module_days using btree (date);

-- How many minutes of a day, in UTC, the site was running, whichever of its processes said so.
-- Thirty days are kept.
create table private.heartbeats (
  day date not null,
  minutes integer not null,
  last_minute timestamptz not null,
  -- From which minute on none is missing up to the last one.
  since timestamptz not null,
  -- The first minute ever counted: of what lies before it nothing is known.
  began timestamptz not null,
  constraint heartbeats_pkey primary key (day),
  constraint heartbeats_check check (((began <= since) and (since <= last_minute))),
  constraint heartbeats_last_minute_check check ((last_minute = date_trunc('minute', last_minute))),
  constraint heartbeats_minutes_check check (((minutes >= 1) and (minutes <= 1440)))
);

-- What ideas are found by and compared by, kept by a trigger; only definer functions touch it.
create table private.idea_words (
  id uuid not null,
  -- Protocol, name, address and the first two thousand letters, in lower case and without accents.
  words text not null,
  constraint idea_words_pkey primary key (id),
  constraint idea_words_id_fkey foreign key (id) references public.feedback_entries(id) on delete
    cascade
);
create index idea_words_by_words on private.idea_words using gin (words extensions.gin_trgm_ops);

-- Rows as the lines of a dry run would leave them, for the lines after them; gone when it ends.
create table private.import_drafts (
  import_id uuid not null,
  kind text not null,
  id text not null,
  contact_id uuid,
  -- Match key of a point, name of a company in lower case, or CNPJ.
  key text,
  stands jsonb,
  constraint import_drafts_pkey primary key (import_id, kind, id),
  constraint import_drafts_import_id_fkey foreign key (import_id) references public.crm_imports(id)
    on delete cascade,
  constraint import_drafts_kind_check check ((kind = any (array['contact', 'point', 'deal', 'note',
    'company', 'cnpj'])))
);
create index import_drafts_by_key on private.import_drafts using btree (import_id, key) where (key
  is not null);
create index import_drafts_of_contact on private.import_drafts using btree (import_id, contact_id)
  where (contact_id is not null);

-- One row: fingerprints of the secret and the storage that the other rows were written with, and
-- when the database last took a write of /healthz. Granted to nobody.
create table private.installation (
  only_row boolean not null default true,
  -- HMAC under SECRET; null until a process has started on a PostgreSQL server.
  secret_fingerprint text,
  -- Hash of the bucket's address, or of the id that the files folder holds; null until a process
  -- has started on a PostgreSQL server.
  storage_fingerprint text,
  written_at timestamptz not null default now(),
  constraint installation_pkey primary key (only_row),
  constraint installation_only_row_check check (only_row),
  constraint installation_secret_fingerprint_check check ((secret_fingerprint ~ '^[0-9a-f]{64}$')),
  constraint installation_storage_fingerprint_check check ((storage_fingerprint ~
    '^[0-9a-f]{64}$'))
);

-- What page_speeds() says of the ranges that are looked at all day. Goes with every change of a
-- sum that it was made of.
create table private.kept_speeds (
  first_day date not null,
  last_day date not null,
  route text not null,
  metric text not null,
  samples bigint not null,
  p75 integer not null,
  constraint kept_speeds_pkey primary key (first_day, last_day, route, metric)
);

-- First answers to the leads of a day, by the minutes of business time that they took, as
-- private.answer_minutes() rounds them.
create table private.lead_answer_days (
  day date not null,
  source text not null,
  target integer not null,
  in_target boolean not null,
  minutes integer not null,
  answers integer not null,
  constraint lead_answer_days_pkey primary key (day, source, target, in_target, minutes)
);

-- First answers as private.lead_answer_days has them, summed by weeks and by four weeks.
create table private.lead_answer_spans (
  days smallint not null,
  day date not null,
  source text not null,
  target integer not null,
  in_target boolean not null,
  minutes integer not null,
  answers integer not null,
  constraint lead_answer_spans_pkey primary key (days, day, source, target, in_target, minutes),
  constraint lead_answer_spans_days_check check ((days = any (array[7, 28])))
);

-- Leads by the day on which they came, without spam: how many were qualified or won by now, how
-- many had a clock, wait for their first answer, or had it within their target.
create table private.lead_days (
  day date not null,
  source text not null,
  leads integer not null,
  qualified integer not null,
  won integer not null,
  clocked integer not null,
  waiting integer not null,
  in_target integer not null,
  constraint lead_days_pkey primary key (day, source)
);

-- When each colleague was last given a lead by a rule: the one whose turn lies furthest back is
-- next.
create table private.lead_turns (
  rule_id uuid not null,
  user_id uuid not null,
  turn bigint not null,
  constraint lead_turns_pkey primary key (rule_id, user_id),
  constraint lead_turns_rule_id_fkey foreign key (rule_id) references
    public.lead_assignment_rules(id) on delete cascade,
  constraint lead_turns_user_id_fkey foreign key (user_id) references public.user_profiles(user_id)
    on delete cascade
);
create index lead_turns_user on private.lead_turns using btree (user_id);

-- A copy of what leads are found and counted by, kept by triggers; it goes with its lead.
create table private.lead_words (
  id uuid not null,
  created_at timestamptz not null,
  -- private.place_of_lead(): of the state, or of spam for what is suspected.
  place smallint not null,
  source text not null,
  -- Without accents and in lower case: protocol, name, addresses, company, telephones in the one
  -- spelling that all have in common, the first thousand letters of the answers, and the labels of
  -- what was chosen, in every language.
  words text not null,
  constraint lead_words_pkey primary key (id),
  constraint lead_words_id_fkey foreign key (id) references public.qualification_submissions(id) on
    delete cascade
);
create index lead_words_by_words on private.lead_words using gin (words extensions.gin_trgm_ops);
create index lead_words_in_place on private.lead_words using btree (place, created_at, id);
create index lead_words_newest on private.lead_words using btree (created_at, id) include (place);
create index lead_words_of_source_in_place on private.lead_words using btree (source, place,
  created_at, id);

-- Which process reads a mailbox, and until when unless it says so again: several may share a
-- database.
create table private.mailbox_leases (
  mailbox text not null,
  holder uuid not null,
  held_until timestamptz not null,
  -- When it was last looked into.
  read_at timestamptz,
  problem text,
  problem_since timestamptz,
  constraint mailbox_leases_pkey primary key (mailbox),
  constraint mailbox_leases_check check (((problem is null) = (problem_since is null))),
  constraint mailbox_leases_mailbox_check check (((length(mailbox) >= 1) and (length(mailbox) <=
    500))),
  constraint mailbox_leases_problem_check check ((length(problem) <= 500))
);

-- Who confirmed and who left the newsletter, by day.
create table private.newsletter_days (
  day date not null,
  confirmed integer not null,
  departed integer not null,
  constraint newsletter_days_pkey primary key (day)
);

-- How many subscriptions stand at each place of the list (private.subscription_place); their sum
-- is.
create table private.newsletter_standing (
  id bigint not null,
  place smallint not null,
  subscriptions integer not null,
  constraint newsletter_standing_pkey primary key (id)
);

-- Digests that were ordered, for a month; only definer functions touch it.
create table private.notice_digests (
  user_id uuid not null,
  day date not null,
  -- From when on it is no longer worth sending: the day is half over.
  until timestamptz not null,
  ordered_at timestamptz not null default clock_timestamp(),
  constraint notice_digests_pkey primary key (user_id, day),
  constraint notice_digests_user_id_fkey foreign key (user_id) references
    public.user_profiles(user_id) on delete cascade
);
create index notice_digests_by_day on private.notice_digests using btree (day);

-- Answers to "would you recommend us", by day, without spam.
create table private.nps_days (
  day date not null,
  project_id uuid not null,
  promoters integer not null,
  passives integer not null,
  detractors integer not null,
  constraint nps_days_pkey primary key (day, project_id),
  constraint nps_days_project_id_fkey foreign key (project_id) references
    public.feedback_projects(id) on delete cascade
);

-- When the house is open in the years that private.open_hours_known names. Granted to nobody.
create table private.open_hours (
  opens timestamptz not null,
  closes timestamptz not null,
  -- Business time from the first of those years up to here.
  before interval not null,
  constraint open_hours_pkey primary key (opens)
);
create index open_hours_before on private.open_hours using btree (before);

-- Which years private.open_hours holds; without this row nothing is known, and all is reckoned.
-- Granted to nobody.
create table private.open_hours_known (
  singleton boolean not null default true,
  since timestamptz not null,
  until timestamptz not null,
  always_open boolean not null,
  constraint open_hours_known_pkey primary key (singleton),
  constraint open_hours_known_singleton_check check (singleton)
);

-- Every table that holds somebody, in the order of erasing. A new table is named here or among
-- those of the tests that hold nobody.
create table private.personal_data (
  "position" smallint not null,
  table_name text not null,
  -- SQL: whether row t is of the person $1 (private.person).
  belongs text not null,
  -- delete, or what is set so that the row says nothing of the person any more.
  erasure text not null,
  -- Columns that no copy carries: secrets, which would be worth stealing.
  hidden text[] not null default '{}'::text[],
  -- SQL: key of the stored file that goes with row t.
  files text,
  constraint personal_data_pkey primary key ("position"),
  constraint personal_data_table_name_key unique (table_name)
);

-- What the portfolio is read by, kept by triggers on projects, their stages and waits, and on the
-- names of their clients. Granted to nobody.
create table private.project_standings (
  id uuid not null,
  organization_id uuid not null,
  conducted_by uuid,
  -- 0 worked on or to come, 1 paused, 2 delivered or ended.
  place smallint not null,
  -- The first that has not ended; empty where it is over.
  stage smallint,
  starts_on date not null,
  -- The first day that can be missed: of the stage in work, or of the end as it was promised.
  due_on date,
  -- Days by which the end is planned later than it was promised; 0 where it is not, or nobody
  -- knows.
  slip integer not null default 0,
  -- Since when it waits for its client, of what is open.
  waits_since date,
  -- Order of what needs somebody first: the day that is due less the days planned late, then what
  -- has no day, then what is paused, then what is over, the last of it first.
  urgency integer not null,
  -- The day of the stage in work, or infinity.
  next_on date not null,
  name_key text not null,
  client_key text not null,
  words text not null,
  created_at timestamptz not null,
  product text not null default 'forja',
  constraint project_standings_pkey primary key (id),
  constraint project_standings_id_fkey foreign key (id) references public.projects(id) on delete
    cascade,
  constraint project_standings_place_check check (((place >= 0) and (place <= 2))),
  constraint project_standings_stage_check check (((stage >= 1) and (stage <= 6)))
);
create index project_standings_by_client on private.project_standings using btree (client_key, id);
create index project_standings_by_name on private.project_standings using btree (name_key, id);
create index project_standings_by_next on private.project_standings using btree (next_on, id);
create index project_standings_by_urgency on private.project_standings using btree (urgency, id);
create index project_standings_by_words on private.project_standings using gin (words
  extensions.gin_trgm_ops);
create index project_standings_in_place on private.project_standings using btree (place, urgency,
  id);
create index project_standings_in_stage on private.project_standings using btree (stage, urgency,
  id);
create index project_standings_newest on private.project_standings using btree (created_at, id);
create index project_standings_of_client on private.project_standings using btree (organization_id,
  urgency, id);
create index project_standings_of_colleague on private.project_standings using btree (conducted_by,
  urgency, id);
create index project_standings_of_product on private.project_standings using btree (product,
  urgency, id);

-- Where the bytes lie that have come so far. A part is written down before its bytes are kept, so
-- that none is left behind by a process that dies in between.
create table private.project_upload_parts (
  id uuid not null default gen_random_uuid(),
  upload_id uuid not null,
  storage_key text not null,
  starts_at bigint,
  -- Empty until its bytes lie in the storage.
  size bigint,
  constraint project_upload_parts_pkey primary key (id),
  constraint project_upload_parts_storage_key_key unique (storage_key),
  constraint project_upload_parts_upload_id_fkey foreign key (upload_id) references
    private.project_uploads(id) on delete cascade,
  constraint project_upload_parts_check check ((num_nulls(starts_at, size) = any (array[0, 2]))),
  constraint project_upload_parts_size_check check ((size > 0)),
  constraint project_upload_parts_starts_at_check check ((starts_at >= 0)),
  constraint project_upload_parts_storage_key_check check ((storage_key ~
    '^uploads/[0-9a-f]{64}$'))
);
create index project_upload_parts_of on private.project_upload_parts using btree (upload_id,
  starts_at);
create trigger erase_upload_part after delete on private.project_upload_parts for each row execute
  function private.erase_version_file();

-- Files on their way into projects, for a day: each is somebody's own. What was taken or is still
-- coming counts for the room of that day.
create table private.project_uploads (
  id uuid not null,
  user_id uuid not null,
  project_id uuid not null,
  organization_id uuid not null,
  name text not null,
  size bigint not null,
  received bigint not null default 0,
  begun_at timestamptz not null default clock_timestamp(),
  taken_at timestamptz,
  constraint project_uploads_pkey primary key (id),
  constraint project_uploads_organization_id_fkey foreign key (organization_id) references
    public.client_organizations(id) on delete cascade,
  constraint project_uploads_project_id_fkey foreign key (project_id) references
    public.projects(id) on delete cascade,
  constraint project_uploads_user_id_fkey foreign key (user_id) references
    public.user_profiles(user_id) on delete cascade,
  constraint project_uploads_check check (((received >= 0) and (received <= size))),
  constraint project_uploads_name_check check (((length(name) >= 1) and (length(name) <= 200))),
  constraint project_uploads_size_check check ((size > 0))
);
create index project_uploads_begun on private.project_uploads using btree (begun_at);
create index project_uploads_of_client on private.project_uploads using btree (organization_id,
  begun_at);
create index project_uploads_of_project on private.project_uploads using btree (project_id);
create index project_uploads_of_user on private.project_uploads using btree (user_id, begun_at);

-- Counters of rate limits; rows go once they are expired.
create table private.rate_limits (
  -- sha256 of what is counted, so that neither addresses nor session identifiers are kept.
  key bytea not null,
  -- Moments of the calls let through.
  hits timestamptz[] not null default '{}'::timestamptz[],
  -- The longest window asked of this counter: a shorter one must not forget hits of it.
  keeps interval not null,
  expires_at timestamptz not null,
  constraint rate_limits_pkey primary key (key)
);
create index rate_limits_expired on private.rate_limits using btree (expires_at);

-- Files of the set in force, with the sha256 of their texts. Granted to nobody.
create table private.schema_definitions (
  name text not null,
  checksum text not null,
  constraint schema_definitions_pkey primary key (name)
);

-- Migrations applied, with the sha256 of their text. Granted to nobody.
create table private.schema_migrations (
  name text not null,
  checksum text not null,
  applied_at timestamptz not null default now(),
  expand boolean not null default false,
  constraint schema_migrations_pkey primary key (name)
);

-- Sets of definitions applied, with the sha256 of each. Granted to nobody.
create table private.schema_releases (
  release integer not null,
  checksum text not null,
  applied_at timestamptz not null default now(),
  constraint schema_releases_pkey primary key (release)
);

-- How fast pages were when they were left, of days that are over: the histogram by steps of one
-- digit, and the buckets of two digits within each. A percentile is looked for among the steps
-- first.
create table private.speed_sums (
  days smallint not null,
  day date not null,
  route text not null,
  metric text not null,
  -- The step of one digit that the buckets lie in; -1: the row holds the steps themselves, as
  -- other rows hold buckets.
  step integer not null,
  samples bigint not null,
  buckets integer[] not null,
  bucket_samples bigint[] not null,
  constraint speed_sums_pkey primary key (days, day, route, metric, step) include (samples),
  constraint speed_sums_days_check check ((days = any (array[1, 7, 28])))
);
create index speed_sums_steps on private.speed_sums using btree (days, day) where (step =
  '-1'::integer);

-- What was decided of each mail to an address that a stranger typed: ids only, no address. Gone
-- with what it is about, and six months after it was decided.
create table private.stranger_mails (
  -- The job that sends it: tried again, it finds the decision made and counts nothing.
  job_id uuid not null,
  kind text not null,
  -- The lead, application, privacy request, feedback entry or subscription it is about.
  subject_id uuid not null,
  withheld boolean not null,
  decided_at timestamptz not null default clock_timestamp(),
  constraint stranger_mails_pkey primary key (job_id),
  constraint stranger_mails_kind_check check ((kind ~ '^[a-z]+(\.[a-z-]+)*$'))
);
create index stranger_mails_of on private.stranger_mails using btree (subject_id);
create index stranger_mails_oldest on private.stranger_mails using btree (decided_at);

-- Which mails of the mailbox have been dealt with, so that none is taken twice: by its place
-- there, and by itself should it lie there twice.
create table private.taken_mails (
  mailbox text not null,
  uid_validity bigint not null,
  uid bigint not null,
  -- SHA-256 of its Message-ID and sender, of all of it where it has none.
  key bytea not null,
  outcome text not null,
  taken_at timestamptz not null default now(),
  constraint taken_mails_pkey primary key (mailbox, uid_validity, uid),
  constraint taken_mails_key_key unique (key),
  constraint taken_mails_key_check check ((octet_length(key) = 32)),
  constraint taken_mails_mailbox_check check (((length(mailbox) >= 1) and (length(mailbox) <=
    500))),
  constraint taken_mails_outcome_check check ((length(outcome) <= 40))
);
create index taken_mails_oldest on private.taken_mails using btree (taken_at);

-- Secrets of the links that are mailed to whoever asks in a ticket without an entry: one for each
-- address, which leads nowhere once somebody else asks there. Only definer functions touch it.
create table private.ticket_links (
  token_hash text not null,
  ticket_id uuid not null,
  email text not null,
  created_at timestamptz not null default clock_timestamp(),
  constraint ticket_links_pkey primary key (token_hash),
  constraint ticket_links_ticket_id_fkey foreign key (ticket_id) references
    public.feedback_tickets(id) on delete cascade,
  constraint ticket_links_email_check check (((email = lower(email)) and (length(email) <= 254))),
  constraint ticket_links_token_hash_check check ((token_hash ~ '^[0-9a-f]{64}$'))
);
create index ticket_links_of_email on private.ticket_links using btree (email);
create index ticket_links_of_ticket on private.ticket_links using btree (ticket_id);

-- When a ticket was not the house's turn: it waited for the customer, or was solved. Its clock
-- stands then; kept so that it can be computed anew with other hours or targets. Granted to
-- nobody.
create table private.ticket_pauses (
  ticket_id uuid not null,
  since timestamptz not null,
  until timestamptz,
  constraint ticket_pauses_pkey primary key (ticket_id, since),
  constraint ticket_pauses_ticket_id_fkey foreign key (ticket_id) references
    public.feedback_tickets(id) on delete cascade,
  constraint ticket_pauses_check check ((until >= since))
);
create unique index ticket_pauses_open on private.ticket_pauses using btree (ticket_id) where
  (until is null);

-- How long a ticket took to its first answer and to its solution, in seconds of business time as
-- hours stood then; solved_at is null while it is open, or where it went into another.
create table private.ticket_times (
  ticket_id uuid not null,
  project_id uuid not null,
  module_id uuid,
  answered_at timestamptz,
  answer_seconds integer,
  solved_at timestamptz,
  solve_seconds integer,
  constraint ticket_times_pkey primary key (ticket_id),
  constraint ticket_times_ticket_id_fkey foreign key (ticket_id) references
    public.feedback_tickets(id) on delete cascade
);
create index ticket_times_answered on private.ticket_times using btree (answered_at) where
  (answered_at is not null);
create index ticket_times_solved on private.ticket_times using btree (solved_at) where (solved_at
  is not null);

-- What tickets are found by, kept by triggers; only definer functions touch it.
create table private.ticket_words (
  id uuid not null,
  -- Number, title, and who asks as the ticket itself says it; in lower case and without accents.
  words text not null,
  -- Names, addresses and telephones of the contact, and the company: for whoever may read those.
  known text not null default '',
  constraint ticket_words_pkey primary key (id),
  constraint ticket_words_id_fkey foreign key (id) references public.feedback_tickets(id) on delete
    cascade
);
create index ticket_words_by_known on private.ticket_words using gin (known
  extensions.gin_trgm_ops);
create index ticket_words_by_words on private.ticket_words using gin (words
  extensions.gin_trgm_ops);

-- Who has just been writing an answer, so that no second one is begun; a row counts for 40 seconds
-- and goes with the next that is written.
create table private.ticket_writers (
  ticket_id uuid not null,
  user_id uuid not null,
  at timestamptz not null default clock_timestamp(),
  constraint ticket_writers_pkey primary key (ticket_id, user_id)
);

-- Bytes that posts with files were given, and once they are taken, those that they fill. A row
-- goes a day after its post, once nobody has to look at its entry any more.
create table private.upload_room (
  id uuid not null,
  entry_id uuid,
  -- Keyed hash of the network address, for a day; null where an address stands for many people.
  network text,
  bytes bigint not null,
  -- The post has not been stored yet. After an hour nobody waits for it any longer.
  under_way boolean not null default true,
  started_at timestamptz not null default clock_timestamp(),
  constraint upload_room_pkey primary key (id),
  constraint upload_room_entry_id_fkey foreign key (entry_id) references
    public.feedback_entries(id) on delete cascade,
  constraint upload_room_bytes_check check ((bytes > 0)),
  constraint upload_room_network_check check (((length(network) >= 1) and (length(network) <=
    200)))
);
create index upload_room_of_entry on private.upload_room using btree (entry_id);
create index upload_room_of_network on private.upload_room using btree (network, started_at) where
  (network is not null);
create index upload_room_oldest on private.upload_room using btree (started_at);

-- Pages and forms seen on each day that is over.
create table private.visit_days (
  day date not null,
  views bigint not null,
  forms bigint not null,
  constraint visit_days_pkey primary key (day)
);

-- Minutes of business time within which leads are to be answered; the row that names most of a
-- lead holds.
create table public.answer_targets (
  id uuid not null default gen_random_uuid(),
  -- Of leads that ask for this service; null: for any.
  service text,
  -- Of leads that came this way; null: any.
  source text,
  minutes integer not null,
  -- How much of the time is over when whoever answers it is told; 100: nobody is told before.
  warn_percent smallint not null default 75,
  revision integer not null default 1,
  constraint answer_targets_pkey primary key (id),
  constraint answer_targets_service_source_key unique nulls not distinct (service, source),
  constraint answer_targets_minutes_check check (((minutes >= 1) and (minutes <= 20160))),
  constraint answer_targets_service_check check ((service = any (array['softwareApps',
    'automationAi', 'gamesGamification', 'consulting']))),
  constraint answer_targets_source_check check ((source = any (array['website', 'qualification',
    'contact_form', 'workshop', 'doavya']))),
  constraint answer_targets_warn_percent_check check (((warn_percent >= 10) and (warn_percent <=
    100)))
);
create policy answer_targets_server on public.answer_targets for select to service_role using
  (true);
create policy answer_targets_staff_delete on public.answer_targets for delete to authenticated
  using ((select public.has_permission((select private.uid()), 'settings', 'update')));
create policy answer_targets_staff_insert on public.answer_targets for insert to authenticated with
  check ((select public.has_permission((select private.uid()), 'settings', 'update')));
create policy answer_targets_staff_read on public.answer_targets for select to authenticated using
  ((select public.has_permission((select private.uid()), 'settings', 'read')));
create policy answer_targets_staff_update on public.answer_targets for update to authenticated
  using ((select public.has_permission((select private.uid()), 'settings', 'update'))) with check
  ((select public.has_permission((select private.uid()), 'settings', 'update')));
create trigger count_revision before insert or update on public.answer_targets for each row execute
  function private.count_revision();
create trigger reckon_answer_clocks after insert or delete or update on public.answer_targets for
  each statement execute function private.reckon_answer_clocks('lead.answer-clocks');
create trigger record_setting_change after insert or delete or update on public.answer_targets for
  each row execute function private.record_setting_change();
grant delete, insert (id, service, source, minutes, warn_percent, revision), select (id, service,
  source, minutes, warn_percent, revision), update (id, service, source, minutes, warn_percent,
  revision) on public.answer_targets to authenticated;
grant select on public.answer_targets to service_role;

-- Who approved which file when, as the receipt says it. A version has one approval, and nothing
-- changes it.
create table public.approvals (
  id uuid not null default gen_random_uuid(),
  version_id uuid not null,
  receipt text not null,
  user_id uuid,
  person_name text,
  member_role text not null,
  organization_name text not null,
  file_name text not null,
  size integer not null,
  sha256 text not null,
  approved_at timestamptz not null default clock_timestamp(),
  constraint approvals_pkey primary key (id),
  constraint approvals_receipt_key unique (receipt),
  constraint approvals_version_id_key unique (version_id),
  constraint approvals_version_id_fkey foreign key (version_id) references
    public.deliverable_versions(id) on delete cascade,
  constraint approvals_member_role_check check ((member_role = 'owner')),
  constraint approvals_person_name_check check (((length(person_name) >= 1) and
    (length(person_name) <= 200)))
);
create policy approvals_readers on public.approvals for select to authenticated using ((exists (
  select from public.deliverable_versions v where (v.id = approvals.version_id))));
create policy approvals_server on public.approvals for select to service_role using (true);
create trigger keep_approval before update on public.approvals for each row execute function
  private.keep_approval();
grant select (id, version_id, receipt, user_id, person_name, member_role, organization_name,
  file_name, size, sha256, approved_at) on public.approvals to authenticated;
grant select on public.approvals to service_role;

-- What rules tell somebody of the team: about which lead, deal or ticket, and that a rule was
-- switched off.
create table public.automation_notices (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  kind text not null,
  rule_id uuid not null,
  run_id uuid,
  lead_id uuid,
  deal_id uuid,
  product text,
  read_at timestamptz,
  created_at timestamptz not null default clock_timestamp(),
  ticket_id uuid,
  constraint automation_notices_pkey primary key (id),
  constraint automation_notices_deal_id_fkey foreign key (deal_id) references public.crm_deals(id)
    on delete cascade,
  constraint automation_notices_lead_id_fkey foreign key (lead_id) references
    public.qualification_submissions(id) on delete cascade,
  constraint automation_notices_product_fkey foreign key (product) references
    public.crm_products(slug),
  constraint automation_notices_rule_id_fkey foreign key (rule_id) references
    public.automation_rules(id) on delete cascade,
  constraint automation_notices_ticket_id_fkey foreign key (ticket_id) references
    public.feedback_tickets(id) on delete cascade,
  constraint automation_notices_user_id_fkey foreign key (user_id) references
    public.user_profiles(user_id) on delete cascade,
  constraint automation_notices_check check ((num_nonnulls(lead_id, deal_id, ticket_id) = case kind
    when 'rule' then 1 else 0 end)),
  constraint automation_notices_kind_check check ((kind = any (array['rule', 'stopped'])))
);
create index automation_notices_of_deal on public.automation_notices using btree (deal_id) where
  (deal_id is not null);
create index automation_notices_of_lead on public.automation_notices using btree (lead_id) where
  (lead_id is not null);
create index automation_notices_of_person on public.automation_notices using btree (user_id,
  created_at, id);
create index automation_notices_of_rule on public.automation_notices using btree (rule_id);
create index automation_notices_of_ticket on public.automation_notices using btree (ticket_id)
  where (ticket_id is not null);
create index automation_notices_unread on public.automation_notices using btree (user_id) where
  (read_at is null);
create policy automation_notices_own on public.automation_notices for select to authenticated using
  (((user_id = (select private.uid())) and (((kind = 'stopped') and (select
  public.has_permission((select private.uid()), 'settings', 'read'))) or ((ticket_id is null) and
  (product = any ((select private.products_in('crm', 'read'))::text[]))) or ((ticket_id is not
  null) and (product = any ((select private.products_in('feedback', 'read'))::text[]))) or ((kind =
  'rule') and (ticket_id is null) and (product is null) and (select private.in_every_product('crm',
  'read'))))));
create policy automation_notices_server on public.automation_notices for select to service_role
  using (true);
grant select (id, user_id, kind, rule_id, run_id, lead_id, deal_id, product, read_at, created_at,
  ticket_id) on public.automation_notices to authenticated;
grant select (id, user_id, kind, rule_id, run_id, lead_id, deal_id, product, read_at, created_at,
  ticket_id) on public.automation_notices to service_role;

-- What happens by itself: when, if, then. Staff who may change settings write them.
create table public.automation_rules (
  id uuid not null default gen_random_uuid(),
  name text not null,
  subject text not null,
  -- Its leads and deals only; null: of every product.
  product text,
  -- What sets it off: {kind: arrives} · {kind: changes, field, from, to} · {kind: silent, days} ·
  -- {kind: due, what, side, hours}.
  starts jsonb not null,
  -- [{field, op, value}], all of which must hold; fields and operators of
  -- private.rule_fields_known().
  conditions jsonb not null default '[]'::jsonb,
  -- [{kind: task | owner | tag | draft | notice | mail | status | priority, …}], done in this
  -- order, all or none.
  acts jsonb not null,
  -- Whether it may mail the person herself: staff switch that on rule by rule.
  mails_outside boolean not null default false,
  is_active boolean not null default false,
  display_order integer not null default 0,
  revision integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint automation_rules_pkey primary key (id),
  constraint automation_rules_product_fkey foreign key (product) references
    public.crm_products(slug),
  constraint automation_rules_acts_check check (((jsonb_typeof(acts) = 'array') and
    ((jsonb_array_length(acts) >= 1) and (jsonb_array_length(acts) <= 10)))),
  constraint automation_rules_check check ((((octet_length((starts)::text) +
    octet_length((conditions)::text)) + octet_length((acts)::text)) <= 20000)),
  constraint automation_rules_conditions_check check (((jsonb_typeof(conditions) = 'array') and
    (jsonb_array_length(conditions) <= 10))),
  constraint automation_rules_name_check check (((name = btrim(name)) and ((length(name) >= 1) and
    (length(name) <= 80)))),
  constraint automation_rules_starts_check check ((jsonb_typeof(starts) = 'object')),
  constraint automation_rules_subject_check check ((subject ~ '^[a-z]{1,20}$'))
);
create index automation_rules_active on public.automation_rules using btree (subject) where
  is_active;
create index automation_rules_of_product on public.automation_rules using btree (product) where
  (product is not null);
create policy automation_rules_edit on public.automation_rules for all to authenticated using
  ((((product = any ((select private.products_in('settings', 'manage'))::text[])) and case subject
  when 'ticket' then (product = any ((select private.products_in('feedback', 'update'))::text[]))
  else (product = any ((select private.products_in('crm', 'update'))::text[])) end) or ((product is
  null) and (select private.in_every_product('settings', 'manage')) and case subject when 'ticket'
  then (select private.in_every_product('feedback', 'update')) else (select
  private.in_every_product('crm', 'update')) end))) with check ((((product = any ((select
  private.products_in('settings', 'manage'))::text[])) and case subject when 'ticket' then (product
  = any ((select private.products_in('feedback', 'update'))::text[])) else (product = any ((select
  private.products_in('crm', 'update'))::text[])) end) or ((product is null) and (select
  private.in_every_product('settings', 'manage')) and case subject when 'ticket' then (select
  private.in_every_product('feedback', 'update')) else (select private.in_every_product('crm',
  'update')) end)));
create policy automation_rules_server on public.automation_rules for select to service_role using
  (true);
create policy automation_rules_staff on public.automation_rules for select to authenticated using
  (((product = any ((select private.products_in('settings', 'read'))::text[])) or ((product is
  null) and (select private.in_every_product('settings', 'read')))));
create trigger arm_rule after insert or update on public.automation_rules for each row execute
  function private.arm_rule();
create trigger check_rule before insert or update of subject, product, starts, conditions, acts on
  public.automation_rules for each row execute function private.check_rule();
create trigger count_revision before insert or update on public.automation_rules for each row
  execute function private.count_revision();
create trigger record_setting_change after insert or delete or update on public.automation_rules
  for each row execute function private.record_setting_change();
grant delete, insert (id, name, subject, product, starts, conditions, acts, mails_outside,
  is_active, display_order, revision, created_at, updated_at), select (id, name, subject, product,
  starts, conditions, acts, mails_outside, is_active, display_order, revision, created_at,
  updated_at), update (id, name, subject, product, starts, conditions, acts, mails_outside,
  is_active, display_order, revision, created_at, updated_at) on public.automation_rules to
  authenticated;
grant select on public.automation_rules to service_role;

-- What each rule did: one row a rule and fact, ids and codes alone. Kept for 12 months; outlives
-- its rule.
create table public.automation_runs (
  id uuid not null default gen_random_uuid(),
  rule_id uuid not null,
  rule_revision integer not null,
  fact_key text not null,
  -- What set it off, in codes: kind, field, from, to, at; of a run caused by a run, how deep it
  -- lies.
  fact jsonb not null default '{}'::jsonb,
  subject text not null,
  -- Null once the person has been erased.
  subject_id uuid,
  product text,
  depth smallint not null default 0,
  cause uuid,
  outcome text not null,
  reason text,
  -- What was done, in order, as it is taken back: ids, and owners before and after.
  acts jsonb not null default '[]'::jsonb,
  at timestamptz not null default clock_timestamp(),
  undone_at timestamptz,
  undone_by uuid,
  constraint automation_runs_pkey primary key (id),
  constraint automation_runs_rule_id_fact_key_key unique (rule_id, fact_key),
  constraint automation_runs_product_fkey foreign key (product) references
    public.crm_products(slug),
  constraint automation_runs_undone_by_fkey foreign key (undone_by) references
    public.user_profiles(user_id) on delete set null,
  constraint automation_runs_acts_check check ((jsonb_typeof(acts) = 'array')),
  constraint automation_runs_outcome_check check ((outcome = any (array['done', 'failed',
    'too_deep', 'undone']))),
  constraint automation_runs_reason_check check ((length(reason) <= 200))
);
create index automation_runs_by_time on public.automation_runs using btree (at);
create index automation_runs_of_rule on public.automation_runs using btree (rule_id, at, id);
create index automation_runs_of_rule_by_outcome on public.automation_runs using btree (rule_id,
  outcome, at, id);
create index automation_runs_of_subject on public.automation_runs using btree (subject_id, at)
  where (subject_id is not null);
create index automation_runs_undone_by on public.automation_runs using btree (undone_by) where
  (undone_by is not null);
create policy automation_runs_server on public.automation_runs for select to service_role using
  (true);
create policy automation_runs_staff on public.automation_runs for select to authenticated using
  (((product = any ((select private.products_in('settings', 'read'))::text[])) or ((product is
  null) and (select private.in_every_product('settings', 'read')))));
grant select (id, rule_id, rule_revision, fact_key, fact, subject, subject_id, product, depth,
  cause, outcome, reason, acts, at, undone_at, undone_by) on public.automation_runs to
  authenticated;
grant select (id, rule_id, rule_revision, fact_key, fact, subject, subject_id, product, depth,
  cause, outcome, reason, acts, at, undone_at, undone_by) on public.automation_runs to service_role;

-- How a rule stands: beside it, so that its record of changes holds nothing but what staff
-- changed.
create table public.automation_standings (
  rule_id uuid not null,
  -- Since when it acts, as it is written now; what happened before is none of its business.
  armed_at timestamptz,
  -- Up to which moment silence and terms have been looked for.
  looked_until timestamptz,
  -- How often in a row it failed.
  failures integer not null default 0,
  -- When it was switched off because it had failed too often; null again once it is switched on.
  stopped_at timestamptz,
  last_run_at timestamptz,
  constraint automation_standings_pkey primary key (rule_id),
  constraint automation_standings_rule_id_fkey foreign key (rule_id) references
    public.automation_rules(id) on delete cascade,
  constraint automation_standings_failures_check check ((failures >= 0))
);
create policy automation_standings_server on public.automation_standings for select to service_role
  using (true);
create policy automation_standings_staff on public.automation_standings for select to authenticated
  using ((exists ( select from public.automation_rules r where (r.id =
  automation_standings.rule_id))));
grant select (rule_id, armed_at, looked_until, failures, stopped_at, last_run_at) on
  public.automation_standings to authenticated;
grant select (rule_id, armed_at, looked_until, failures, stopped_at, last_run_at) on
  public.automation_standings to service_role;

-- Colour schemes, at most one of them active.
create table public.brand_colors (
  id uuid not null default gen_random_uuid(),
  scheme_name text not null,
  scheme_description text,
  primary_color text not null,
  accent_color text not null,
  -- CSS colours by step: "50" to "900".
  neutral_scale jsonb not null default '{}'::jsonb,
  -- CSS colours: success, warning, danger.
  semantic_colors jsonb not null default '{}'::jsonb,
  system_colors jsonb not null default '{}'::jsonb,
  gradients jsonb not null default '{}'::jsonb,
  shadows jsonb not null default '{}'::jsonb,
  is_active boolean not null default false,
  created_at timestamptz not null default now(),
  -- Rises with every change; a save names the revision that it was made on.
  revision integer not null default 1,
  constraint brand_colors_pkey primary key (id),
  constraint brand_colors_gradients_check check ((jsonb_typeof(gradients) = 'object')),
  constraint brand_colors_neutral_scale_check check ((jsonb_typeof(neutral_scale) = 'object')),
  constraint brand_colors_semantic_colors_check check ((jsonb_typeof(semantic_colors) = 'object')),
  constraint brand_colors_shadows_check check ((jsonb_typeof(shadows) = 'object')),
  constraint brand_colors_system_colors_check check ((jsonb_typeof(system_colors) = 'object'))
);
create unique index brand_colors_one_active on public.brand_colors using btree (is_active) where
  is_active;
create policy brand_colors_read on public.brand_colors for select to anon, authenticated using
  (is_active);
create policy brand_colors_server on public.brand_colors for all to service_role using (true) with
  check (true);
create policy brand_colors_staff_delete on public.brand_colors for delete to authenticated using
  ((select public.has_permission((select private.uid()), 'settings', 'delete')));
create policy brand_colors_staff_insert on public.brand_colors for insert to authenticated with
  check ((select public.has_permission((select private.uid()), 'settings', 'create')));
create policy brand_colors_staff_read on public.brand_colors for select to authenticated using
  ((select public.has_permission((select private.uid()), 'settings', 'read')));
create policy brand_colors_staff_update on public.brand_colors for update to authenticated using
  ((select public.has_permission((select private.uid()), 'settings', 'update'))) with check
  ((select public.has_permission((select private.uid()), 'settings', 'update')));
create trigger bump_generation_delete after delete on public.brand_colors referencing old table as
  changed for each statement execute function private.bump_generation();
create trigger bump_generation_insert after insert on public.brand_colors referencing new table as
  changed for each statement execute function private.bump_generation();
create trigger bump_generation_truncate after truncate on public.brand_colors for each statement
  execute function private.bump_generation();
create trigger bump_generation_update after update on public.brand_colors referencing new table as
  changed for each statement execute function private.bump_generation();
create trigger count_revision before update on public.brand_colors for each row execute function
  private.count_revision();
create trigger first_revision before insert on public.brand_colors for each row execute function
  private.count_revision();
create trigger record_setting_change after insert or delete or update on public.brand_colors for
  each row execute function private.record_setting_change();
create trigger swap_active_scheme before insert on public.brand_colors for each row when
  (new.is_active) execute function private.swap_active_scheme();
create trigger swap_active_scheme_again before update of is_active on public.brand_colors for each
  row when ((new.is_active and (not old.is_active))) execute function private.swap_active_scheme();
grant select (id, scheme_name, scheme_description, primary_color, accent_color, neutral_scale,
  semantic_colors, system_colors, gradients, shadows, is_active, created_at, revision) on
  public.brand_colors to anon;
grant delete, insert (id, scheme_name, scheme_description, primary_color, accent_color,
  neutral_scale, semantic_colors, system_colors, gradients, shadows, is_active, created_at,
  revision), select (id, scheme_name, scheme_description, primary_color, accent_color,
  neutral_scale, semantic_colors, system_colors, gradients, shadows, is_active, created_at,
  revision), update (id, scheme_name, scheme_description, primary_color, accent_color,
  neutral_scale, semantic_colors, system_colors, gradients, shadows, is_active, created_at,
  revision) on public.brand_colors to authenticated;
grant delete, insert, select, update on public.brand_colors to service_role;

-- Brands served by this site, chosen by host name.
create table public.business_units (
  id uuid not null default gen_random_uuid(),
  slug text not null,
  name text not null,
  -- Host names, lower case, with port where it is not the scheme's own.
  hosts text[] not null default '{}'::text[],
  is_default boolean not null default false,
  created_at timestamptz not null default now(),
  constraint business_units_pkey primary key (id),
  constraint business_units_slug_key unique (slug),
  constraint business_units_name_check check (((length(name) >= 1) and (length(name) <= 120))),
  constraint business_units_slug_check check ((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'))
);
create unique index business_units_one_default on public.business_units using btree (is_default)
  where is_default;
create policy business_units_server on public.business_units for all to service_role using (true)
  with check (true);
create trigger bump_generation_delete after delete on public.business_units referencing old table
  as changed for each statement execute function private.bump_generation();
create trigger bump_generation_insert after insert on public.business_units referencing new table
  as changed for each statement execute function private.bump_generation();
create trigger bump_generation_truncate after truncate on public.business_units for each statement
  execute function private.bump_generation();
create trigger bump_generation_update after update on public.business_units referencing new table
  as changed for each statement execute function private.bump_generation();
grant delete, insert, select, update on public.business_units to service_role;

-- A row, not a sequence: the new number becomes visible with the change that caused it.
create table public.cache_generation (
  singleton boolean not null default true,
  -- Rises with every change to a table that pages read; announced on channel "generation".
  generation bigint not null default 1,
  changed_at timestamptz not null default now(),
  constraint cache_generation_pkey primary key (singleton),
  constraint cache_generation_singleton_check check (singleton)
);
create policy cache_generation_read on public.cache_generation for select to anon, authenticated,
  service_role using (true);
grant select (generation) on public.cache_generation to anon;
grant select (generation) on public.cache_generation to authenticated;
grant select (generation) on public.cache_generation to service_role;

-- Who was asked to follow the work for a client, until when. The link in the mail is made from the
-- row under the key of the site, and stands nowhere.
create table public.client_invitations (
  id uuid not null default gen_random_uuid(),
  organization_id uuid not null,
  project_id uuid,
  email text not null,
  name text not null,
  role text not null,
  locale text not null default 'pt-BR',
  -- Counts how often it was renewed: links of before are worth nothing.
  revision integer not null default 1,
  invited_by uuid default private.uid(),
  sent_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null default (clock_timestamp() + '7 days'::interval),
  accepted_at timestamptz,
  revoked_at timestamptz,
  created_at timestamptz not null default clock_timestamp(),
  constraint client_invitations_pkey primary key (id),
  constraint client_invitations_organization_id_fkey foreign key (organization_id) references
    public.client_organizations(id) on delete cascade,
  constraint client_invitations_project_id_fkey foreign key (project_id) references
    public.projects(id) on delete cascade,
  constraint client_invitations_email_check check (((email = lower(email)) and (length(email) <=
    254) and (email ~ '^[^[:space:]@]+@[^[:space:]@]+$'))),
  constraint client_invitations_locale_check check ((locale = any (array['pt-BR', 'en']))),
  constraint client_invitations_name_check check (((name = btrim(name)) and ((length(name) >= 1)
    and (length(name) <= 200)))),
  constraint client_invitations_role_check check ((role = any (array['owner', 'member',
    'finance'])))
);
create index client_invitations_by_email on public.client_invitations using btree (email);
create index client_invitations_of_project on public.client_invitations using btree (project_id)
  where (project_id is not null);
create unique index client_invitations_open on public.client_invitations using btree
  (organization_id, email) where ((accepted_at is null) and (revoked_at is null));
create policy client_invitations_server on public.client_invitations for select to service_role
  using (true);
create policy client_invitations_staff on public.client_invitations for select to authenticated
  using (((select private.in_every_product('projects', 'read')) or (exists ( select from
  public.client_organizations o where ((o.id = client_invitations.organization_id) and (o.products
  && (select private.products_in('projects', 'read'))))))));
grant select (id, organization_id, project_id, email, name, role, locale, revision, invited_by,
  sent_at, expires_at, accepted_at, revoked_at, created_at) on public.client_invitations to
  authenticated;
grant select on public.client_invitations to service_role;

-- People of a client who may see its work: owners approve, members comment, finance sees invoices.
create table public.client_members (
  id uuid not null default gen_random_uuid(),
  organization_id uuid not null,
  user_id uuid not null,
  role text not null,
  contact_id uuid,
  added_by uuid,
  created_at timestamptz not null default now(),
  constraint client_members_pkey primary key (id),
  constraint client_members_organization_id_user_id_key unique (organization_id, user_id),
  constraint client_members_added_by_fkey foreign key (added_by) references
    public.user_profiles(user_id) on delete set null,
  constraint client_members_contact_id_fkey foreign key (contact_id) references
    public.crm_contacts(id) on delete set null,
  constraint client_members_organization_id_fkey foreign key (organization_id) references
    public.client_organizations(id) on delete cascade,
  constraint client_members_user_id_fkey foreign key (user_id) references
    public.user_profiles(user_id) on delete cascade,
  constraint client_members_role_check check ((role = any (array['owner', 'member', 'finance'])))
);
create index client_members_added_by on public.client_members using btree (added_by) where
  (added_by is not null);
create index client_members_contact on public.client_members using btree (contact_id) where
  (contact_id is not null);
create index client_members_user on public.client_members using btree (user_id);
create policy client_members_people on public.client_members for select to authenticated using
  (private.is_member(organization_id));
create policy client_members_server on public.client_members for select to service_role using
  (true);
create policy client_members_staff on public.client_members for select to authenticated using
  (((select private.in_every_product('projects', 'read')) or (exists ( select from
  public.client_organizations o where ((o.id = client_members.organization_id) and (o.products &&
  (select private.products_in('projects', 'read'))))))));
create trigger a_follow_merge before insert or update of contact_id on public.client_members for
  each row execute function private.follow_merge();
create trigger record_member after insert or delete or update on public.client_members for each row
  execute function private.record_member();
grant select (id, organization_id, user_id, role, contact_id, added_by, created_at) on
  public.client_members to authenticated;
grant select on public.client_members to service_role;

-- How somebody of a client hears of a kind of news: by a mail at once, in the morning, or not at
-- all; without a row at once.
create table public.client_notice_choices (
  user_id uuid not null,
  -- What the news is of, as features/client-notices calls it: a word more needs no migration.
  kind text not null,
  way text not null,
  changed_at timestamptz not null default now(),
  constraint client_notice_choices_pkey primary key (user_id, kind),
  constraint client_notice_choices_user_id_fkey foreign key (user_id) references
    public.user_profiles(user_id) on delete cascade,
  constraint client_notice_choices_kind_check check (((kind ~ '^[a-z]+([.-][a-z]+)*$') and
    (length(kind) <= 40))),
  constraint client_notice_choices_way_check check ((way = any (array['now', 'digest', 'off'])))
);
create policy client_notice_choices_own on public.client_notice_choices for select to authenticated
  using ((user_id = (select private.uid())));
create policy client_notice_choices_server on public.client_notice_choices for select to
  service_role using (true);
grant select (user_id, kind, way, changed_at) on public.client_notice_choices to authenticated;
grant select on public.client_notice_choices to service_role;

-- Clients: companies that a deal was won with, or a person where the deal names no company.
create table public.client_organizations (
  id uuid not null default gen_random_uuid(),
  -- As the company is called; empty for a person, who is called as the contact is.
  name text,
  company_id uuid,
  contact_id uuid,
  is_active boolean not null default true,
  revision integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Slugs of the products of its deals and projects; it only grows.
  products text[] not null default '{}'::text[],
  constraint client_organizations_pkey primary key (id),
  constraint client_organizations_company_id_key unique (company_id),
  constraint client_organizations_company_id_fkey foreign key (company_id) references
    public.crm_companies(id) on delete set null,
  constraint client_organizations_contact_id_fkey foreign key (contact_id) references
    public.crm_contacts(id) on delete set null,
  constraint client_organizations_check check (((company_id is null) or (contact_id is null))),
  constraint client_organizations_name_check check (((name = btrim(name)) and ((length(name) >= 1)
    and (length(name) <= 200)))),
  constraint client_organizations_products_check check ((array_position(products, null::text) is
    null))
);
create index client_organizations_contact on public.client_organizations using btree (contact_id)
  where (contact_id is not null);
create index client_organizations_products on public.client_organizations using gin (products);
create policy client_organizations_members on public.client_organizations for select to
  authenticated using (private.is_member(id));
create policy client_organizations_server on public.client_organizations for select to service_role
  using (true);
create policy client_organizations_staff on public.client_organizations for select to authenticated
  using (((products && (select private.products_in('projects', 'read'))) or (select
  private.in_every_product('projects', 'read'))));
create trigger a_follow_merge before insert or update of contact_id on public.client_organizations
  for each row execute function private.follow_merge();
create trigger count_revision before update on public.client_organizations for each row execute
  function private.count_revision();
create trigger rename_projects after update of name, company_id, contact_id on
  public.client_organizations for each row when ((((old.name is distinct from new.name) or
  (old.company_id is distinct from new.company_id)) or (old.contact_id is distinct from
  new.contact_id))) execute function private.rename_projects('client');
grant select (id, name, company_id, contact_id, is_active, revision, created_at, updated_at,
  products) on public.client_organizations to authenticated;
grant select on public.client_organizations to service_role;

-- Ready-made colour schemes for staff. Pages do not read them, so they bump no generation.
create table public.color_presets (
  id uuid not null default gen_random_uuid(),
  preset_name text not null,
  preset_description text,
  colors jsonb not null,
  usage_count integer not null default 0,
  is_active boolean not null default true,
  -- Rises with every change; a save names the revision that it was made on.
  revision integer not null default 1,
  constraint color_presets_pkey primary key (id),
  constraint color_presets_preset_name_key unique (preset_name),
  constraint color_presets_colors_check check ((jsonb_typeof(colors) = 'object')),
  constraint color_presets_usage_count_check check ((usage_count >= 0))
);
create policy color_presets_server on public.color_presets for all to service_role using (true)
  with check (true);
create policy color_presets_staff_delete on public.color_presets for delete to authenticated using
  ((select public.has_permission((select private.uid()), 'settings', 'delete')));
create policy color_presets_staff_insert on public.color_presets for insert to authenticated with
  check ((select public.has_permission((select private.uid()), 'settings', 'create')));
create policy color_presets_staff_read on public.color_presets for select to authenticated using
  ((select public.has_permission((select private.uid()), 'settings', 'read')));
create policy color_presets_staff_update on public.color_presets for update to authenticated using
  ((select public.has_permission((select private.uid()), 'settings', 'update'))) with check
  ((select public.has_permission((select private.uid()), 'settings', 'update')));
create trigger count_preset_use before insert or update of usage_count on public.color_presets for
  each row when ((current_user = 'authenticated'::name)) execute function
  private.count_preset_use();
create trigger count_revision before update on public.color_presets for each row execute function
  private.count_revision();
create trigger first_revision before insert on public.color_presets for each row execute function
  private.count_revision();
create trigger record_setting_change after insert or delete or update on public.color_presets for
  each row execute function private.record_setting_change();
grant delete, insert (id, preset_name, preset_description, colors, usage_count, is_active,
  revision), select (id, preset_name, preset_description, colors, usage_count, is_active,
  revision), update (id, preset_name, preset_description, colors, usage_count, is_active, revision)
  on public.color_presets to authenticated;
grant delete, insert, select, update on public.color_presets to service_role;

-- Holidays of the house's own, and what it makes of the national ones, which are computed.
create table public.company_holidays (
  id uuid not null default gen_random_uuid(),
  -- Which of the computed days this is about, every year; null for one of the house's own.
  code text,
  -- False where the house works on a computed day as on any other.
  is_kept boolean not null default true,
  day date,
  -- Comes again every year on the same day.
  yearly boolean not null default false,
  name text not null,
  -- Hours of that day, [["09:00", "12:00"]]; null: closed all day.
  spans jsonb,
  -- English of the name: {"en": {"name": …}}.
  translations jsonb not null default '{}'::jsonb,
  revision integer not null default 1,
  constraint company_holidays_pkey primary key (id),
  constraint company_holidays_code_key unique (code),
  constraint company_holidays_day_key unique (day),
  constraint company_holidays_check check (((code is null) <> (day is null))),
  constraint company_holidays_check1 check (((code is null) or (not yearly))),
  constraint company_holidays_check2 check ((is_kept or ((code is not null) and (spans is null)))),
  constraint company_holidays_code_check check ((code = any (array['new_year', 'carnival_monday',
    'carnival_tuesday', 'good_friday', 'tiradentes', 'labour', 'corpus_christi', 'independence',
    'aparecida', 'all_souls', 'republic', 'black_awareness', 'christmas']))),
  constraint company_holidays_day_check check (((day >= '2000-01-01'::date) and (day <=
    '2199-12-31'::date))),
  constraint company_holidays_name_check check (((name = btrim(name)) and ((length(name) >= 1) and
    (length(name) <= 80)))),
  constraint company_holidays_spans_check check (((octet_length((spans)::text) <= 200) and
    ((spans)::text ~
    '^\[\["([01]\d|2[0-3]):[0-5]\d", "([01]\d|2[0-3]):[0-5]\d"\](, \["([01]\d|2[0-3]):[0-5]\d", "([01]\d|2[0-3]):[0-5]\d"\])*\]$'))),
  constraint company_holidays_translations_check check (((jsonb_typeof(translations) = 'object')
    and (octet_length((translations)::text) <= 1000)))
);
create policy company_holidays_server on public.company_holidays for select to service_role using
  (true);
create policy company_holidays_staff_delete on public.company_holidays for delete to authenticated
  using ((select public.has_permission((select private.uid()), 'settings', 'update')));
create policy company_holidays_staff_insert on public.company_holidays for insert to authenticated
  with check ((select public.has_permission((select private.uid()), 'settings', 'update')));
create policy company_holidays_staff_read on public.company_holidays for select to authenticated
  using ((select public.has_permission((select private.uid()), 'settings', 'read')));
create policy company_holidays_staff_update on public.company_holidays for update to authenticated
  using ((select public.has_permission((select private.uid()), 'settings', 'update'))) with check
  ((select public.has_permission((select private.uid()), 'settings', 'update')));
create trigger bump_generation_delete after delete on public.company_holidays referencing old table
  as changed for each statement execute function private.bump_generation();
create trigger bump_generation_insert after insert on public.company_holidays referencing new table
  as changed for each statement execute function private.bump_generation();
create trigger bump_generation_truncate after truncate on public.company_holidays for each
  statement execute function private.bump_generation();
create trigger bump_generation_update after update on public.company_holidays referencing new table
  as changed for each statement execute function private.bump_generation();
create trigger change_open_hours after insert or delete or update on public.company_holidays for
  each statement execute function private.change_open_hours();
create trigger count_revision before insert or update on public.company_holidays for each row
  execute function private.count_revision();
create trigger reckon_answer_clocks after insert or delete or update on public.company_holidays for
  each statement execute function private.reckon_answer_clocks();
create trigger record_setting_change after insert or delete or update on public.company_holidays
  for each row execute function private.record_setting_change();
grant delete, insert (id, code, is_kept, day, yearly, name, spans, translations, revision), select
  (id, code, is_kept, day, yearly, name, spans, translations, revision), update (id, code, is_kept,
  day, yearly, name, spans, translations, revision) on public.company_holidays to authenticated;
grant select on public.company_holidays to service_role;

-- One row per business unit.
create table public.company_settings (
  id uuid not null default gen_random_uuid(),
  business_unit text not null default 'forja',
  company_name text not null,
  whatsapp_number text,
  support_email text,
  brand_primary_color text,
  brand_accent_color text,
  public_whatsapp_number text,
  public_support_email text,
  -- {"timezone": "America/Sao_Paulo", "days": {"mon": [["09:00", "18:00"]], …}}; a missing day is
  -- closed.
  business_hours jsonb,
  -- Addresses by network: linkedin, instagram, youtube.
  social_media jsonb not null default '{}'::jsonb,
  blog_url text,
  -- {"en": {…}}: the English of the columns of the same names.
  translations jsonb not null default '{}'::jsonb,
  -- Rises with every change; a save names the revision that it was made on.
  revision integer not null default 1,
  -- A mail of somebody whom nothing was sent waits for staff (wait), becomes feedback (entry) or
  -- opens a ticket (ticket) at once.
  strangers_mail text not null default 'wait',
  constraint company_settings_pkey primary key (id),
  constraint company_settings_business_unit_key unique (business_unit),
  constraint company_settings_business_unit_fkey foreign key (business_unit) references
    public.business_units(slug) on update cascade,
  constraint company_settings_blog_url_check check ((blog_url ~ '^https?://')),
  constraint company_settings_company_name_check check (((length(company_name) >= 1) and
    (length(company_name) <= 120))),
  constraint company_settings_public_support_email_check check ((public_support_email =
    lower(public_support_email))),
  constraint company_settings_social_media_check check ((jsonb_typeof(social_media) = 'object')),
  constraint company_settings_strangers_mail_check check ((strangers_mail = any (array['wait',
    'entry', 'ticket']))),
  constraint company_settings_support_email_check check ((support_email = lower(support_email))),
  constraint company_settings_translations_check check ((jsonb_typeof(translations) = 'object'))
);
create policy company_settings_read on public.company_settings for select to anon, authenticated
  using (true);
create policy company_settings_server on public.company_settings for all to service_role using
  (true) with check (true);
create policy company_settings_staff_delete on public.company_settings for delete to authenticated
  using ((select public.has_permission((select private.uid()), 'settings', 'delete')));
create policy company_settings_staff_insert on public.company_settings for insert to authenticated
  with check ((select public.has_permission((select private.uid()), 'settings', 'create')));
create policy company_settings_staff_read on public.company_settings for select to authenticated
  using ((select public.has_permission((select private.uid()), 'settings', 'read')));
create policy company_settings_staff_update on public.company_settings for update to authenticated
  using ((select public.has_permission((select private.uid()), 'settings', 'update'))) with check
  ((select public.has_permission((select private.uid()), 'settings', 'update')));
create trigger bump_generation_delete after delete on public.company_settings referencing old table
  as changed for each statement execute function private.bump_generation();
create trigger bump_generation_insert after insert on public.company_settings referencing new table
  as changed for each statement execute function private.bump_generation();
create trigger bump_generation_truncate after truncate on public.company_settings for each
  statement execute function private.bump_generation();
create trigger bump_generation_update after update on public.company_settings referencing new table
  as changed for each statement execute function private.bump_generation();
create trigger change_open_hours after update of business_hours on public.company_settings for each
  row when ((old.business_hours is distinct from new.business_hours)) execute function
  private.change_open_hours();
create trigger count_revision before update on public.company_settings for each row execute
  function private.count_revision();
create trigger first_open_hours after insert on public.company_settings for each row when
  ((new.business_hours is not null)) execute function private.change_open_hours();
create trigger first_revision before insert on public.company_settings for each row execute
  function private.count_revision();
create trigger reckon_answer_clocks after update of business_hours on public.company_settings for
  each row when ((old.business_hours is distinct from new.business_hours)) execute function
  private.reckon_answer_clocks();
create trigger record_setting_change after insert or delete or update on public.company_settings
  for each row execute function private.record_setting_change();
grant select (business_unit, company_name, brand_primary_color, brand_accent_color,
  public_whatsapp_number, public_support_email, business_hours, social_media) on
  public.company_settings to anon;
grant delete, insert (id, business_unit, company_name, whatsapp_number, support_email,
  brand_primary_color, brand_accent_color, public_whatsapp_number, public_support_email,
  business_hours, social_media, blog_url, translations, revision, strangers_mail), select (id,
  business_unit, company_name, whatsapp_number, support_email, brand_primary_color,
  brand_accent_color, public_whatsapp_number, public_support_email, business_hours, social_media,
  blog_url, translations, revision, strangers_mail), update (id, business_unit, company_name,
  whatsapp_number, support_email, brand_primary_color, brand_accent_color, public_whatsapp_number,
  public_support_email, business_hours, social_media, blog_url, translations, revision,
  strangers_mail) on public.company_settings to authenticated;
grant delete, insert, select, update on public.company_settings to service_role;

-- Proof of every choice about cookies: one row a choice, never changed, erased after five years.
create table public.consent_records (
  id uuid not null default gen_random_uuid(),
  -- A number drawn at random in the browser and kept there; nothing else says whose it is.
  subject text not null,
  -- Which wording was shown (consent-version.ts).
  version text not null,
  choice text not null,
  functionality boolean not null,
  analytics boolean not null,
  marketing boolean not null,
  -- False where the person switched off the cookieless counts as well.
  counted boolean not null,
  -- The browser sent Global Privacy Control.
  refused_by_browser boolean not null,
  locale text not null,
  created_at timestamptz not null default clock_timestamp(),
  constraint consent_records_pkey primary key (id),
  constraint consent_records_check check (((not refused_by_browser) or (not (functionality or
    analytics or marketing or counted)))),
  constraint consent_records_check1 check (((choice <> 'necessary') or (not (functionality or
    analytics or marketing)))),
  constraint consent_records_check2 check (((choice <> 'all') or (functionality and analytics and
    marketing))),
  constraint consent_records_choice_check check ((choice = any (array['all', 'necessary',
    'custom']))),
  constraint consent_records_locale_check check ((locale = any (array['pt-BR', 'en']))),
  constraint consent_records_subject_check check ((subject ~ '^[0-9a-f]{32}$')),
  constraint consent_records_version_check check ((version ~ '^[0-9a-f]{8}$'))
);
create index consent_records_oldest on public.consent_records using btree (created_at);
create index consent_records_subject on public.consent_records using btree (subject, created_at
  desc);
create policy consent_records_server on public.consent_records for select to service_role using
  (true);
grant select on public.consent_records to service_role;

-- Ways to reach the company; a phone's value is E.164.
create table public.contact_info (
  id uuid not null default gen_random_uuid(),
  type text not null,
  label text not null,
  -- For an address: JSON with city and state, and optionally street, district and postal_code.
  value text not null,
  display_order integer not null default 0,
  business_unit text not null default 'forja',
  is_active boolean not null default true,
  is_public boolean not null default true,
  translations jsonb not null default '{}'::jsonb,
  -- Rises with every change; a save names the revision that it was made on.
  revision integer not null default 1,
  constraint contact_info_pkey primary key (id),
  constraint contact_info_business_unit_fkey foreign key (business_unit) references
    public.business_units(slug) on update cascade,
  constraint contact_info_check check ( case when (type = 'address') then ((value)::jsonb ?&
    array['city', 'state']) else true end),
  constraint contact_info_translations_check check ((jsonb_typeof(translations) = 'object')),
  constraint contact_info_type_check check ((type = any (array['social', 'email', 'phone',
    'address'])))
);
create index contact_info_shown on public.contact_info using btree (business_unit, display_order);
create policy contact_info_read on public.contact_info for select to anon, authenticated using
  ((is_active and is_public));
create policy contact_info_server on public.contact_info for all to service_role using (true) with
  check (true);
create policy contact_info_staff_delete on public.contact_info for delete to authenticated using
  ((select public.has_permission((select private.uid()), 'settings', 'delete')));
create policy contact_info_staff_insert on public.contact_info for insert to authenticated with
  check ((select public.has_permission((select private.uid()), 'settings', 'create')));
create policy contact_info_staff_read on public.contact_info for select to authenticated using
  ((select public.has_permission((select private.uid()), 'settings', 'read')));
create policy contact_info_staff_update on public.contact_info for update to authenticated using
  ((select public.has_permission((select private.uid()), 'settings', 'update'))) with check
  ((select public.has_permission((select private.uid()), 'settings', 'update')));
create trigger bump_generation_delete after delete on public.contact_info referencing old table as
  changed for each statement execute function private.bump_generation();
create trigger bump_generation_insert after insert on public.contact_info referencing new table as
  changed for each statement execute function private.bump_generation();
create trigger bump_generation_truncate after truncate on public.contact_info for each statement
  execute function private.bump_generation();
create trigger bump_generation_update after update on public.contact_info referencing new table as
  changed for each statement execute function private.bump_generation();
create trigger count_revision before update on public.contact_info for each row execute function
  private.count_revision();
create trigger first_revision before insert on public.contact_info for each row execute function
  private.count_revision();
create trigger record_setting_change after insert or delete or update on public.contact_info for
  each row execute function private.record_setting_change();
grant select (id, type, label, value, display_order, business_unit, is_active, is_public,
  translations, revision) on public.contact_info to anon;
grant delete, insert (id, type, label, value, display_order, business_unit, is_active, is_public,
  translations, revision), select (id, type, label, value, display_order, business_unit, is_active,
  is_public, translations, revision), update (id, type, label, value, display_order, business_unit,
  is_active, is_public, translations, revision) on public.contact_info to authenticated;
grant delete, insert, select, update on public.contact_info to service_role;

-- Every address that an item of content has had. An earlier one redirects to the current one for
-- good.
create table public.content_addresses (
  id uuid not null default gen_random_uuid(),
  kind text not null,
  -- What content_overrides calls the item.
  slug text not null,
  -- The part of the address that stands for the item.
  address text not null,
  is_current boolean not null,
  created_at timestamptz not null default now(),
  constraint content_addresses_pkey primary key (id),
  constraint content_addresses_kind_address_key unique (kind, address),
  constraint content_addresses_address_check check (((address ~ '^[a-z0-9]+(-[a-z0-9]+)*$') and
    (length(address) <= 120))),
  constraint content_addresses_kind_check check ((kind ~ '^[a-z]{2,40}$')),
  constraint content_addresses_slug_check check ((slug ~ '^[A-Za-z0-9-]{1,120}$'))
);
create unique index content_addresses_current on public.content_addresses using btree (kind, slug)
  where is_current;
create policy content_addresses_server on public.content_addresses for select to service_role using
  (true);
create policy content_addresses_staff_read on public.content_addresses for select to authenticated
  using ((select public.has_permission((select private.uid()), 'settings', 'read')));
create trigger bump_generation_delete after delete on public.content_addresses referencing old
  table as changed for each statement execute function private.bump_generation();
create trigger bump_generation_insert after insert on public.content_addresses referencing new
  table as changed for each statement execute function private.bump_generation();
create trigger bump_generation_truncate after truncate on public.content_addresses for each
  statement execute function private.bump_generation();
create trigger bump_generation_update after update on public.content_addresses referencing new
  table as changed for each statement execute function private.bump_generation();
grant select (id, kind, slug, address, is_current, created_at) on public.content_addresses to
  authenticated;
grant select on public.content_addresses to service_role;

-- Texts of content items that differ from the files. Keys are paths inside of the item.
create table public.content_overrides (
  id uuid not null default gen_random_uuid(),
  kind text not null,
  -- What the item is called in its file.
  slug text not null,
  -- What waits to be published; null when nothing waits.
  draft jsonb,
  -- What pages show over the file; null when they show the file.
  published jsonb,
  published_at timestamptz,
  -- Rises with every change; a save names the revision that it was made on.
  revision integer not null default 1,
  -- Whether the site shows the item: visible, hidden (staff keep it in their list), or removed.
  visibility text not null default 'visible',
  -- When staff last hid, removed or showed the item; null when they never did.
  visibility_changed_at timestamptz,
  constraint content_overrides_pkey primary key (id),
  constraint content_overrides_kind_slug_key unique (kind, slug),
  constraint content_overrides_check check (((published is null) or (published_at is not null))),
  constraint content_overrides_draft_check check ((jsonb_typeof(draft) = 'object')),
  constraint content_overrides_draft_check1 check ((octet_length(coalesce((draft)::text, '')) <=
    200000)),
  constraint content_overrides_kind_check check ((kind ~ '^[a-z]{2,40}$')),
  constraint content_overrides_published_check check ((jsonb_typeof(published) = 'object')),
  constraint content_overrides_published_check1 check ((octet_length(coalesce((published)::text,
    '')) <= 200000)),
  constraint content_overrides_slug_check check ((slug ~ '^[A-Za-z0-9-]{1,120}$')),
  constraint content_overrides_visibility_check check ((visibility = any (array['visible',
    'hidden', 'removed'])))
);
create policy content_overrides_server on public.content_overrides for all to service_role using
  (true) with check (true);
create policy content_overrides_staff_delete on public.content_overrides for delete to
  authenticated using ((select public.has_permission((select private.uid()), 'settings',
  'delete')));
create policy content_overrides_staff_insert on public.content_overrides for insert to
  authenticated with check ((select public.has_permission((select private.uid()), 'settings',
  'create')));
create policy content_overrides_staff_read on public.content_overrides for select to authenticated
  using ((select public.has_permission((select private.uid()), 'settings', 'read')));
create policy content_overrides_staff_update on public.content_overrides for update to
  authenticated using ((select public.has_permission((select private.uid()), 'settings',
  'update'))) with check ((select public.has_permission((select private.uid()), 'settings',
  'update')));
create trigger bump_generation_delete after delete on public.content_overrides referencing old
  table as changed for each statement execute function private.bump_generation();
create trigger bump_generation_insert after insert on public.content_overrides referencing new
  table as changed for each statement execute function private.bump_generation();
create trigger bump_generation_truncate after truncate on public.content_overrides for each
  statement execute function private.bump_generation();
create trigger bump_generation_update after update on public.content_overrides referencing new
  table as changed for each statement execute function private.bump_generation();
create trigger count_revision before update on public.content_overrides for each row execute
  function private.count_revision();
create trigger first_revision before insert on public.content_overrides for each row execute
  function private.count_revision();
create trigger follow_name after insert or update of published on public.content_overrides for each
  row when ((new.kind = 'person')) execute function private.follow_name();
create trigger follow_name_back after delete on public.content_overrides for each row when
  ((old.kind = 'person')) execute function private.follow_name();
create trigger record_setting_change after insert or delete or update on public.content_overrides
  for each row execute function private.record_setting_change();
grant delete, insert (id, kind, slug, draft, published, published_at, revision, visibility,
  visibility_changed_at), select (id, kind, slug, draft, published, published_at, revision,
  visibility, visibility_changed_at), update (id, kind, slug, draft, published, published_at,
  revision, visibility, visibility_changed_at) on public.content_overrides to authenticated;
grant delete, insert, select, update on public.content_overrides to service_role;

-- Unexpected errors, grouped by fingerprint; without query values, e-mails and phone numbers.
create table public.crash_reports (
  id uuid not null default gen_random_uuid(),
  fingerprint text not null,
  origin text not null,
  -- Method and id of the route, or the kind of the job.
  route text not null,
  release text not null,
  message text not null,
  stack text not null default '',
  -- The newest 20, newest first: what the crash screen shows to the visitor.
  request_ids text[] not null default '{}'::text[],
  seen_count bigint not null default 1,
  -- How many of seen_count the team has been told of.
  mailed_count bigint not null default 0,
  -- When a mail was last put into the outbox; null while the limit of all crashes held it back.
  mail_asked_at timestamptz,
  first_seen_at timestamptz not null default clock_timestamp(),
  last_seen_at timestamptz not null default clock_timestamp(),
  constraint crash_reports_pkey primary key (id),
  constraint crash_reports_fingerprint_key unique (fingerprint),
  constraint crash_reports_fingerprint_check check ((fingerprint ~ '^[0-9a-f]{32}$')),
  constraint crash_reports_mailed_count_check check ((mailed_count >= 0)),
  constraint crash_reports_message_check check ((length(message) <= 500)),
  constraint crash_reports_origin_check check ((origin = any (array['page', 'job']))),
  constraint crash_reports_release_check check ((length(release) <= 100)),
  constraint crash_reports_request_ids_check check ((cardinality(request_ids) <= 20)),
  constraint crash_reports_route_check check ((length(route) <= 200)),
  constraint crash_reports_seen_count_check check ((seen_count > 0)),
  constraint crash_reports_stack_check check ((length(stack) <= 4000))
);
create index crash_reports_newest on public.crash_reports using btree (last_seen_at desc, id);
create policy crash_reports_server on public.crash_reports for select to service_role using (true);
create policy crash_reports_told on public.crash_reports for update to service_role using (true)
  with check (true);
grant select, update (mailed_count) on public.crash_reports to service_role;

-- Companies that contacts work for.
create table public.crm_companies (
  id uuid not null default gen_random_uuid(),
  name text not null,
  -- Fourteen characters without marks, check digits right.
  cnpj text,
  site text,
  city text,
  state text,
  -- Slugs of the products that its contacts and deals belong to.
  products text[] not null default '{}'::text[],
  owner_id uuid,
  is_active boolean not null default true,
  revision integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint crm_companies_pkey primary key (id),
  constraint crm_companies_cnpj_key unique (cnpj),
  constraint crm_companies_owner_id_fkey foreign key (owner_id) references
    public.user_profiles(user_id) on delete set null,
  constraint crm_companies_city_check check ((length(city) <= 120)),
  constraint crm_companies_cnpj_check check ((cnpj ~ '^[0-9A-Z]{12}[0-9]{2}$')),
  constraint crm_companies_name_check check (((name = btrim(name)) and ((length(name) >= 1) and
    (length(name) <= 200)))),
  constraint crm_companies_site_check check (((length(site) <= 300) and (site ~ '^https?://'))),
  constraint crm_companies_state_check check ((state ~ '^[A-Z]{2}$'))
);
create index crm_companies_by_folded_name on public.crm_companies using btree
  (private.folded(name), id);
create index crm_companies_by_lower_name on public.crm_companies using btree (lower(name));
create index crm_companies_by_spelling on public.crm_companies using gin (private.folded(((name ||
  ' ') || coalesce(cnpj, ''))) extensions.gin_trgm_ops);
create index crm_companies_newest on public.crm_companies using btree (created_at, id);
create index crm_companies_owner on public.crm_companies using btree (owner_id);
create policy crm_companies_server on public.crm_companies for select to service_role using (true);
create policy crm_companies_staff on public.crm_companies for select to authenticated using
  (((products && (select private.products_in('crm', 'read'))) or (select
  private.in_every_product('crm', 'read'))));
create trigger count_revision before update on public.crm_companies for each row execute function
  private.count_revision();
create trigger name_of_company_changed after update of name on public.crm_companies for each row
  when ((old.name <> new.name)) execute function private.name_of_company_changed();
create trigger record_contact_event after update on public.crm_companies for each row execute
  function private.record_contact_event('company');
create trigger record_gone_contacts after delete on public.crm_companies referencing old table as
  gone for each statement execute function private.record_gone_contacts('company');
create trigger record_new_contacts after insert on public.crm_companies referencing new table as
  added for each statement execute function private.record_new_contacts('company');
create trigger rename_deals after update of name on public.crm_companies for each row when
  ((old.name is distinct from new.name)) execute function private.rename_deals('company');
create trigger rename_projects after update of name on public.crm_companies for each row when
  ((old.name is distinct from new.name)) execute function private.rename_projects('company');
create trigger rename_tickets after update of name on public.crm_companies for each row when
  ((old.name is distinct from new.name)) execute function private.rename_tickets('company');
grant select (id, name, cnpj, site, city, state, products, owner_id, is_active, revision,
  created_at, updated_at) on public.crm_companies to authenticated;
grant select on public.crm_companies to service_role;

-- E-mails and phones of a contact; the primary ones stand in crm_contacts as well.
create table public.crm_contact_points (
  id uuid not null default gen_random_uuid(),
  contact_id uuid not null,
  kind text not null,
  value text not null,
  -- What two ways of writing it have in common: lower-case address, or private.phone_key().
  match_key text not null,
  label text,
  is_primary boolean not null default false,
  created_at timestamptz not null default now(),
  constraint crm_contact_points_pkey primary key (id),
  constraint crm_contact_points_contact_id_kind_match_key_key unique (contact_id, kind, match_key),
  constraint crm_contact_points_contact_id_fkey foreign key (contact_id) references
    public.crm_contacts(id) on delete cascade,
  constraint crm_contact_points_kind_check check ((kind = any (array['email', 'phone']))),
  constraint crm_contact_points_label_check check ((length(label) <= 60)),
  constraint crm_contact_points_match_key_check check (((length(match_key) >= 3) and
    (length(match_key) <= 254))),
  constraint crm_contact_points_value_check check (((length(value) >= 3) and (length(value) <=
    254)))
);
create index crm_contact_points_domain on public.crm_contact_points using btree
  (split_part(match_key, '@', 2)) where (kind = 'email');
create index crm_contact_points_gmail on public.crm_contact_points using btree
  (replace(split_part(split_part(match_key, '@', 1), '+', 1), '.', '')) where ((kind = 'email') and
  (split_part(match_key, '@', 2) = any (array['gmail.com', 'googlemail.com'])));
create index crm_contact_points_match on public.crm_contact_points using btree (match_key, kind);
create unique index crm_contact_points_one_primary on public.crm_contact_points using btree
  (contact_id, kind) where is_primary;
create policy crm_contact_points_server on public.crm_contact_points for select to service_role
  using (true);
create policy crm_contact_points_staff on public.crm_contact_points for select to authenticated
  using ((exists ( select from public.crm_contacts c where (c.id =
  crm_contact_points.contact_id))));
create trigger find_by_changed_points after update on public.crm_contact_points referencing old
  table as gone new table as added for each statement execute function private.find_by_points();
create trigger find_by_new_points after insert on public.crm_contact_points referencing new table
  as added for each statement execute function private.find_by_points();
create trigger find_without_points after delete on public.crm_contact_points referencing old table
  as gone for each statement execute function private.find_by_points();
grant select (id, contact_id, kind, value, match_key, label, is_primary, created_at) on
  public.crm_contact_points to authenticated;
grant select on public.crm_contact_points to service_role;

-- People and companies that got in touch.
create table public.crm_contacts (
  id uuid not null default gen_random_uuid(),
  name text,
  -- Lower case; one contact an address.
  email text,
  -- E.164 when phone_verified, else as the person typed it.
  phone text,
  phone_key text generated always as (private.phone_key(phone)) stored,
  phone_verified boolean not null default false,
  company text,
  source text not null,
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  company_id uuid,
  job_title text,
  owner_id uuid,
  -- The contact that took this one in: it is never revived, and leads to the survivor.
  merged_into uuid,
  -- Slugs of the products it belongs to: by its source, and by every deal it has.
  products text[] not null default '{}'::text[],
  revision integer not null default 1,
  constraint crm_contacts_pkey primary key (id),
  constraint crm_contacts_email_key unique (email),
  constraint crm_contacts_company_id_fkey foreign key (company_id) references
    public.crm_companies(id) on delete set null,
  constraint crm_contacts_merged_into_fkey foreign key (merged_into) references
    public.crm_contacts(id) on delete cascade,
  constraint crm_contacts_owner_id_fkey foreign key (owner_id) references
    public.user_profiles(user_id) on delete set null,
  constraint crm_contacts_check check ((merged_into <> id)),
  constraint crm_contacts_company_check check ((length(company) <= 200)),
  constraint crm_contacts_email_check check (((email = lower(email)) and (length(email) <= 254))),
  constraint crm_contacts_job_title_check check ((length(job_title) <= 120)),
  constraint crm_contacts_name_check check ((length(name) <= 200)),
  constraint crm_contacts_phone_check check ((length(phone) <= 40))
);
create index crm_contacts_by_source on public.crm_contacts using btree (source) where is_active;
create index crm_contacts_company on public.crm_contacts using btree (company_id) where (company_id
  is not null);
create index crm_contacts_counted on public.crm_contacts using btree (created_at, id) include
  (source) where is_active;
create index crm_contacts_merged on public.crm_contacts using btree (merged_into) where
  (merged_into is not null);
create index crm_contacts_owner on public.crm_contacts using btree (owner_id) where (owner_id is
  not null);
create index crm_contacts_phone_key on public.crm_contacts using btree (phone_key) where (phone_key
  is not null);
create index crm_contacts_untouched on public.crm_contacts using btree (updated_at, id);
create policy crm_contacts_server on public.crm_contacts for select to service_role using (true);
create policy crm_contacts_staff on public.crm_contacts for select to authenticated using
  (((products && (select private.products_in('crm', 'read'))) or (select
  private.in_every_product('crm', 'read'))));
create trigger count_revision before update on public.crm_contacts for each row execute function
  private.count_revision();
create trigger keep_contact_points after update of email, phone on public.crm_contacts for each row
  execute function private.keep_contact_points();
create trigger keep_contact_words after update of name, email, phone, company, company_id,
  job_title, source, owner_id, products, is_active, merged_into, created_at on public.crm_contacts
  for each row execute function private.keep_contact_words();
create trigger keep_points_of_new_contacts after insert on public.crm_contacts referencing new
  table as added for each statement execute function private.keep_points_of_new_contacts();
create trigger keep_words_of_new_contacts after insert on public.crm_contacts referencing new table
  as added for each statement execute function private.keep_words_of_new_contacts();
create trigger record_contact_event after update on public.crm_contacts for each row execute
  function private.record_contact_event('contact');
create trigger record_gone_contacts after delete on public.crm_contacts referencing old table as
  gone for each statement execute function private.record_gone_contacts('contact');
create trigger record_new_contacts after insert on public.crm_contacts referencing new table as
  added for each statement execute function private.record_new_contacts('contact');
create trigger rename_deals after update of name, email, company on public.crm_contacts for each
  row when (((old.name is distinct from new.name) or (old.email is distinct from new.email) or
  (old.company is distinct from new.company))) execute function private.rename_deals('contact');
create trigger rename_leads after update of name, email, company, phone on public.crm_contacts for
  each row when (((old.name is distinct from new.name) or (old.email is distinct from new.email) or
  (old.company is distinct from new.company) or (old.phone is distinct from new.phone))) execute
  function private.rename_leads();
create trigger rename_projects after update of name, email on public.crm_contacts for each row when
  (((old.name is distinct from new.name) or (old.email is distinct from new.email))) execute
  function private.rename_projects('contact');
create trigger rename_tickets after update of name, company on public.crm_contacts for each row
  when (((old.name is distinct from new.name) or (old.company is distinct from new.company)))
  execute function private.rename_tickets('contact');
create trigger score_contact after update of phone_verified on public.crm_contacts for each row
  when ((old.phone_verified is distinct from new.phone_verified)) execute function
  private.score_contact();
create trigger take_company_products after update of company_id, products on public.crm_contacts
  for each row when ((new.company_id is not null)) execute function private.take_company_products();
create trigger take_products_of_new_contacts after insert on public.crm_contacts referencing new
  table as added for each statement execute function private.take_products_of_new_contacts();
create trigger take_products_of_source before insert or update of source on public.crm_contacts for
  each row execute function private.take_products_of_source();
grant select (id, name, email, phone, phone_key, phone_verified, company, source, is_active,
  created_at, updated_at, company_id, job_title, owner_id, merged_into, products, revision) on
  public.crm_contacts to authenticated;
grant select on public.crm_contacts to service_role;

-- Chances of business with a contact.
create table public.crm_deals (
  id uuid not null default gen_random_uuid(),
  contact_id uuid not null,
  pipeline_id uuid not null,
  stage_id uuid not null,
  title text not null,
  -- Brazilian reais.
  value numeric(14,2) not null default 0,
  source text not null,
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- That of its pipeline, kept by trigger.
  product text,
  company_id uuid,
  owner_id uuid,
  expected_close date,
  -- When it came into its stage.
  stage_since timestamptz not null default now(),
  -- When somebody last did something with it or its contact: note, mail, call, move, task done.
  touched_at timestamptz not null default now(),
  closed_at timestamptz,
  close_reason text,
  close_note text,
  -- The lead it began with; null where begun by hand.
  lead_id uuid,
  revision integer not null default 1,
  -- The kind of its stage, kept by trigger.
  state text not null default 'open',
  -- The client that a won deal made; work for it begins here.
  organization_id uuid,
  constraint crm_deals_pkey primary key (id),
  constraint crm_deals_company_id_fkey foreign key (company_id) references public.crm_companies(id)
    on delete set null,
  constraint crm_deals_contact_id_fkey foreign key (contact_id) references public.crm_contacts(id)
    on delete cascade,
  constraint crm_deals_lead_id_fkey foreign key (lead_id) references
    public.qualification_submissions(id) on delete set null,
  constraint crm_deals_organization_id_fkey foreign key (organization_id) references
    public.client_organizations(id) on delete set null,
  constraint crm_deals_owner_id_fkey foreign key (owner_id) references
    public.user_profiles(user_id) on delete set null,
  constraint crm_deals_pipeline_id_fkey foreign key (pipeline_id) references
    public.crm_pipelines(id),
  constraint crm_deals_pipeline_id_stage_id_fkey foreign key (pipeline_id, stage_id) references
    public.crm_stages(pipeline_id, id),
  constraint crm_deals_product_fkey foreign key (product) references public.crm_products(slug),
  constraint crm_deals_close_note_check check ((length(close_note) <= 2000)),
  constraint crm_deals_close_reason_check check ((close_reason ~ '^[a-z_]{1,40}$')),
  constraint crm_deals_product_check check ((product is not null)),
  constraint crm_deals_state_check check ((state = any (array['open', 'won', 'lost']))),
  constraint crm_deals_value_check check ((value >= (0)::numeric))
);
create index crm_deals_by_close on public.crm_deals using btree (expected_close) where (is_active
  and (expected_close is not null));
create index crm_deals_by_close_in_state on public.crm_deals using btree (state,
  coalesce(expected_close, '9999-12-31'::date), id) where is_active;
create index crm_deals_by_value on public.crm_deals using btree (value, id) where is_active;
create index crm_deals_by_value_in_state on public.crm_deals using btree (state, value, id) where
  is_active;
create index crm_deals_company on public.crm_deals using btree (company_id) where (company_id is
  not null);
create index crm_deals_in_stage on public.crm_deals using btree (pipeline_id, stage_id);
create index crm_deals_lead on public.crm_deals using btree (lead_id) where (lead_id is not null);
create index crm_deals_newest on public.crm_deals using btree (created_at, id) where is_active;
create index crm_deals_newest_in_state on public.crm_deals using btree (state, created_at, id)
  where is_active;
create index crm_deals_of_contact on public.crm_deals using btree (contact_id);
create index crm_deals_of_owner on public.crm_deals using btree (owner_id, state, created_at, id)
  where (is_active and (owner_id is not null));
create index crm_deals_of_owner_untouched on public.crm_deals using btree (owner_id, touched_at)
  where (is_active and (state = 'open'));
create index crm_deals_on_board on public.crm_deals using btree (stage_id, stage_since, id) where
  is_active;
create index crm_deals_organization on public.crm_deals using btree (organization_id) where
  (organization_id is not null);
create index crm_deals_owner on public.crm_deals using btree (owner_id) where (owner_id is not
  null);
create index crm_deals_results on public.crm_deals using btree (coalesce(closed_at,
  'infinity'::timestamptz), id) where is_active;
create index crm_deals_results_of_source on public.crm_deals using btree (source,
  coalesce(closed_at, 'infinity'::timestamptz), id) where is_active;
create index crm_deals_sums on public.crm_deals using btree (pipeline_id, state, stage_id,
  closed_at) include (value, touched_at, expected_close, product) where is_active;
create index crm_deals_touched on public.crm_deals using btree (touched_at) where (is_active and
  (state = 'open'));
create policy crm_deals_server on public.crm_deals for select to service_role using (true);
create policy crm_deals_staff on public.crm_deals for select to authenticated using ((product = any
  ((select private.products_in('crm', 'read'))::text[])));
create trigger a_follow_merge before insert or update of contact_id on public.crm_deals for each
  row execute function private.follow_merge();
create trigger follow_product_of_deal after update of pipeline_id, product on public.crm_deals for
  each row when ((old.product is distinct from new.product)) execute function
  private.follow_product_of_deal();
create trigger keep_deal_times before insert or update on public.crm_deals for each row execute
  function private.keep_deal_times();
create trigger keep_deal_words after update of title, contact_id, company_id on public.crm_deals
  for each row execute function private.keep_deal_words();
create trigger keep_words_of_new_deals after insert on public.crm_deals referencing new table as
  added for each statement execute function private.keep_words_of_new_deals();
create trigger mark_gone_deals after delete on public.crm_deals referencing old table as gone for
  each statement execute function private.mark_gone_deals();
create trigger mark_lead_day_of_deal after update on public.crm_deals for each row when
  (((old.state is distinct from new.state) or (old.is_active is distinct from new.is_active)))
  execute function private.mark_lead_day_of_deal();
create trigger mark_new_deals after insert on public.crm_deals referencing new table as added for
  each statement execute function private.mark_new_deals();
create trigger mark_open_deal after update of contact_id, stage_id, is_active on public.crm_deals
  for each row execute function private.mark_open_deal();
create trigger record_deal_events after update on public.crm_deals for each row execute function
  private.record_deal_events();
create trigger record_gone_deals after delete on public.crm_deals referencing old table as gone for
  each statement execute function private.record_gone_deals();
create trigger record_new_deals after insert on public.crm_deals referencing new table as added for
  each statement execute function private.record_new_deals();
create trigger spread_product after update of product, contact_id on public.crm_deals for each row
  execute function private.spread_product();
create trigger spread_product_to_client after insert or update of organization_id, pipeline_id,
  product on public.crm_deals for each row when ((new.organization_id is not null)) execute
  function private.spread_product_to_client();
create trigger spread_products_of_new_deals after insert on public.crm_deals referencing new table
  as added for each statement execute function private.spread_products_of_new_deals();
create trigger take_company_products after update of company_id, product on public.crm_deals for
  each row when ((new.company_id is not null)) execute function private.take_company_products();
create trigger take_product_of_pipeline before insert or update of pipeline_id, product on
  public.crm_deals for each row execute function private.take_product_of_pipeline();
grant select (id, contact_id, pipeline_id, stage_id, title, value, source, is_active, created_at,
  updated_at, product, company_id, owner_id, expected_close, stage_since, touched_at, closed_at,
  close_reason, close_note, lead_id, revision, state, organization_id) on public.crm_deals to
  authenticated;
grant select on public.crm_deals to service_role;

-- What happened, one row a fact, written by triggers in the transaction of the fact; never
-- changed. Erasure of a person empties texts and links and keeps stage, value and dates.
create table public.crm_events (
  id bigint not null,
  subject text not null,
  subject_id uuid not null,
  contact_id uuid,
  product text,
  kind text not null,
  from_value text,
  to_value text,
  details jsonb not null default '{}'::jsonb,
  actor uuid,
  at timestamptz not null default clock_timestamp(),
  -- Tells what was changed at once; null for what was changed by itself.
  act uuid default (nullif(current_setting('forja.act', true), ''))::uuid,
  constraint crm_events_pkey primary key (id),
  constraint crm_events_actor_fkey foreign key (actor) references public.user_profiles(user_id) on
    delete set null,
  constraint crm_events_product_fkey foreign key (product) references public.crm_products(slug),
  constraint crm_events_details_check check ((jsonb_typeof(details) = 'object')),
  constraint crm_events_from_value_check check ((length(from_value) <= 2000)),
  constraint crm_events_kind_check check ((kind ~ '^[a-z_]{1,40}$')),
  constraint crm_events_subject_check check ((subject = any (array['deal', 'contact', 'company',
    'lead', 'task']))),
  constraint crm_events_to_value_check check ((length(to_value) <= 2000))
);
create index crm_events_actor on public.crm_events using btree (actor) where (actor is not null);
create index crm_events_deal_steps on public.crm_events using btree (subject_id, at, id) include
  (kind, to_value, from_value) where ((subject = 'deal') and (kind = any (array['opened', 'moved',
  'won', 'lost', 'reopened', 'pipeline'])));
create index crm_events_deal_steps_by_time on public.crm_events using btree (at) where ((subject =
  'deal') and (kind = any (array['opened', 'moved', 'won', 'lost', 'reopened', 'pipeline'])));
create index crm_events_facts_by_time on public.crm_events using btree (subject, kind, at) where
  ((subject = any (array['lead', 'deal'])) and (kind = any (array['status', 'owner', 'value',
  'expected_close'])));
create index crm_events_of_act on public.crm_events using btree (act, subject_id) where (act is not
  null);
create index crm_events_of_contact on public.crm_events using btree (contact_id, at, id) where
  (contact_id is not null);
create index crm_events_of_subject on public.crm_events using btree (subject_id, at, id);
create policy crm_events_server on public.crm_events for select to service_role using (true);
create policy crm_events_staff on public.crm_events for select to authenticated using (((product =
  any ((select private.products_in('crm', 'read'))::text[])) or ((product is null) and (select
  private.in_every_product('crm', 'read')))));
create trigger queue_rule_facts after insert on public.crm_events referencing new table as added
  for each statement execute function private.queue_rule_facts();
grant select (id, subject, subject_id, contact_id, product, kind, from_value, to_value, details,
  actor, at, act) on public.crm_events to authenticated;
grant select, select (act) on public.crm_events to service_role;

-- The lines of an import and what became of each; they go after 30 days, and with their contact.
create table public.crm_import_lines (
  id uuid not null default gen_random_uuid(),
  import_id uuid not null,
  line integer not null,
  cells text[] not null,
  -- What the cells say, in the form it is stored.
  fields jsonb not null default '{}'::jsonb,
  -- By the dry run: makes a contact (new), changes one that is known (known) or that a line before
  -- it is about (twin), changes nothing (unchanged), or cannot go in (problem).
  plan text not null,
  outcome text,
  -- The outcome, and before there is one the plan.
  standing text generated always as (coalesce(outcome, plan)) stored,
  -- Codes of what was wrong with it (field:code), or of why undoing kept it.
  remarks text[] not null default '{}'::text[],
  contact_id uuid,
  -- What it made and what stood there before, for undoing: rows {table, id, print, before, after}.
  traces jsonb not null default '{}'::jsonb,
  ran_at timestamptz,
  created_at timestamptz not null default now(),
  constraint crm_import_lines_pkey primary key (id),
  constraint crm_import_lines_import_id_line_key unique (import_id, line),
  constraint crm_import_lines_contact_id_fkey foreign key (contact_id) references
    public.crm_contacts(id) on delete cascade,
  constraint crm_import_lines_import_id_fkey foreign key (import_id) references
    public.crm_imports(id) on delete cascade,
  constraint crm_import_lines_fields_check check ((jsonb_typeof(fields) = 'object')),
  constraint crm_import_lines_line_check check ((line > 0)),
  constraint crm_import_lines_outcome_check check ((outcome = any (array['made', 'changed',
    'unchanged', 'problem', 'undone', 'kept']))),
  constraint crm_import_lines_plan_check check ((plan = any (array['new', 'known', 'twin',
    'unchanged', 'problem']))),
  constraint crm_import_lines_traces_check check ((jsonb_typeof(traces) = 'object'))
);
create index crm_import_lines_by_standing on public.crm_import_lines using btree (import_id,
  standing, line);
create index crm_import_lines_by_time on public.crm_import_lines using btree (created_at);
create index crm_import_lines_of_contact on public.crm_import_lines using btree (contact_id) where
  (contact_id is not null);
create index crm_import_lines_waiting on public.crm_import_lines using btree (import_id, line)
  where ((outcome is null) and (plan <> 'problem'));
create policy crm_import_lines_server on public.crm_import_lines for select to service_role using
  (true);
create policy crm_import_lines_staff on public.crm_import_lines for select to authenticated using
  ((import_id in ( select i.id from public.crm_imports i)));
create trigger a_follow_merge before insert or update of contact_id on public.crm_import_lines for
  each row execute function private.follow_merge();
grant select (id, import_id, line, cells, plan, outcome, standing, remarks, contact_id, ran_at) on
  public.crm_import_lines to authenticated;
grant select on public.crm_import_lines to service_role;

-- Files of contacts that staff have sent, with what each column means and how far it is.
create table public.crm_imports (
  -- Made by whoever sends it, so that a file that is sent twice is one import.
  id uuid not null,
  created_by uuid,
  product text not null,
  file_name text not null,
  -- The file, until its lines are in crm_import_lines and the import has begun.
  storage_key text,
  encoding text not null,
  separator text not null,
  header text[] not null,
  -- Of the header's words: the next file of the same person with this header is read alike.
  fingerprint text not null,
  lines integer not null,
  -- What each column is; empty for one that is left out.
  mapping text[],
  -- Source of the contacts whose line names none.
  source text not null,
  -- What a line does with a contact that is known: fills its blanks, replaces what it has, or
  -- nothing.
  on_known text not null default 'fill',
  state text not null default 'mapping',
  failure text,
  -- Counts the checks: one that was replaced stops.
  round integer not null default 0,
  -- Lines that are through, of the state it is in.
  passed integer not null default 0,
  made integer not null default 0,
  changed integer not null default 0,
  unchanged integer not null default 0,
  problems integer not null default 0,
  undone integer not null default 0,
  kept integer not null default 0,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  started_at timestamptz,
  ended_at timestamptz,
  undone_at timestamptz,
  constraint crm_imports_pkey primary key (id),
  constraint crm_imports_created_by_fkey foreign key (created_by) references
    public.user_profiles(user_id) on delete set null,
  constraint crm_imports_product_fkey foreign key (product) references public.crm_products(slug),
  constraint crm_imports_check check ((cardinality(mapping) = cardinality(header))),
  constraint crm_imports_encoding_check check ((encoding = any (array['utf-8', 'windows-1252']))),
  constraint crm_imports_failure_check check ((failure ~ '^[a-z_]{1,40}$')),
  constraint crm_imports_file_name_check check (((length(file_name) >= 1) and (length(file_name) <=
    200))),
  constraint crm_imports_fingerprint_check check ((fingerprint ~ '^[0-9a-f]{64}$')),
  constraint crm_imports_header_check check (((cardinality(header) >= 1) and (cardinality(header)
    <= 100))),
  constraint crm_imports_lines_check check (((lines >= 0) and (lines <= 50000))),
  constraint crm_imports_on_known_check check ((on_known = any (array['fill', 'replace', 'skip']))),
  constraint crm_imports_separator_check check ((separator = any (array[',', ';', '	']))),
  constraint crm_imports_source_check check ((source ~ '^[a-z_]{1,40}$')),
  constraint crm_imports_state_check check ((state = any (array['mapping', 'checking', 'checked',
    'running', 'done', 'cancelled', 'failed', 'undoing', 'undone']))),
  constraint crm_imports_storage_key_check check ((storage_key ~ '^imports/[0-9a-f]{64}$'))
);
create index crm_imports_by_time on public.crm_imports using btree (created_at, id);
create index crm_imports_of_person on public.crm_imports using btree (created_by, fingerprint,
  created_at);
create index crm_imports_under_way on public.crm_imports using btree (updated_at) where (state =
  any (array['checking', 'running', 'undoing']));
create policy crm_imports_server on public.crm_imports for select to service_role using (true);
create policy crm_imports_staff on public.crm_imports for select to authenticated using ((product =
  any ((select private.products_in('crm', 'create'))::text[])));
create trigger announce_imports after insert or update of state on public.crm_imports for each
  statement execute function private.announce_list('imports');
create trigger drop_import_drafts after update of state on public.crm_imports for each row when
  (((old.state = 'checking') and (new.state <> 'checking'))) execute function
  private.drop_import_drafts();
grant select (id, created_by, product, file_name, storage_key, encoding, separator, header,
  fingerprint, lines, mapping, source, on_known, state, failure, round, passed, made, changed,
  unchanged, problems, undone, kept, created_at, updated_at, started_at, ended_at, undone_at) on
  public.crm_imports to authenticated;
grant select on public.crm_imports to service_role;

-- Messages that a rule has begun: which template the composer of a lead or deal opens with. The
-- words are the template's and are filled in when somebody looks; it goes when a message is sent
-- or it is dropped.
create table public.crm_message_drafts (
  id uuid not null default gen_random_uuid(),
  lead_id uuid,
  deal_id uuid,
  product text,
  channel text not null,
  template_key text not null,
  run_id uuid,
  created_at timestamptz not null default clock_timestamp(),
  constraint crm_message_drafts_pkey primary key (id),
  constraint crm_message_drafts_deal_id_fkey foreign key (deal_id) references public.crm_deals(id)
    on delete cascade,
  constraint crm_message_drafts_lead_id_fkey foreign key (lead_id) references
    public.qualification_submissions(id) on delete cascade,
  constraint crm_message_drafts_product_fkey foreign key (product) references
    public.crm_products(slug),
  constraint crm_message_drafts_channel_check check ((channel = any (array['mail', 'whatsapp']))),
  constraint crm_message_drafts_check check ((num_nonnulls(lead_id, deal_id) = 1)),
  constraint crm_message_drafts_template_key_check check (((template_key ~
    '^[a-z0-9]+(-[a-z0-9]+)*$') and (length(template_key) <= 40)))
);
create index crm_message_drafts_newest on public.crm_message_drafts using btree (created_at, id);
create unique index crm_message_drafts_of_deal on public.crm_message_drafts using btree (deal_id,
  channel) where (deal_id is not null);
create unique index crm_message_drafts_of_lead on public.crm_message_drafts using btree (lead_id,
  channel) where (lead_id is not null);
create policy crm_message_drafts_server on public.crm_message_drafts for select to service_role
  using (true);
create policy crm_message_drafts_staff on public.crm_message_drafts for select to authenticated
  using (((product = any ((select private.products_in('crm', 'read'))::text[])) or ((product is
  null) and (select private.in_every_product('crm', 'read')))));
grant select (id, lead_id, deal_id, product, channel, template_key, run_id, created_at) on
  public.crm_message_drafts to authenticated;
grant select (id, lead_id, deal_id, product, channel, template_key, run_id, created_at) on
  public.crm_message_drafts to service_role;

-- What goes along with a message. Without one it waits for it, for a day.
create table public.crm_message_files (
  id uuid not null default gen_random_uuid(),
  message_id uuid,
  uploaded_by uuid,
  storage_key text not null,
  -- As the device named it: a text to show, never a path.
  original_name text not null,
  content_type text not null,
  size integer not null,
  sha256 text not null,
  created_at timestamptz not null default now(),
  constraint crm_message_files_pkey primary key (id),
  constraint crm_message_files_storage_key_key unique (storage_key),
  constraint crm_message_files_message_id_fkey foreign key (message_id) references
    public.crm_messages(id) on delete cascade,
  constraint crm_message_files_uploaded_by_fkey foreign key (uploaded_by) references
    identity.users(id) on delete set null,
  constraint crm_message_files_content_type_check check ((content_type = any (array['image/jpeg',
    'image/png', 'image/gif', 'application/pdf', 'text/plain']))),
  constraint crm_message_files_original_name_check check (((length(original_name) >= 1) and
    (length(original_name) <= 255))),
  constraint crm_message_files_sha256_check check ((sha256 ~ '^[0-9a-f]{64}$')),
  constraint crm_message_files_size_check check (((size >= 1) and (size <= 10485760))),
  constraint crm_message_files_storage_key_check check ((storage_key ~ '^messages/[0-9a-f]{64}$'))
);
create index crm_message_files_of on public.crm_message_files using btree (message_id);
create index crm_message_files_unsent on public.crm_message_files using btree (created_at) where
  (message_id is null);
create index crm_message_files_uploader on public.crm_message_files using btree (uploaded_by);
create policy crm_message_files_server on public.crm_message_files for select to service_role using
  (true);
create policy crm_message_files_staff on public.crm_message_files for select to authenticated using
  ( case when (message_id is null) then ((uploaded_by = (select private.uid())) and (select
  public.has_permission((select private.uid()), 'crm', 'read'))) else (exists ( select from
  public.crm_messages m where (m.id = crm_message_files.message_id))) end);
create trigger erase_message_file after delete on public.crm_message_files for each row execute
  function private.erase_message_file();
grant select (id, message_id, uploaded_by, storage_key, original_name, content_type, size, sha256,
  created_at) on public.crm_message_files to authenticated;
grant select (id, message_id, uploaded_by, storage_key, original_name, content_type, size, sha256,
  created_at) on public.crm_message_files to service_role;

-- Mails, WhatsApp messages and calls with leads and contacts, as they went. Erasing a person
-- empties the texts and keeps that, when and in which product something was said.
create table public.crm_messages (
  -- Made by whoever sends it, so that a message that is sent twice goes once.
  id uuid not null,
  channel text not null,
  -- Out to them; in for a call or a mail of theirs.
  direction text not null default 'out',
  contact_id uuid,
  lead_id uuid,
  deal_id uuid,
  product text,
  author_id uuid,
  locale text not null default 'pt-BR',
  template_key text,
  -- Whom it went to; of a mail that came in, who sent it.
  recipient text,
  subject text,
  -- As it went, every placeholder filled; of a call, what was noted.
  body text,
  -- It was the first answer: its lead went from new to contacted, which may be taken back.
  moved_lead boolean not null default false,
  mail_id uuid,
  -- What became of the mail, kept beyond the month that the list of mails goes back; null while
  -- queued.
  mail_state text,
  at timestamptz not null default clock_timestamp(),
  constraint crm_messages_pkey primary key (id),
  constraint crm_messages_author_id_fkey foreign key (author_id) references identity.users(id) on
    delete set null,
  constraint crm_messages_contact_id_fkey foreign key (contact_id) references
    public.crm_contacts(id) on delete cascade,
  constraint crm_messages_deal_id_fkey foreign key (deal_id) references public.crm_deals(id) on
    delete set null,
  constraint crm_messages_lead_id_fkey foreign key (lead_id) references
    public.qualification_submissions(id) on delete cascade,
  constraint crm_messages_product_fkey foreign key (product) references public.crm_products(slug),
  constraint crm_messages_body_check check (((length(body) <= 8000) and ((direction = 'in') or
    (body !~ '\{\{[^{}]*\}\}')))),
  constraint crm_messages_channel_check check ((channel = any (array['mail', 'whatsapp', 'call']))),
  constraint crm_messages_direction_check check ((direction = any (array['out', 'in']))),
  constraint crm_messages_locale_check check ((locale = any (array['pt-BR', 'en']))),
  constraint crm_messages_mail_state_check check ((mail_state = any (array['waiting', 'sending',
    'sent', 'kept', 'withheld', 'failed', 'dropped']))),
  constraint crm_messages_recipient_check check (((length(recipient) >= 3) and (length(recipient)
    <= 254))),
  constraint crm_messages_subject_check check (((length(subject) <= 200) and ((direction = 'in') or
    (subject !~ '\{\{[^{}]*\}\}')) and (subject !~ '[\n\r]'))),
  constraint crm_messages_template_key_check check (((template_key ~ '^[a-z0-9]+(-[a-z0-9]+)*$')
    and (length(template_key) <= 40)))
);
create index crm_messages_of_author on public.crm_messages using btree (author_id) where (author_id
  is not null);
create index crm_messages_of_contact on public.crm_messages using btree (contact_id, at desc, id)
  where (contact_id is not null);
create index crm_messages_of_deal on public.crm_messages using btree (deal_id, at desc, id) where
  (deal_id is not null);
create index crm_messages_of_lead on public.crm_messages using btree (lead_id, at desc, id) where
  (lead_id is not null);
create index crm_messages_of_leads_by_time on public.crm_messages using btree (at) where (lead_id
  is not null);
create policy crm_messages_server on public.crm_messages for select to service_role using (true);
create policy crm_messages_staff on public.crm_messages for select to authenticated using
  (((product = any ((select private.products_in('crm', 'read'))::text[])) or ((product is null) and
  (select private.in_every_product('crm', 'read')))));
create trigger a_follow_merge before insert or update of contact_id on public.crm_messages for each
  row execute function private.follow_merge();
create trigger announce_messages after insert or delete or update on public.crm_messages for each
  statement execute function private.announce_list('leads');
create trigger settle_message_draft after insert on public.crm_messages for each row when
  ((new.direction = 'out')) execute function private.settle_message_draft();
grant select (id, channel, direction, contact_id, lead_id, deal_id, product, author_id, locale,
  template_key, recipient, subject, body, moved_lead, mail_id, mail_state, at) on
  public.crm_messages to authenticated;
grant select (id, channel, direction, contact_id, lead_id, deal_id, product, author_id, locale,
  template_key, recipient, subject, body, moved_lead, mail_id, mail_state, at) on
  public.crm_messages to service_role;

-- Sales processes of the two products.
create table public.crm_pipelines (
  id uuid not null default gen_random_uuid(),
  product text not null,
  slug text not null,
  name text not null,
  "position" integer not null default 0,
  is_default boolean not null default false,
  is_active boolean not null default true,
  -- Days without a touch or a task due after which an open deal counts as stalled.
  stalled_after integer not null default 14,
  -- Counts every change of the pipeline and of its stages: both are edited as one.
  revision integer not null default 1,
  constraint crm_pipelines_pkey primary key (id),
  constraint crm_pipelines_slug_key unique (slug),
  constraint crm_pipelines_product_fkey foreign key (product) references public.crm_products(slug),
  constraint crm_pipelines_check check ((is_active or (not is_default))),
  constraint crm_pipelines_name_check check (((name = btrim(name)) and ((length(name) >= 1) and
    (length(name) <= 80)))),
  constraint crm_pipelines_slug_check check ((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$')),
  constraint crm_pipelines_stalled_after_check check (((stalled_after >= 1) and (stalled_after <=
    365)))
);
create unique index crm_pipelines_one_default on public.crm_pipelines using btree (product) where
  is_default;
create policy crm_pipelines_edit on public.crm_pipelines for all to authenticated using ((product =
  any ((select private.products_in('settings', 'manage'))::text[]))) with check ((product = any
  ((select private.products_in('settings', 'manage'))::text[])));
create policy crm_pipelines_server on public.crm_pipelines for select to service_role using (true);
create policy crm_pipelines_staff on public.crm_pipelines for select to authenticated using
  (((product = any ((select private.products_in('crm', 'read'))::text[])) or (select
  public.has_permission((select private.uid()), 'settings', 'read'))));
create trigger announce_deals after insert or delete or update on public.crm_pipelines for each
  statement execute function private.announce_list('deals');
create trigger count_revision before insert or update on public.crm_pipelines for each row execute
  function private.count_revision();
create trigger keep_pipeline before delete or update on public.crm_pipelines for each row execute
  function private.keep_pipeline();
create constraint trigger keep_pipelines_whole after insert or delete or update on
  public.crm_pipelines deferrable initially deferred for each row execute function
  private.keep_pipelines_whole('id');
create trigger record_setting_change after insert or delete or update on public.crm_pipelines for
  each row execute function private.record_setting_change();
grant delete, insert (id, product, slug, name, "position", is_default, is_active, stalled_after,
  revision), select (id, product, slug, name, "position", is_default, is_active, stalled_after,
  revision), update (id, product, slug, name, "position", is_default, is_active, stalled_after,
  revision) on public.crm_pipelines to authenticated;
grant select on public.crm_pipelines to service_role;

-- What the house sells as a product of its own; deals, pipelines, templates and sources belong to
-- one.
create table public.crm_products (
  id uuid not null default gen_random_uuid(),
  -- The name by which rows belong to it; never changed.
  slug text not null,
  name text not null,
  color text not null,
  is_active boolean not null default true,
  -- Sources whose leads and contacts are the product's; a source belongs to one product.
  lead_sources text[] not null default '{}'::text[],
  -- whatsapp (E.164 digits), email, brandColors {primary, accent}.
  settings jsonb not null default '{}'::jsonb,
  display_order integer not null default 0,
  revision integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint crm_products_pkey primary key (id),
  constraint crm_products_slug_key unique (slug),
  constraint crm_products_color_check check ((color ~ '^#[0-9a-f]{6}$')),
  constraint crm_products_lead_sources_check check (((array_position(lead_sources, null::text) is
    null) and (cardinality(lead_sources) <= 20))),
  constraint crm_products_name_check check (((name = btrim(name)) and ((length(name) >= 1) and
    (length(name) <= 80)))),
  constraint crm_products_settings_check check (((jsonb_typeof(settings) = 'object') and
    (octet_length((settings)::text) <= 4000))),
  constraint crm_products_slug_check check (((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$') and (length(slug)
    <= 40)))
);
create policy crm_products_edit on public.crm_products for update to authenticated using ((select
  public.has_permission((select private.uid()), 'settings', 'manage'))) with check ((select
  public.has_permission((select private.uid()), 'settings', 'manage')));
create policy crm_products_server on public.crm_products for select to service_role using (true);
create policy crm_products_staff on public.crm_products for select to authenticated using (((slug =
  any ((select private.products_in('crm', 'read'))::text[])) or (slug = any ((select
  private.products_in('feedback', 'read'))::text[])) or (select public.has_permission((select
  private.uid()), 'settings', 'read'))));
create trigger count_revision before update on public.crm_products for each row execute function
  private.count_revision();
create trigger keep_product_whole before insert or update on public.crm_products for each row
  execute function private.keep_product_whole();
create trigger order_claim after update of lead_sources on public.crm_products for each row when
  ((not (new.lead_sources <@ old.lead_sources))) execute function private.order_claim();
create trigger record_setting_change after insert or delete or update on public.crm_products for
  each row execute function private.record_setting_change();
grant select (id, slug, name, color, is_active, lead_sources, settings, display_order, revision,
  created_at, updated_at), update (slug, name, color, is_active, lead_sources, settings,
  display_order, revision, updated_at) on public.crm_products to authenticated;
grant select on public.crm_products to service_role;

-- Steps of a pipeline, by position; a deal is open in the open ones.
create table public.crm_stages (
  id uuid not null default gen_random_uuid(),
  pipeline_id uuid not null,
  slug text not null,
  name text not null,
  "position" integer not null,
  kind text not null default 'open',
  -- Percent of the value that the forecast counts; 100 where won, 0 where lost.
  chance integer not null default 0,
  -- A deal comes in with a value above zero only.
  needs_value boolean not null default false,
  -- False where it was put away: no deal comes in, and the days on which some stood there are
  -- still drawn.
  is_active boolean not null default true,
  revision integer not null default 1,
  constraint crm_stages_pkey primary key (id),
  constraint crm_stages_pipeline_id_id_key unique (pipeline_id, id),
  constraint crm_stages_pipeline_id_slug_key unique (pipeline_id, slug),
  constraint crm_stages_pipeline_id_fkey foreign key (pipeline_id) references
    public.crm_pipelines(id) on delete cascade deferrable,
  constraint crm_stages_chance_check check (((chance >= 0) and (chance <= 100))),
  constraint crm_stages_chance_of_kind check ( case kind when 'won' then (chance = 100) when 'lost'
    then (chance = 0) else (chance < 100) end),
  constraint crm_stages_kind_check check ((kind = any (array['open', 'won', 'lost']))),
  constraint crm_stages_name_check check (((name = btrim(name)) and ((length(name) >= 1) and
    (length(name) <= 60))))
);
create policy crm_stages_edit on public.crm_stages for all to authenticated using
  (private.may_in('settings', 'manage', ( select p.product from public.crm_pipelines p where (p.id
  = crm_stages.pipeline_id)))) with check (private.may_in('settings', 'manage', ( select p.product
  from public.crm_pipelines p where (p.id = crm_stages.pipeline_id))));
create policy crm_stages_server on public.crm_stages for select to service_role using (true);
create policy crm_stages_staff on public.crm_stages for select to authenticated using (((exists (
  select from public.crm_pipelines p where (p.id = crm_stages.pipeline_id))) or (select
  public.has_permission((select private.uid()), 'settings', 'read'))));
create trigger announce_deals after insert or delete or update on public.crm_stages for each
  statement execute function private.announce_list('deals');
create trigger count_pipeline_revision after insert or delete or update on public.crm_stages for
  each row execute function private.count_pipeline_revision();
create trigger count_revision before insert or update on public.crm_stages for each row execute
  function private.count_revision();
create constraint trigger keep_pipelines_whole after insert or delete or update on
  public.crm_stages deferrable initially deferred for each row execute function
  private.keep_pipelines_whole('pipeline_id');
create trigger keep_stage before delete or update on public.crm_stages for each row execute
  function private.keep_stage();
create trigger record_setting_change after insert or delete or update on public.crm_stages for each
  row execute function private.record_setting_change();
grant delete, insert (id, pipeline_id, slug, name, "position", kind, chance, needs_value,
  is_active, revision), select (id, pipeline_id, slug, name, "position", kind, chance, needs_value,
  is_active, revision), update (id, pipeline_id, slug, name, "position", kind, chance, needs_value,
  is_active, revision) on public.crm_stages to authenticated;
grant select on public.crm_stages to service_role;

-- Which lead or deal bears which tag; by a run of a rule, or by somebody.
create table public.crm_tag_links (
  id uuid not null default gen_random_uuid(),
  tag_id uuid not null,
  lead_id uuid,
  deal_id uuid,
  -- That of its subject when it was put there.
  product text,
  run_id uuid,
  created_by uuid,
  created_at timestamptz not null default clock_timestamp(),
  constraint crm_tag_links_pkey primary key (id),
  constraint crm_tag_links_created_by_fkey foreign key (created_by) references
    public.user_profiles(user_id) on delete set null,
  constraint crm_tag_links_deal_id_fkey foreign key (deal_id) references public.crm_deals(id) on
    delete cascade,
  constraint crm_tag_links_lead_id_fkey foreign key (lead_id) references
    public.qualification_submissions(id) on delete cascade,
  constraint crm_tag_links_product_fkey foreign key (product) references public.crm_products(slug),
  constraint crm_tag_links_tag_id_fkey foreign key (tag_id) references public.crm_tags(id) on
    delete cascade,
  constraint crm_tag_links_check check ((num_nonnulls(lead_id, deal_id) = 1))
);
create index crm_tag_links_created_by on public.crm_tag_links using btree (created_by) where
  (created_by is not null);
create unique index crm_tag_links_of_deal on public.crm_tag_links using btree (deal_id, tag_id)
  where (deal_id is not null);
create unique index crm_tag_links_of_lead on public.crm_tag_links using btree (lead_id, tag_id)
  where (lead_id is not null);
create index crm_tag_links_of_tag on public.crm_tag_links using btree (tag_id);
create policy crm_tag_links_server on public.crm_tag_links for select to service_role using (true);
create policy crm_tag_links_staff on public.crm_tag_links for select to authenticated using
  (((product = any ((select private.products_in('crm', 'read'))::text[])) or ((product is null) and
  (select private.in_every_product('crm', 'read')))));
grant select (id, tag_id, lead_id, deal_id, product, run_id, created_by, created_at) on
  public.crm_tag_links to authenticated;
grant select (id, tag_id, lead_id, deal_id, product, run_id, created_by, created_at) on
  public.crm_tag_links to service_role;

-- Words that staff and rules mark leads and deals with.
create table public.crm_tags (
  id uuid not null default gen_random_uuid(),
  name text not null,
  created_at timestamptz not null default now(),
  constraint crm_tags_pkey primary key (id),
  constraint crm_tags_name_check check (((name = btrim(name)) and ((length(name) >= 1) and
    (length(name) <= 40))))
);
create unique index crm_tags_named on public.crm_tags using btree (lower(name));
create policy crm_tags_server on public.crm_tags for select to service_role using (true);
create policy crm_tags_staff on public.crm_tags for select to authenticated using (((select
  public.has_permission((select private.uid()), 'crm', 'read')) or (select
  public.has_permission((select private.uid()), 'settings', 'read'))));
grant select (id, name, created_at) on public.crm_tags to authenticated;
grant select (id, name, created_at) on public.crm_tags to service_role;

-- What somebody does about a lead, a contact or a deal, exactly one of them. Goes with it.
create table public.crm_tasks (
  -- Made by whoever sends it, so that a task that is sent twice is kept once.
  id uuid not null,
  lead_id uuid,
  contact_id uuid,
  deal_id uuid,
  -- That of its subject when it was written, and of its deal always.
  product text,
  title text not null,
  note text,
  -- Without a time, the end of that day of the house.
  due_at timestamptz not null,
  has_time boolean not null default false,
  owner_id uuid,
  done_at timestamptz,
  done_by uuid,
  remind_at timestamptz,
  -- When the mail to its owner was ordered: once, unless another moment or owner is set.
  reminded_at timestamptz,
  -- Removed, which may be taken back for ten minutes; the row goes a day later.
  removed_at timestamptz,
  -- When its words went because its person was erased; a task of a deal stays without them.
  emptied_at timestamptz,
  created_by uuid,
  created_at timestamptz not null default clock_timestamp(),
  revision integer not null default 1,
  constraint crm_tasks_pkey primary key (id),
  constraint crm_tasks_contact_id_fkey foreign key (contact_id) references public.crm_contacts(id)
    on delete cascade,
  constraint crm_tasks_created_by_fkey foreign key (created_by) references
    public.user_profiles(user_id) on delete set null,
  constraint crm_tasks_deal_id_fkey foreign key (deal_id) references public.crm_deals(id) on delete
    cascade,
  constraint crm_tasks_done_by_fkey foreign key (done_by) references public.user_profiles(user_id)
    on delete set null,
  constraint crm_tasks_lead_id_fkey foreign key (lead_id) references
    public.qualification_submissions(id) on delete cascade,
  constraint crm_tasks_owner_id_fkey foreign key (owner_id) references
    public.user_profiles(user_id) on delete set null,
  constraint crm_tasks_product_fkey foreign key (product) references public.crm_products(slug),
  constraint crm_tasks_check check ((num_nonnulls(lead_id, contact_id, deal_id) = 1)),
  constraint crm_tasks_check1 check (((title <> '') or (emptied_at is not null))),
  constraint crm_tasks_check2 check (((done_by is null) or (done_at is not null))),
  constraint crm_tasks_due_at_check check (((due_at >= '2000-01-01 00:00:00+00'::timestamptz) and
    (due_at <= '2100-01-01 00:00:00+00'::timestamptz))),
  constraint crm_tasks_note_check check (((btrim(note) <> '') and (length(note) <= 4000))),
  constraint crm_tasks_title_check check (((title = btrim(title)) and (length(title) <= 200)))
);
create index crm_tasks_by_term on public.crm_tasks using btree (due_at) where (removed_at is null);
create index crm_tasks_created_by on public.crm_tasks using btree (created_by) where (created_by is
  not null);
create index crm_tasks_done on public.crm_tasks using btree (done_at, id) where ((done_at is not
  null) and (removed_at is null));
create index crm_tasks_done_by on public.crm_tasks using btree (done_by) where (done_by is not
  null);
create index crm_tasks_done_of_owner on public.crm_tasks using btree (owner_id, done_at, id) where
  ((done_at is not null) and (removed_at is null));
create index crm_tasks_done_of_owner_in_product on public.crm_tasks using btree (owner_id, product,
  done_at, id) where ((done_at is not null) and (removed_at is null));
create index crm_tasks_done_of_product on public.crm_tasks using btree (product, done_at, id) where
  ((done_at is not null) and (removed_at is null));
create index crm_tasks_due on public.crm_tasks using btree (due_at, id) where ((done_at is null)
  and (removed_at is null));
create index crm_tasks_of_contact on public.crm_tasks using btree (contact_id, due_at) where
  (contact_id is not null);
create index crm_tasks_of_deal on public.crm_tasks using btree (deal_id, due_at) where (deal_id is
  not null);
create index crm_tasks_of_lead on public.crm_tasks using btree (lead_id, due_at) where (lead_id is
  not null);
create index crm_tasks_of_owner on public.crm_tasks using btree (owner_id, due_at, id) where
  ((done_at is null) and (removed_at is null));
create index crm_tasks_of_owner_in_product on public.crm_tasks using btree (owner_id, product,
  due_at, id) where ((done_at is null) and (removed_at is null));
create index crm_tasks_of_product on public.crm_tasks using btree (product, due_at, id) where
  ((done_at is null) and (removed_at is null));
create index crm_tasks_owner on public.crm_tasks using btree (owner_id) where (owner_id is not
  null);
create index crm_tasks_removed on public.crm_tasks using btree (removed_at) where (removed_at is
  not null);
create index crm_tasks_to_remind on public.crm_tasks using btree (remind_at) where ((reminded_at is
  null) and (done_at is null) and (removed_at is null) and (remind_at is not null));
create policy crm_tasks_server on public.crm_tasks for select to service_role using (true);
create policy crm_tasks_staff on public.crm_tasks for select to authenticated using (((removed_at
  is null) and ((product = any ((select private.products_in('crm', 'read'))::text[])) or ((product
  is null) and (select private.in_every_product('crm', 'read'))))));
create trigger a_follow_merge before insert or update of contact_id on public.crm_tasks for each
  row execute function private.follow_merge();
create trigger announce_tasks after insert or delete or update on public.crm_tasks for each
  statement execute function private.announce_list('tasks');
create trigger record_task_events after insert or update on public.crm_tasks for each row execute
  function private.record_task_events();
grant select (id, lead_id, contact_id, deal_id, product, title, note, due_at, has_time, owner_id,
  done_at, done_by, remind_at, reminded_at, removed_at, emptied_at, created_by, created_at,
  revision) on public.crm_tasks to authenticated;
grant select (id, lead_id, contact_id, deal_id, product, title, note, due_at, has_time, owner_id,
  done_at, done_by, remind_at, reminded_at, removed_at, emptied_at, created_by, created_at,
  revision) on public.crm_tasks to service_role;

-- First words to people, with placeholders such as {{contact_name}} that the composer fills.
create table public.crm_templates (
  id uuid not null default gen_random_uuid(),
  product text not null,
  -- What rules and messages name it by.
  key text not null,
  channel text not null,
  name text not null,
  subject text,
  body text not null,
  -- English of name, subject and body: {"en": {…}}.
  translations jsonb not null default '{}'::jsonb,
  is_active boolean not null default true,
  display_order integer not null default 0,
  revision integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint crm_templates_pkey primary key (id),
  constraint crm_templates_product_key_channel_key unique (product, key, channel),
  constraint crm_templates_product_fkey foreign key (product) references public.crm_products(slug),
  constraint crm_templates_body_check check (((btrim(body) <> '') and (length(body) <= 6000))),
  constraint crm_templates_channel_check check ((channel = any (array['mail', 'whatsapp']))),
  constraint crm_templates_check check (((channel = 'mail') = (subject is not null))),
  constraint crm_templates_key_check check (((key ~ '^[a-z0-9]+(-[a-z0-9]+)*$') and (length(key) <=
    40))),
  constraint crm_templates_name_check check (((name = btrim(name)) and ((length(name) >= 1) and
    (length(name) <= 80)))),
  constraint crm_templates_subject_check check (((subject = btrim(subject)) and ((length(subject)
    >= 1) and (length(subject) <= 200)))),
  constraint crm_templates_translations_check check (((jsonb_typeof(translations) = 'object') and
    (octet_length((translations)::text) <= 20000)))
);
create policy crm_templates_edit on public.crm_templates for all to authenticated using ((select
  public.has_permission((select private.uid()), 'settings', 'manage'))) with check ((select
  public.has_permission((select private.uid()), 'settings', 'manage')));
create policy crm_templates_server on public.crm_templates for select to service_role using (true);
create policy crm_templates_staff on public.crm_templates for select to authenticated using
  (((product = any ((select private.products_in('crm', 'read'))::text[])) or (select
  public.has_permission((select private.uid()), 'settings', 'read'))));
create trigger count_revision before insert or update on public.crm_templates for each row execute
  function private.count_revision();
create trigger keep_template before delete or update on public.crm_templates for each row execute
  function private.keep_template();
create trigger record_setting_change after insert or delete or update on public.crm_templates for
  each row execute function private.record_setting_change();
grant delete, insert (id, product, key, channel, name, subject, body, translations, is_active,
  display_order, revision, created_at, updated_at), select (id, product, key, channel, name,
  subject, body, translations, is_active, display_order, revision, created_at, updated_at), update
  (id, product, key, channel, name, subject, body, translations, is_active, display_order,
  revision, created_at, updated_at) on public.crm_templates to authenticated;
grant select on public.crm_templates to service_role;

-- Extra head tags; an empty page_paths means every page.
create table public.custom_tags (
  id uuid not null default gen_random_uuid(),
  name text not null,
  tag_type text not null,
  content text not null,
  business_unit text not null default 'forja',
  page_paths text[] not null default '{}'::text[],
  is_active boolean not null default true,
  -- Rises with every change; a save names the revision that it was made on.
  revision integer not null default 1,
  -- What a script waits for. Meta and link elements run nothing and wait for nothing.
  consent_category text not null default 'marketing',
  -- What a script keeps in a browser, as /cookies tells: by kind and key, purpose and duration in
  -- both languages.
  stores jsonb not null default '{}'::jsonb,
  constraint custom_tags_pkey primary key (id),
  constraint custom_tags_business_unit_fkey foreign key (business_unit) references
    public.business_units(slug) on update cascade,
  constraint custom_tags_consent_category_check check ((consent_category = any (array['necessary',
    'functionality', 'analytics', 'marketing']))),
  constraint custom_tags_stores_check check ((jsonb_typeof(stores) = 'object'))
);
create index custom_tags_shown on public.custom_tags using btree (business_unit) where is_active;
create policy custom_tags_read on public.custom_tags for select to anon, authenticated using
  (is_active);
create policy custom_tags_server on public.custom_tags for all to service_role using (true) with
  check (true);
create policy custom_tags_staff_delete on public.custom_tags for delete to authenticated using
  ((select public.has_permission((select private.uid()), 'settings', 'delete')));
create policy custom_tags_staff_insert on public.custom_tags for insert to authenticated with check
  ((select public.has_permission((select private.uid()), 'settings', 'create')));
create policy custom_tags_staff_read on public.custom_tags for select to authenticated using
  ((select public.has_permission((select private.uid()), 'settings', 'read')));
create policy custom_tags_staff_update on public.custom_tags for update to authenticated using
  ((select public.has_permission((select private.uid()), 'settings', 'update'))) with check
  ((select public.has_permission((select private.uid()), 'settings', 'update')));
create trigger bump_generation_delete after delete on public.custom_tags referencing old table as
  changed for each statement execute function private.bump_generation();
create trigger bump_generation_insert after insert on public.custom_tags referencing new table as
  changed for each statement execute function private.bump_generation();
create trigger bump_generation_truncate after truncate on public.custom_tags for each statement
  execute function private.bump_generation();
create trigger bump_generation_update after update on public.custom_tags referencing new table as
  changed for each statement execute function private.bump_generation();
create trigger count_revision before update on public.custom_tags for each row execute function
  private.count_revision();
create trigger first_revision before insert on public.custom_tags for each row execute function
  private.count_revision();
create trigger guard_script_tag before insert or delete or update on public.custom_tags for each
  row execute function private.guard_script_tag();
create trigger record_setting_change after insert or delete or update on public.custom_tags for
  each row execute function private.record_setting_change();
grant select (id, name, tag_type, content, business_unit, page_paths, is_active, revision,
  consent_category, stores) on public.custom_tags to anon;
grant delete, insert (id, name, tag_type, content, business_unit, page_paths, is_active, revision,
  consent_category, stores), select (id, name, tag_type, content, business_unit, page_paths,
  is_active, revision, consent_category, stores), update (id, name, tag_type, content,
  business_unit, page_paths, is_active, revision, consent_category, stores) on public.custom_tags
  to authenticated;
grant delete, insert, select, update on public.custom_tags to service_role;

-- A version as it was sent: its file, and the SHA-256 of it that an approval names.
create table public.deliverable_versions (
  -- Made by whoever sends it, so that a version that is sent twice is one.
  id uuid not null,
  deliverable_id uuid not null,
  number integer not null,
  state text not null default 'waiting',
  storage_key text not null,
  file_name text not null,
  content_type text not null,
  size integer not null,
  sha256 text not null,
  link text,
  changes text,
  sent_by uuid default private.uid(),
  sent_at timestamptz not null default clock_timestamp(),
  -- Of pictures and PDFs: waiting for the job that looks at them, drawn, or why nothing could be
  -- drawn.
  drawing text,
  -- How many there are, of which the first are drawn.
  pages integer,
  -- Of a picture, in pixels, as it is seen upright.
  width integer,
  height integer,
  -- How many numbers were given to places: those of comments that are gone are not given again.
  pins integer not null default 0,
  constraint deliverable_versions_pkey primary key (id),
  constraint deliverable_versions_deliverable_id_number_key unique (deliverable_id, number),
  constraint deliverable_versions_storage_key_key unique (storage_key),
  constraint deliverable_versions_deliverable_id_fkey foreign key (deliverable_id) references
    public.deliverables(id) on delete cascade,
  constraint deliverable_versions_changes_check check (((changes = btrim(changes)) and
    ((length(changes) >= 1) and (length(changes) <= 2000)))),
  constraint deliverable_versions_content_type_check check ((length(content_type) <= 100)),
  constraint deliverable_versions_drawing_check check ((drawing = any (array['waiting', 'drawn',
    'locked', 'broken', 'heavy']))),
  constraint deliverable_versions_drawn check (((pages is not null) = coalesce((drawing = 'drawn'),
    false))),
  constraint deliverable_versions_file_name_check check (((length(file_name) >= 1) and
    (length(file_name) <= 200))),
  constraint deliverable_versions_height_check check ((height > 0)),
  constraint deliverable_versions_link_check check (((link ~ '^https://[^[:space:]]+$') and
    (length(link) <= 500))),
  constraint deliverable_versions_measured check ((num_nulls(width, height) = any (array[0, 2]))),
  constraint deliverable_versions_number_check check ((number > 0)),
  constraint deliverable_versions_pages_check check ((pages > 0)),
  constraint deliverable_versions_pins_check check ((pins >= 0)),
  constraint deliverable_versions_sha256_check check ((sha256 ~ '^[0-9a-f]{64}$')),
  constraint deliverable_versions_size_check check ((size > 0)),
  constraint deliverable_versions_state_check check ((state = any (array['waiting', 'approved',
    'changes', 'replaced']))),
  constraint deliverable_versions_storage_key_check check ((storage_key ~
    '^projects/[0-9a-f]{64}$')),
  constraint deliverable_versions_width_check check ((width > 0))
);
create unique index deliverable_versions_waiting on public.deliverable_versions using btree
  (deliverable_id) where (state = 'waiting');
create policy deliverable_versions_readers on public.deliverable_versions for select to
  authenticated using ((exists ( select from public.deliverables d where (d.id =
  deliverable_versions.deliverable_id))));
create policy deliverable_versions_server on public.deliverable_versions for select to service_role
  using (true);
create trigger erase_version_file after delete on public.deliverable_versions for each row execute
  function private.erase_version_file();
grant select (id, deliverable_id, number, state, file_name, content_type, size, sha256, link,
  changes, sent_by, sent_at, drawing, pages, width, height) on public.deliverable_versions to
  authenticated;
grant select on public.deliverable_versions to service_role;

-- What a client gets to see and approve, each in versions.
create table public.deliverables (
  id uuid not null default gen_random_uuid(),
  project_id uuid not null,
  "position" smallint not null,
  title text not null,
  created_by uuid default private.uid(),
  created_at timestamptz not null default clock_timestamp(),
  constraint deliverables_pkey primary key (id),
  constraint deliverables_project_id_fkey foreign key (project_id) references public.projects(id)
    on delete cascade,
  constraint deliverables_position_check check ((("position" >= 1) and ("position" <= 6))),
  constraint deliverables_title_check check (((title = btrim(title)) and ((length(title) >= 1) and
    (length(title) <= 120))))
);
create index deliverables_of on public.deliverables using btree (project_id, created_at);
create policy deliverables_readers on public.deliverables for select to authenticated using
  ((exists ( select from public.projects p where (p.id = deliverables.project_id))));
create policy deliverables_server on public.deliverables for select to service_role using (true);
grant select (id, project_id, "position", title, created_by, created_at) on public.deliverables to
  authenticated;
grant select on public.deliverables to service_role;

-- How often something happened on a page, by day: no cookie, no address, no identifier.
create table public.event_counts (
  day date not null,
  route text not null,
  locale text not null,
  event text not null,
  count bigint not null,
  constraint event_counts_pkey primary key (day, route, locale, event),
  constraint event_counts_count_check check ((count > 0)),
  constraint event_counts_event_check check ((event ~ '^[a-z_]{1,40}$')),
  constraint event_counts_locale_check check ((locale = any (array['pt-BR', 'en']))),
  constraint event_counts_route_check check ((route ~ '^[A-Za-z0-9]{1,40}$'))
);
create policy event_counts_server on public.event_counts for select to service_role using (true);
create trigger mark_visits_of_change after update on public.event_counts referencing new table as
  changed for each statement execute function private.mark_visit_days('visits');
create trigger mark_visits_of_gone after delete on public.event_counts referencing old table as
  changed for each statement execute function private.mark_visit_days('visits');
create trigger mark_visits_of_new after insert on public.event_counts referencing new table as
  changed for each statement execute function private.mark_visit_days('visits');
grant select on public.event_counts to service_role;

-- Files of entries and of messages in tickets. The bytes lie in the storage under a random key.
create table public.feedback_attachments (
  id uuid not null default gen_random_uuid(),
  entry_id uuid,
  storage_key text not null,
  -- As the author's device named it: a text to show, never a path.
  original_name text not null,
  -- What the bytes are, not what the sender called them.
  content_type text not null,
  size integer not null,
  sha256 text not null,
  created_at timestamptz not null default now(),
  message_id uuid,
  -- The colleague whose answer takes it along; without a message it waits for one, for a day.
  uploaded_by uuid,
  constraint feedback_attachments_pkey primary key (id),
  constraint feedback_attachments_storage_key_key unique (storage_key),
  constraint feedback_attachments_entry_id_fkey foreign key (entry_id) references
    public.feedback_entries(id) on delete cascade,
  constraint feedback_attachments_message_id_fkey foreign key (message_id) references
    public.feedback_messages(id) on delete cascade,
  constraint feedback_attachments_about check ((num_nonnulls(entry_id, message_id, uploaded_by) >=
    1)),
  constraint feedback_attachments_content_type_check check ((content_type = any
    (array['image/jpeg', 'image/png', 'image/gif', 'application/pdf', 'text/plain']))),
  constraint feedback_attachments_original_name_check check (((length(original_name) >= 1) and
    (length(original_name) <= 255))),
  constraint feedback_attachments_sha256_check check ((sha256 ~ '^[0-9a-f]{64}$')),
  constraint feedback_attachments_size_check check (((size >= 1) and (size <= 10485760))),
  constraint feedback_attachments_storage_key_check check ((storage_key ~
    '^feedback/[0-9a-f]{64}$'))
);
create index feedback_attachments_of on public.feedback_attachments using btree (entry_id);
create index feedback_attachments_of_message on public.feedback_attachments using btree
  (message_id) where (message_id is not null);
create index feedback_attachments_unsent on public.feedback_attachments using btree (created_at)
  where ((entry_id is null) and (message_id is null));
create policy feedback_attachments_server on public.feedback_attachments for select to service_role
  using (true);
create policy feedback_attachments_staff on public.feedback_attachments for select to authenticated
  using (((exists ( select from public.feedback_entries e where (e.id =
  feedback_attachments.entry_id))) or (exists ( select from public.feedback_messages m where (m.id
  = feedback_attachments.message_id))) or ((entry_id is null) and (message_id is null) and
  (uploaded_by = (select private.uid())) and (select public.has_permission((select private.uid()),
  'feedback', 'read')))));
create trigger erase_feedback_file after delete on public.feedback_attachments for each row execute
  function private.erase_feedback_file();
grant select (id, entry_id, storage_key, original_name, content_type, size, sha256, created_at,
  message_id, uploaded_by) on public.feedback_attachments to authenticated;
grant select on public.feedback_attachments to service_role;

-- What happened to an entry or a ticket, from what to what, and when; ids and words of ours, never
-- what somebody said.
create table public.feedback_changes (
  id uuid not null default gen_random_uuid(),
  entry_id uuid,
  ticket_id uuid,
  -- The state before; of another kind of change the value before, such as the id of the owner.
  from_status text,
  to_status text,
  -- The signed-in user, or null when the server did it, or an author's reply.
  changed_by uuid,
  changed_role text not null default private.caller_role(),
  changed_at timestamptz not null default clock_timestamp(),
  -- Tells what was moved at once by a filter; null for what was moved by itself.
  act uuid default (nullif(current_setting('forja.act', true), ''))::uuid,
  kind text not null default 'status',
  details jsonb not null default '{}'::jsonb,
  -- In which order changes of the same moment came.
  place bigint not null,
  constraint feedback_changes_pkey primary key (id),
  constraint feedback_changes_entry_id_fkey foreign key (entry_id) references
    public.feedback_entries(id) on delete cascade,
  constraint feedback_changes_ticket_id_fkey foreign key (ticket_id) references
    public.feedback_tickets(id) on delete cascade,
  constraint feedback_changes_check check ((num_nonnulls(entry_id, ticket_id) = 1)),
  constraint feedback_changes_details_check check ((jsonb_typeof(details) = 'object')),
  constraint feedback_changes_kind_check check ((kind = any (array['status', 'opened', 'owner',
    'priority', 'title', 'module', 'contact', 'linked', 'unlinked', 'merged', 'unmerged'])))
);
create index feedback_changes_of_act on public.feedback_changes using btree (act, entry_id) where
  (act is not null);
create index feedback_changes_of_entry on public.feedback_changes using btree (entry_id,
  changed_at);
create index feedback_changes_of_ticket on public.feedback_changes using btree (ticket_id,
  changed_at);
create index feedback_changes_of_tickets_by_time on public.feedback_changes using btree (kind,
  changed_at) where ((ticket_id is not null) and (kind = any (array['opened', 'status', 'owner',
  'priority'])));
create policy feedback_changes_server on public.feedback_changes for select to service_role using
  (true);
create policy feedback_changes_staff on public.feedback_changes for select to authenticated using
  (((exists ( select from public.feedback_entries e where (e.id = feedback_changes.entry_id))) or
  (exists ( select from public.feedback_tickets t where (t.id = feedback_changes.ticket_id)))));
create trigger announce_feedback_moves after insert on public.feedback_changes for each statement
  execute function private.announce_list('feedback');
create trigger mark_rule_change before insert on public.feedback_changes for each row when
  ((new.ticket_id is not null)) execute function private.mark_rule_change();
create trigger queue_ticket_facts after insert on public.feedback_changes referencing new table as
  added for each statement execute function private.queue_ticket_facts();
grant select (id, entry_id, ticket_id, from_status, to_status, changed_by, changed_role,
  changed_at, act, kind, details) on public.feedback_changes to authenticated;
grant select on public.feedback_changes to service_role;

-- What people said, as they sent it. Kept for the 24 months that the privacy policy states, then
-- erased with its files.
create table public.feedback_entries (
  id uuid not null,
  -- What the author may quote, like F-7H2K-9QX4.
  protocol text not null,
  project_id uuid not null,
  module_id uuid,
  -- others only for unknown imports.
  type text not null,
  severity text not null default 'medium',
  status text not null default 'new',
  score smallint,
  persona text not null default 'usuario_final',
  channel text not null default 'inapp',
  verbatim text not null,
  -- What submit_feedback stored with it: id, name, type and size of each file.
  attachments jsonb not null default '[]'::jsonb,
  context jsonb not null default '{}'::jsonb,
  author_name text,
  author_email text,
  contact_id uuid,
  -- The contact_id that an outside caller named: its own word, never looked up.
  contact_claim text,
  duplicate_of uuid,
  -- Stays null: limits count a keyed hash, and nobody needs the address itself.
  ip_address text,
  user_agent text,
  locale text not null default 'pt-BR',
  -- Why a person should look at it before trusting it; honeypot is as good as spam.
  review_reason text,
  created_at timestamptz not null default now(),
  -- From then on the row goes with the next entry that arrives.
  erase_at timestamptz not null default (now() + '2 years'::interval),
  -- RICE: people whom it would reach in a quarter.
  reach integer,
  -- RICE, for each of them: 0.25 minimal, 0.5 low, 1 medium, 2 high, 3 massive.
  impact numeric(3,2),
  -- RICE, in percent: 50 a guess, 80 good signs, 100 measured.
  confidence smallint,
  -- RICE: months of one person.
  effort numeric(5,2),
  -- Counts how often it was weighed, so that two people cannot overwrite each other.
  rice_revision integer not null default 0,
  -- How many people ask: of it and of what is the same as it, each person once; spam is nobody's
  -- voice.
  voices integer not null default 1,
  -- reach × impact × confidence ÷ effort; null until an idea has been weighed.
  rice_score numeric(14,2) generated always as ((((((reach)::numeric * impact) *
    (confidence)::numeric) / (100)::numeric) / nullif(effort, (0)::numeric))) stored,
  constraint feedback_entries_pkey primary key (id),
  constraint feedback_entries_protocol_key unique (protocol),
  constraint feedback_entries_contact_id_fkey foreign key (contact_id) references
    public.crm_contacts(id) on delete set null,
  constraint feedback_entries_duplicate_of_fkey foreign key (duplicate_of) references
    public.feedback_entries(id) deferrable initially deferred,
  constraint feedback_entries_module_id_fkey foreign key (module_id) references
    public.feedback_modules(id) on delete set null,
  constraint feedback_entries_project_id_fkey foreign key (project_id) references
    public.feedback_projects(id),
  constraint feedback_entries_attachments_check check ((jsonb_typeof(attachments) = 'array')),
  constraint feedback_entries_author_email_check check (((author_email = lower(author_email)) and
    (length(author_email) <= 254) and (author_email ~ '^[^[:space:]@]+@[^[:space:]@]+$'))),
  constraint feedback_entries_author_name_check check (((length(author_name) >= 1) and
    (length(author_name) <= 200))),
  constraint feedback_entries_channel_check check (((length(channel) >= 1) and (length(channel) <=
    60))),
  constraint feedback_entries_check check ( case when (type = 'csat') then ((score >= 1) and (score
    <= 5)) when (type = any (array['srs', 'nps'])) then ((score >= 0) and (score <= 10)) else
    (score is null) end),
  constraint feedback_entries_check1 check ((duplicate_of is distinct from id)),
  constraint feedback_entries_confidence_check check ((confidence = any (array[50, 80, 100]))),
  constraint feedback_entries_contact_claim_check check ((length(contact_claim) <= 200)),
  constraint feedback_entries_context_check check ((jsonb_typeof(context) = 'object')),
  constraint feedback_entries_effort_check check (((effort > (0)::numeric) and (effort <=
    (240)::numeric))),
  constraint feedback_entries_impact_check check ((impact = any (array[0.25, 0.5, (1)::numeric,
    (2)::numeric, (3)::numeric]))),
  constraint feedback_entries_ip_address_check check ((ip_address is null)),
  constraint feedback_entries_locale_check check ((locale = any (array['pt-BR', 'en']))),
  constraint feedback_entries_persona_check check (((length(persona) >= 1) and (length(persona) <=
    60))),
  constraint feedback_entries_reach_check check (((reach >= 0) and (reach <= 10000000))),
  constraint feedback_entries_review_reason_check check ((review_reason = any (array['honeypot',
    'address_limit', 'too_fast', 'limit_check_failed']))),
  constraint feedback_entries_rice_of_ideas check (((type = 'ideia') or (reach is null))),
  constraint feedback_entries_rice_whole check ((num_nonnulls(reach, impact, confidence, effort) =
    any (array[0, 4]))),
  constraint feedback_entries_same_is_duplicate check (((duplicate_of is null) or (status =
    'duplicate'))),
  constraint feedback_entries_severity_check check ((severity = any (array['blocker', 'high',
    'medium', 'low', 'idea']))),
  constraint feedback_entries_status_check check ((status = any (array['new', 'triaged', 'planned',
    'done', 'declined', 'duplicate', 'spam']))),
  constraint feedback_entries_type_check check ((type = any (array['bug', 'ideia', 'duvida', 'srs',
    'nps', 'csat', 'others']))),
  constraint feedback_entries_user_agent_check check ((length(user_agent) <= 500)),
  constraint feedback_entries_verbatim_check check (((length(verbatim) <= 5000) and (verbatim ~
    '[^[:space:]]'))),
  constraint feedback_entries_voices_check check ((voices >= 0))
);
create index feedback_entries_at_place on public.feedback_entries using btree
  (array_position('{new,triaged,planned,done,declined,duplicate,spam}'::text[], status),
  created_at, id);
create index feedback_entries_at_place_by_severity on public.feedback_entries using btree
  (array_position('{new,triaged,planned,done,declined,duplicate,spam}'::text[], status),
  array_position('{idea,low,medium,high,blocker}'::text[], severity), created_at, id);
create index feedback_entries_by_email on public.feedback_entries using btree (author_email) where
  (author_email is not null);
create index feedback_entries_by_severity on public.feedback_entries using btree
  (array_position('{idea,low,medium,high,blocker}'::text[], severity), created_at, id);
create index feedback_entries_by_spelling on public.feedback_entries using gin
  (private.folded(((((((protocol || ' ') || coalesce(author_name, '')) || ' ') ||
  coalesce(author_email, '')) || ' ') || verbatim)) extensions.gin_trgm_ops);
create index feedback_entries_expired on public.feedback_entries using btree (erase_at);
create index feedback_entries_inbox on public.feedback_entries using btree (created_at, id) where
  (array_position('{new,triaged,planned,done,declined,duplicate,spam}'::text[], status) < 7);
create index feedback_entries_newest on public.feedback_entries using btree (created_at desc, id
  desc);
create index feedback_entries_of_contact on public.feedback_entries using btree (contact_id) where
  (contact_id is not null);
create index feedback_entries_of_module on public.feedback_entries using btree (module_id) where
  (module_id is not null);
create index feedback_entries_of_project on public.feedback_entries using btree (project_id);
create index feedback_entries_of_type on public.feedback_entries using btree (type, created_at, id);
create index feedback_entries_of_type_at_place on public.feedback_entries using btree (type,
  array_position('{new,triaged,planned,done,declined,duplicate,spam}'::text[], status), created_at,
  id);
create index feedback_entries_same_as on public.feedback_entries using btree (duplicate_of) where
  (duplicate_of is not null);
create index feedback_ideas_at_place on public.feedback_entries using btree
  (array_position('{new,triaged,planned,done,declined,duplicate,spam}'::text[], status),
  created_at, id) where (type = 'ideia');
create index feedback_ideas_at_place_by_score on public.feedback_entries using btree
  (array_position('{new,triaged,planned,done,declined,duplicate,spam}'::text[], status),
  coalesce(rice_score, ('-1'::integer)::numeric), created_at, id) where (type = 'ideia');
create index feedback_ideas_at_place_by_voices on public.feedback_entries using btree
  (array_position('{new,triaged,planned,done,declined,duplicate,spam}'::text[], status), voices,
  created_at, id) where (type = 'ideia');
create index feedback_ideas_by_score on public.feedback_entries using btree (coalesce(rice_score,
  ('-1'::integer)::numeric), created_at, id) where ((type = 'ideia') and
  (array_position('{new,triaged,planned,done,declined,duplicate,spam}'::text[], status) < 4));
create index feedback_ideas_by_voices on public.feedback_entries using btree (voices, created_at,
  id) where ((type = 'ideia') and
  (array_position('{new,triaged,planned,done,declined,duplicate,spam}'::text[], status) < 4));
create index feedback_ideas_newest on public.feedback_entries using btree (created_at, id) where
  ((type = 'ideia') and
  (array_position('{new,triaged,planned,done,declined,duplicate,spam}'::text[], status) < 4));
create index feedback_ideas_of_project on public.feedback_entries using btree (project_id,
  module_id) where (type = 'ideia');
create index feedback_ideas_ranked on public.feedback_entries using btree (coalesce(rice_score,
  ('-1'::integer)::numeric), created_at, id) where (type = 'ideia');
create policy feedback_entries_move on public.feedback_entries for update to authenticated using
  ((project_id = any ((select private.feedback_projects_in('update'))::uuid[]))) with check
  ((project_id = any ((select private.feedback_projects_in('update'))::uuid[])));
create policy feedback_entries_server on public.feedback_entries for select to service_role using
  (true);
create policy feedback_entries_staff on public.feedback_entries for select to authenticated using
  ((project_id = any ((select private.feedback_projects_in('read'))::uuid[])));
create trigger a_follow_merge before insert or update of contact_id on public.feedback_entries for
  each row execute function private.follow_merge();
create trigger bring_duplicates after insert or update of duplicate_of on public.feedback_entries
  for each row when ((new.duplicate_of is not null)) execute function private.bring_duplicates();
create trigger count_changed_feedback after update on public.feedback_entries referencing old table
  as gone new table as fresh for each statement execute function private.count_feedback();
create trigger count_feedback after insert on public.feedback_entries referencing new table as
  fresh for each statement execute function private.count_feedback();
create trigger count_gone_feedback after delete on public.feedback_entries referencing old table as
  gone for each statement execute function private.count_feedback();
create trigger count_voices_of_changed after update on public.feedback_entries referencing old
  table as gone new table as fresh for each statement execute function private.count_voices();
create trigger count_voices_of_gone after delete on public.feedback_entries referencing old table
  as gone for each statement execute function private.count_voices();
create trigger count_voices_of_new after insert on public.feedback_entries referencing new table as
  fresh for each statement execute function private.count_voices();
create trigger forget_entry_words before delete on public.feedback_entries for each row execute
  function private.forget_entry_words();
create trigger forget_stranger_mails after delete on public.feedback_entries referencing old table
  as gone for each statement execute function private.forget_stranger_mails();
create trigger hand_over_feedback after delete on public.feedback_entries referencing old table as
  gone for each statement execute function private.hand_over_feedback();
create trigger keep_idea_words after insert or update of type, protocol, author_name, author_email,
  verbatim on public.feedback_entries for each row when ((new.type = 'ideia')) execute function
  private.keep_idea_words();
create trigger mark_nps_day after insert on public.feedback_entries for each row when ((new.type =
  'nps')) execute function private.mark_nps_day();
create trigger mark_nps_day_of_change after update on public.feedback_entries for each row when
  (((('nps' = old.type) or ('nps' = new.type)) and ((((old.status is distinct from new.status) or
  (old.type is distinct from new.type)) or (old.score is distinct from new.score)) or
  (old.project_id is distinct from new.project_id)))) execute function private.mark_nps_day();
create trigger mark_nps_day_of_gone after delete on public.feedback_entries for each row when
  ((old.type = 'nps')) execute function private.mark_nps_day();
create trigger move_feedback before update of status on public.feedback_entries for each row when
  ((old.status is distinct from new.status)) execute function private.move_feedback();
create trigger resolve_duplicate before insert or update of duplicate_of on public.feedback_entries
  for each row when ((new.duplicate_of is not null)) execute function private.resolve_duplicate();
grant select (id, protocol, project_id, module_id, type, severity, status, score, persona, channel,
  verbatim, attachments, context, author_name, author_email, contact_id, contact_claim,
  duplicate_of, ip_address, user_agent, locale, review_reason, created_at, erase_at, reach, impact,
  confidence, effort, rice_revision, voices, rice_score), update (severity, status, duplicate_of)
  on public.feedback_entries to authenticated;
grant select on public.feedback_entries to service_role;

-- What staff and whoever asks write to each other, about an entry or in a ticket. Notes among
-- staff are ticket_notes.
create table public.feedback_messages (
  id uuid not null default gen_random_uuid(),
  -- Whose author wrote it, or is answered where there is no ticket.
  entry_id uuid,
  author text not null,
  written_by uuid,
  -- Always false; goes once no release in use knows of it.
  is_internal boolean not null default false,
  body text not null,
  created_at timestamptz not null default clock_timestamp(),
  ticket_id uuid,
  author_name text,
  -- Of whoever wrote it by mail, where that is not the author of the entry.
  author_email text,
  via text not null default 'page',
  -- The client one of whose people has said it; what others say in the same ticket is not shown to
  -- them.
  organization_id uuid,
  constraint feedback_messages_pkey primary key (id),
  constraint feedback_messages_entry_id_fkey foreign key (entry_id) references
    public.feedback_entries(id) on delete cascade,
  constraint feedback_messages_organization_id_fkey foreign key (organization_id) references
    public.client_organizations(id) on delete set null,
  constraint feedback_messages_ticket_id_fkey foreign key (ticket_id) references
    public.feedback_tickets(id) on delete cascade,
  constraint feedback_messages_about check ((num_nonnulls(entry_id, ticket_id) >= 1)),
  constraint feedback_messages_author_check check ((author = any (array['staff', 'author']))),
  constraint feedback_messages_author_email_check check (((author_email = lower(author_email)) and
    (length(author_email) <= 254) and (author_email ~ '^[^[:space:]@]+@[^[:space:]@]+$'))),
  constraint feedback_messages_author_name_check check (((length(author_name) >= 1) and
    (length(author_name) <= 200))),
  constraint feedback_messages_body_check check (((length(body) <= 5000) and (body ~
    '[^[:space:]]'))),
  constraint feedback_messages_check check (((author = 'staff') or (not is_internal))),
  constraint feedback_messages_leave_the_house check ((not is_internal)),
  constraint feedback_messages_via_check check ((via = any (array['page', 'desk', 'mail',
    'portal'])))
);
create index feedback_messages_by_email on public.feedback_messages using btree (author_email)
  where (author_email is not null);
create index feedback_messages_of on public.feedback_messages using btree (entry_id, created_at);
create index feedback_messages_of_client on public.feedback_messages using btree (organization_id)
  where (organization_id is not null);
create index feedback_messages_of_ticket on public.feedback_messages using btree (ticket_id,
  created_at) where (ticket_id is not null);
create policy feedback_messages_server on public.feedback_messages for select to service_role using
  (true);
create policy feedback_messages_staff on public.feedback_messages for select to authenticated using
  (((exists ( select from public.feedback_entries e where (e.id = feedback_messages.entry_id))) or
  (exists ( select from public.feedback_tickets t where (t.id = feedback_messages.ticket_id)))));
create trigger announce_feedback_messages after insert on public.feedback_messages for each
  statement execute function private.announce_list('feedback');
create trigger note_ticket_answer after insert on public.feedback_messages for each row when
  (((new.author = 'staff') and (new.ticket_id is not null))) execute function
  private.note_ticket_answer();
create trigger reopen_ticket after insert on public.feedback_messages for each row when
  ((new.author = 'author')) execute function private.reopen_ticket();
grant select (id, entry_id, author, written_by, is_internal, body, created_at, ticket_id,
  author_name, author_email, via, organization_id) on public.feedback_messages to authenticated;
grant select on public.feedback_messages to service_role;

-- The day's figures of a project, without spam. Days are those of the house.
create table public.feedback_metrics_daily (
  project_id uuid not null,
  date date not null,
  -- Without spam; of a type that has no column of its own are those that are left of it.
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
  -- Solved, or closed at once, and still so: by the day of it.
  tickets_solved integer not null default 0,
  -- Of csat_answers, those of 4 or 5.
  csat_good integer not null default 0,
  -- Ratings of how a ticket was solved, by the day on which they were first given.
  ratings integer not null default 0,
  ratings_sum integer not null default 0,
  ratings_good integer not null default 0,
  tickets_answered integer not null default 0,
  -- Gone into another. What waits is what was opened, less what was solved and merged.
  tickets_merged integer not null default 0,
  constraint feedback_metrics_daily_pkey primary key (project_id, date),
  constraint feedback_metrics_daily_project_id_fkey foreign key (project_id) references
    public.feedback_projects(id) on delete cascade
);
create policy feedback_metrics_daily_server on public.feedback_metrics_daily for select to
  service_role using (true);
create policy feedback_metrics_daily_staff on public.feedback_metrics_daily for select to
  authenticated using ((project_id = any ((select private.feedback_projects_in('read'))::uuid[])));
grant select (project_id, date, entries, bugs, ideas, questions, srs_answers, srs_sum,
  nps_promoters, nps_passives, nps_detractors, csat_answers, csat_sum, tickets_opened,
  tickets_solved, csat_good, ratings, ratings_sum, ratings_good, tickets_answered, tickets_merged)
  on public.feedback_metrics_daily to authenticated;
grant select on public.feedback_metrics_daily to service_role;

-- Parts of a project that feedback may be about.
create table public.feedback_modules (
  id uuid not null default gen_random_uuid(),
  project_id uuid not null,
  key text not null,
  name text not null,
  -- False where it was put away: it takes no feedback, and what was said of it keeps its name.
  is_active boolean not null default true,
  display_order integer not null default 0,
  -- English of the name: {"en": {"name": "…"}}.
  translations jsonb not null default '{}'::jsonb,
  revision integer not null default 1,
  constraint feedback_modules_pkey primary key (id),
  constraint feedback_modules_project_id_key_key unique (project_id, key),
  constraint feedback_modules_project_id_fkey foreign key (project_id) references
    public.feedback_projects(id) on delete cascade deferrable,
  constraint feedback_modules_key_check check (((key ~ '^[a-z0-9]+(-[a-z0-9]+)*$') and (length(key)
    <= 60))),
  constraint feedback_modules_name_check check (((length(name) >= 1) and (length(name) <= 120))),
  constraint feedback_modules_translations_check check (((jsonb_typeof(translations) = 'object')
    and (octet_length((translations)::text) <= 2000)))
);
create policy feedback_modules_active on public.feedback_modules for select to anon, authenticated
  using (is_active);
create policy feedback_modules_edit on public.feedback_modules for all to authenticated using
  (private.may_in('settings', 'manage', ( select p.product from public.feedback_projects p where
  (p.id = feedback_modules.project_id)))) with check (private.may_in('settings', 'manage', ( select
  p.product from public.feedback_projects p where (p.id = feedback_modules.project_id))));
create policy feedback_modules_server on public.feedback_modules for select to service_role using
  (true);
create policy feedback_modules_settings on public.feedback_modules for select to authenticated
  using ((select public.has_permission((select private.uid()), 'settings', 'read')));
create trigger bump_generation_delete after delete on public.feedback_modules referencing old table
  as changed for each statement execute function private.bump_generation();
create trigger bump_generation_insert after insert on public.feedback_modules referencing new table
  as changed for each statement execute function private.bump_generation();
create trigger bump_generation_truncate after truncate on public.feedback_modules for each
  statement execute function private.bump_generation();
create trigger bump_generation_update after update on public.feedback_modules referencing new table
  as changed for each statement execute function private.bump_generation();
create trigger count_project_revision after insert or delete or update on public.feedback_modules
  for each row execute function private.count_project_revision();
create trigger count_revision before insert or update on public.feedback_modules for each row
  execute function private.count_revision();
create trigger keep_feedback_module before delete or update on public.feedback_modules for each row
  execute function private.keep_feedback_module();
create trigger record_setting_change after insert or delete or update on public.feedback_modules
  for each row execute function private.record_setting_change();
grant select (id, project_id, key, name, is_active, display_order, translations, revision) on
  public.feedback_modules to anon;
grant delete, insert (id, project_id, key, name, is_active, display_order, translations, revision),
  select (id, project_id, key, name, is_active, display_order, translations, revision), update (id,
  project_id, key, name, is_active, display_order, translations, revision) on
  public.feedback_modules to authenticated;
grant select on public.feedback_modules to service_role;

-- Products that feedback is taken for, with the switches of their widget.
create table public.feedback_projects (
  id uuid not null default gen_random_uuid(),
  key text not null,
  name text not null,
  -- Pages that may call the collector from a browser and show the framed form, like
  -- https://app.example.com; the site itself needs none.
  allowed_origins text[] not null default '{}'::text[],
  srs_enabled boolean not null default false,
  -- Also switches csat.
  nps_enabled boolean not null default true,
  attachments_enabled boolean not null default true,
  ideas_enabled boolean not null default true,
  questions_enabled boolean not null default true,
  -- Corner of the floating button; inline puts the form into the /feedback page only.
  widget_position text not null default 'bottom-right',
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  -- Whose entries and tickets these are.
  product text not null default 'forja',
  -- Whom an entry is said to come from where its sender names nobody.
  persona text not null default 'usuario_final',
  -- Of the form in other products, where their page asks for none.
  widget_theme text not null default 'auto',
  -- English of the name: {"en": {"name": "…"}}.
  translations jsonb not null default '{}'::jsonb,
  -- Counts every change of the project and of its modules: both are edited as one.
  revision integer not null default 1,
  constraint feedback_projects_pkey primary key (id),
  constraint feedback_projects_key_key unique (key),
  constraint feedback_projects_product_fkey foreign key (product) references
    public.crm_products(slug),
  constraint feedback_projects_allowed_origins_check check ((array_to_string(allowed_origins, ' ')
    ~ '^(https?://[^/ ]+( https?://[^/ ]+)*)?$')),
  constraint feedback_projects_key_check check (((key ~ '^[a-z0-9]+(-[a-z0-9]+)*$') and
    (length(key) <= 60))),
  constraint feedback_projects_name_check check (((length(name) >= 1) and (length(name) <= 120))),
  constraint feedback_projects_origins_are_plain check (((cardinality(allowed_origins) <= 20) and
    (array_position(allowed_origins, null::text) is null) and (array_to_string(allowed_origins,
    ' ') ~ '^(https?://[][a-z0-9.:-]+( https?://[][a-z0-9.:-]+)*)?$'))),
  constraint feedback_projects_persona_check check (((persona = btrim(persona)) and
    ((length(persona) >= 1) and (length(persona) <= 60)))),
  constraint feedback_projects_translations_check check (((jsonb_typeof(translations) = 'object')
    and (octet_length((translations)::text) <= 2000))),
  constraint feedback_projects_widget_position_check check ((widget_position = any
    (array['bottom-right', 'bottom-left', 'top-right', 'top-left', 'inline']))),
  constraint feedback_projects_widget_theme_check check ((widget_theme = any (array['auto',
    'light', 'dark'])))
);
create index feedback_projects_product on public.feedback_projects using btree (product);
create policy feedback_projects_edit on public.feedback_projects for all to authenticated using
  ((product = any ((select private.products_in('settings', 'manage'))::text[]))) with check
  ((product = any ((select private.products_in('settings', 'manage'))::text[])));
create policy feedback_projects_server on public.feedback_projects for select to service_role using
  (true);
create policy feedback_projects_settings on public.feedback_projects for select to authenticated
  using ((select public.has_permission((select private.uid()), 'settings', 'read')));
create trigger bump_generation_delete after delete on public.feedback_projects referencing old
  table as changed for each statement execute function private.bump_generation();
create trigger bump_generation_insert after insert on public.feedback_projects referencing new
  table as changed for each statement execute function private.bump_generation();
create trigger bump_generation_truncate after truncate on public.feedback_projects for each
  statement execute function private.bump_generation();
create trigger bump_generation_update after update on public.feedback_projects referencing new
  table as changed for each statement execute function private.bump_generation();
create trigger count_revision before insert or update on public.feedback_projects for each row
  execute function private.count_revision();
create trigger keep_feedback_project before delete or update on public.feedback_projects for each
  row execute function private.keep_feedback_project();
create trigger record_setting_change after insert or delete or update on public.feedback_projects
  for each row execute function private.record_setting_change();
grant delete, insert (id, key, name, allowed_origins, srs_enabled, nps_enabled,
  attachments_enabled, ideas_enabled, questions_enabled, widget_position, is_active, created_at,
  product, persona, widget_theme, translations, revision), select (id, key, name, allowed_origins,
  srs_enabled, nps_enabled, attachments_enabled, ideas_enabled, questions_enabled, widget_position,
  is_active, created_at, product, persona, widget_theme, translations, revision), update (id, key,
  name, allowed_origins, srs_enabled, nps_enabled, attachments_enabled, ideas_enabled,
  questions_enabled, widget_position, is_active, created_at, product, persona, widget_theme,
  translations, revision) on public.feedback_projects to authenticated;
grant select on public.feedback_projects to service_role;

-- Work that an entry, a mail or a colleague asks for: open, in progress, waiting for the customer,
-- solved, closed; others for what was imported. It outlives the entry, without its words.
create table public.feedback_tickets (
  id uuid not null default gen_random_uuid(),
  project_id uuid not null,
  -- The entry that it was opened from; what is linked to it stands in ticket_entries.
  feedback_id uuid,
  contact_id uuid,
  title text not null,
  status text not null default 'open',
  priority text not null default 'medium',
  created_by uuid default private.uid(),
  solved_at timestamptz,
  closed_at timestamptz,
  created_at timestamptz not null default now(),
  -- Shown as A-0218.
  number bigint not null,
  module_id uuid,
  owner_id uuid,
  company_id uuid,
  -- Who asks, as she called herself; what the contact is called goes before it.
  author_name text,
  author_email text,
  locale text not null default 'pt-BR',
  -- Whose turn it is; null once it is solved.
  waits_for text generated always as ( case when (status = 'waiting') then 'customer' when (status
    = any (array['open', 'in_progress', 'others'])) then 'house' else null::text end) stored,
  -- When the last word was said that does not stay in the house.
  last_public_at timestamptz not null default now(),
  first_answered_at timestamptz,
  -- The ticket in which it goes on.
  merged_into uuid,
  merged_at timestamptz,
  -- The ticket that it continues: solved for too long to be opened again.
  follows uuid,
  -- Since when it holds no word and nobody: states and times alone.
  emptied_at timestamptz,
  -- Counts its changes: whoever saves says which she saw.
  revision integer not null default 1,
  updated_at timestamptz not null default now(),
  -- From when its clocks count; null: it has none.
  clock_since timestamptz,
  -- Minutes of business time that its first answer has, or had; null: no clock.
  answer_target integer,
  -- By when it is to be answered first, or was; null where nobody waits for that.
  answer_due_at timestamptz,
  -- When whoever owns it is told that the time of the first answer runs out; null: nobody is.
  answer_warn_at timestamptz,
  -- Business time that the first answer took.
  answer_seconds integer,
  -- Minutes of the house's business time within which it is solved; null: no clock.
  solve_target integer,
  -- By when it is to be solved, as long as that clock runs; null while it stands.
  solve_due_at timestamptz,
  -- When whoever owns it is told that this time runs out; null: nobody is.
  solve_warn_at timestamptz,
  -- Business time that the house took until it was solved; null while it is not.
  solve_seconds integer,
  -- By when it was to be solved when that clock last stopped.
  solve_was_due_at timestamptz,
  -- What is due of it next: lists are in its order; infinity where nothing runs.
  due_order timestamptz not null generated always as (coalesce( case when (first_answered_at is
    null) then least(answer_due_at, solve_due_at) else solve_due_at end, 'infinity'::timestamptz))
    stored,
  -- The client whose people follow it in the portal; set when it is opened.
  organization_id uuid,
  -- The work for that client that it is about.
  client_project_id uuid,
  -- In the words of those who ask, or the title under which it was opened for them; null: the
  -- title. Staff may give a ticket another title without changing it.
  subject text,
  constraint feedback_tickets_pkey primary key (id),
  constraint feedback_tickets_client_project_id_fkey foreign key (client_project_id) references
    public.projects(id) on delete set null,
  constraint feedback_tickets_company_id_fkey foreign key (company_id) references
    public.crm_companies(id) on delete set null,
  constraint feedback_tickets_contact_id_fkey foreign key (contact_id) references
    public.crm_contacts(id) on delete set null,
  constraint feedback_tickets_feedback_id_fkey foreign key (feedback_id) references
    public.feedback_entries(id) on delete set null,
  constraint feedback_tickets_follows_fkey foreign key (follows) references
    public.feedback_tickets(id) on delete set null,
  constraint feedback_tickets_merged_into_fkey foreign key (merged_into) references
    public.feedback_tickets(id) on delete set null,
  constraint feedback_tickets_module_id_fkey foreign key (module_id) references
    public.feedback_modules(id) on delete set null,
  constraint feedback_tickets_organization_id_fkey foreign key (organization_id) references
    public.client_organizations(id) on delete set null,
  constraint feedback_tickets_owner_id_fkey foreign key (owner_id) references
    public.user_profiles(user_id) on delete set null,
  constraint feedback_tickets_project_id_fkey foreign key (project_id) references
    public.feedback_projects(id),
  constraint feedback_tickets_author_email_check check (((author_email = lower(author_email)) and
    (length(author_email) <= 254) and (author_email ~ '^[^[:space:]@]+@[^[:space:]@]+$'))),
  constraint feedback_tickets_author_name_check check (((length(author_name) >= 1) and
    (length(author_name) <= 200))),
  constraint feedback_tickets_check check ((merged_into is distinct from id)),
  constraint feedback_tickets_check1 check ((follows is distinct from id)),
  constraint feedback_tickets_locale_check check ((locale = any (array['pt-BR', 'en']))),
  constraint feedback_tickets_priority_check check ((priority = any (array['low', 'medium', 'high',
    'urgent']))),
  constraint feedback_tickets_status_check check ((status = any (array['open', 'in_progress',
    'waiting', 'solved', 'closed', 'others']))),
  constraint feedback_tickets_subject_check check ((length(subject) <= 200)),
  constraint feedback_tickets_title_check check (((length(title) <= 200) and (title ~
    '[^[:space:]]')))
);
create index feedback_tickets_answered on public.feedback_tickets using btree (first_answered_at)
  where (answer_seconds is not null);
create index feedback_tickets_by_answer_term on public.feedback_tickets using btree (answer_due_at)
  where (answer_due_at is not null);
create index feedback_tickets_by_due on public.feedback_tickets using btree (due_order, id) where
  (waits_for is not null);
create index feedback_tickets_by_email on public.feedback_tickets using btree (author_email) where
  (author_email is not null);
create index feedback_tickets_by_moment on public.feedback_tickets using btree (last_public_at, id);
create index feedback_tickets_by_number on public.feedback_tickets using btree (number, id) where
  (waits_for is not null);
create index feedback_tickets_by_priority on public.feedback_tickets using btree
  (array_position('{low,medium,high,urgent}'::text[], priority), last_public_at, id) where
  (waits_for is not null);
create index feedback_tickets_by_solve_term on public.feedback_tickets using btree
  (coalesce(solve_due_at, solve_was_due_at)) where (coalesce(solve_due_at, solve_was_due_at) is not
  null);
create index feedback_tickets_by_words on public.feedback_tickets using gin (lower(((((((('a-' ||
  lpad((number)::text, 4, '0')) || ' ') || title) || ' ') || coalesce(author_name, '')) || ' ') ||
  coalesce(author_email, ''))) extensions.gin_trgm_ops);
create index feedback_tickets_done on public.feedback_tickets using btree (coalesce(solved_at,
  closed_at, created_at), id) where ((status = any (array['solved', 'closed'])) and (merged_into is
  null));
create index feedback_tickets_first_answered on public.feedback_tickets using btree
  (first_answered_at, id) where (first_answered_at is not null);
create index feedback_tickets_followed on public.feedback_tickets using btree (follows) where
  (follows is not null);
create index feedback_tickets_gone on public.feedback_tickets using btree (coalesce(merged_at,
  closed_at, created_at), id) where (merged_into is not null);
create index feedback_tickets_in_place on public.feedback_tickets using btree
  (array_position('{open,in_progress,waiting,others,solved,closed}'::text[], status),
  last_public_at, id) include (status, project_id);
create index feedback_tickets_in_place_by_due on public.feedback_tickets using btree
  (array_position('{open,in_progress,waiting,others,solved,closed}'::text[], status), due_order,
  id);
create index feedback_tickets_in_place_by_number on public.feedback_tickets using btree
  (array_position('{open,in_progress,waiting,others,solved,closed}'::text[], status), number, id);
create index feedback_tickets_in_place_by_priority on public.feedback_tickets using btree
  (array_position('{open,in_progress,waiting,others,solved,closed}'::text[], status),
  array_position('{low,medium,high,urgent}'::text[], priority), last_public_at, id);
create index feedback_tickets_merged on public.feedback_tickets using btree (merged_into) where
  (merged_into is not null);
create index feedback_tickets_newest on public.feedback_tickets using btree (created_at desc, id
  desc);
create unique index feedback_tickets_number on public.feedback_tickets using btree (number);
create index feedback_tickets_of on public.feedback_tickets using btree (feedback_id);
create index feedback_tickets_of_client on public.feedback_tickets using btree (organization_id,
  last_public_at, id) where (organization_id is not null);
create index feedback_tickets_of_client_project on public.feedback_tickets using btree
  (client_project_id) where (client_project_id is not null);
create index feedback_tickets_of_company on public.feedback_tickets using btree (company_id,
  last_public_at, id) where (company_id is not null);
create index feedback_tickets_of_contact on public.feedback_tickets using btree (contact_id) where
  (contact_id is not null);
create index feedback_tickets_of_module on public.feedback_tickets using btree (module_id,
  last_public_at, id) where (module_id is not null);
create index feedback_tickets_of_no_module on public.feedback_tickets using btree (created_at, id)
  where (module_id is null);
create index feedback_tickets_of_owner on public.feedback_tickets using btree (owner_id,
  last_public_at, id) where (owner_id is not null);
create index feedback_tickets_of_project on public.feedback_tickets using btree (project_id,
  last_public_at, id);
create index feedback_tickets_opened on public.feedback_tickets using btree (created_at, id);
create index feedback_tickets_paused on public.feedback_tickets using btree (last_public_at, id)
  where ((waits_for = 'customer') and (solve_target is not null));
create index feedback_tickets_to_answer on public.feedback_tickets using btree
  (coalesce(answer_warn_at, answer_due_at)) where ((first_answered_at is null) and (answer_due_at
  is not null));
create index feedback_tickets_to_empty on public.feedback_tickets using btree (last_public_at)
  where (emptied_at is null);
create index feedback_tickets_to_solve on public.feedback_tickets using btree
  (coalesce(solve_warn_at, solve_due_at)) where (solve_due_at is not null);
create index feedback_tickets_unsolved on public.feedback_tickets using btree (last_public_at, id)
  where (waits_for is not null);
create index feedback_tickets_waiting on public.feedback_tickets using btree (waits_for,
  last_public_at, id) where (waits_for is not null);
create index feedback_tickets_waiting_for_client on public.feedback_tickets using btree
  (organization_id, last_public_at, id) where ((waits_for = 'customer') and (organization_id is not
  null));
create policy feedback_tickets_move on public.feedback_tickets for update to authenticated using
  ((project_id = any ((select private.feedback_projects_in('update'))::uuid[]))) with check
  ((project_id = any ((select private.feedback_projects_in('update'))::uuid[])));
create policy feedback_tickets_open on public.feedback_tickets for insert to authenticated with
  check ((project_id = any ((select private.feedback_projects_in('create'))::uuid[])));
create policy feedback_tickets_server on public.feedback_tickets for select to service_role using
  (true);
create policy feedback_tickets_staff on public.feedback_tickets for select to authenticated using
  ((project_id = any ((select private.feedback_projects_in('read'))::uuid[])));
create trigger a_follow_merge before insert or update of contact_id on public.feedback_tickets for
  each row execute function private.follow_merge();
create trigger announce_tickets after insert or update on public.feedback_tickets for each
  statement execute function private.announce_list('feedback');
create trigger ask_rating after update of status on public.feedback_tickets for each row when
  ((old.status is distinct from new.status)) execute function private.ask_rating();
create trigger begin_ticket after insert on public.feedback_tickets for each row execute function
  private.begin_ticket();
create trigger change_ticket before update on public.feedback_tickets for each row execute function
  private.change_ticket();
create trigger count_changed_ticket after update on public.feedback_tickets referencing old table
  as gone new table as fresh for each statement execute function private.count_ticket();
create trigger count_gone_ticket after delete on public.feedback_tickets referencing old table as
  gone for each statement execute function private.count_ticket();
create trigger count_opened_ticket after insert on public.feedback_tickets referencing new table as
  fresh for each statement execute function private.count_ticket();
create trigger drop_ticket_links after update of contact_id, author_email on
  public.feedback_tickets for each row when (((old.contact_id is distinct from new.contact_id) or
  (old.author_email is distinct from new.author_email))) execute function
  private.drop_ticket_links();
create trigger keep_new_ticket_words after insert on public.feedback_tickets for each row execute
  function private.keep_ticket_words();
create trigger keep_ticket_words after update of number, title, author_name, author_email,
  contact_id, company_id on public.feedback_tickets for each row execute function
  private.keep_ticket_words();
create trigger move_ticket before update of status on public.feedback_tickets for each row when
  ((old.status is distinct from new.status)) execute function private.move_ticket();
create trigger open_ticket before insert on public.feedback_tickets for each row execute function
  private.open_ticket();
create trigger pause_new_ticket after insert on public.feedback_tickets for each row when
  ((new.status = any (array['waiting', 'solved', 'closed']))) execute function
  private.pause_new_ticket();
create trigger place_ticket_client before insert on public.feedback_tickets for each row execute
  function private.place_ticket_client();
create trigger record_ticket after update on public.feedback_tickets for each row execute function
  private.record_ticket();
create trigger time_opened_ticket before insert on public.feedback_tickets for each row execute
  function private.begin_ticket_clock();
create trigger time_ticket before update on public.feedback_tickets for each row when
  (((((old.status is distinct from new.status) or (old.priority is distinct from new.priority)) or
  (old.first_answered_at is distinct from new.first_answered_at)) or (old.merged_into is distinct
  from new.merged_into))) execute function private.time_ticket();
grant insert (id, project_id, feedback_id, contact_id, title, status, priority, module_id,
  owner_id, author_name, author_email, locale), select (id, project_id, feedback_id, contact_id,
  title, status, priority, created_by, solved_at, closed_at, created_at, number, module_id,
  owner_id, company_id, author_name, author_email, locale, waits_for, last_public_at,
  first_answered_at, merged_into, merged_at, follows, emptied_at, revision, updated_at,
  clock_since, answer_target, answer_due_at, answer_warn_at, answer_seconds, solve_target,
  solve_due_at, solve_warn_at, solve_seconds, solve_was_due_at, due_order, organization_id,
  client_project_id, subject), update (contact_id, title, status, priority, module_id, owner_id) on
  public.feedback_tickets to authenticated;
grant select on public.feedback_tickets to service_role;

-- How often a form was seen and begun, by day: no cookie, no address, no identifier. How often it
-- was sent is told by its leads, which do not depend on scripts.
create table public.form_counts (
  form_id uuid not null,
  day date not null,
  event text not null,
  count bigint not null,
  constraint form_counts_pkey primary key (form_id, day, event),
  constraint form_counts_form_id_fkey foreign key (form_id) references
    public.qualification_forms(id) on delete cascade,
  constraint form_counts_count_check check ((count > 0)),
  constraint form_counts_event_check check ((event = any (array['form_view', 'form_start'])))
);
create policy form_counts_server on public.form_counts for select to service_role using (true);
grant select on public.form_counts to service_role;

-- Questions of a form, shown by field_order.
create table public.form_fields (
  id uuid not null default gen_random_uuid(),
  form_id uuid not null,
  field_order integer not null default 0,
  field_name text not null,
  field_label text not null,
  field_type text not null,
  is_required boolean not null default false,
  placeholder_text text,
  -- Choices of a select or a checkbox: [{"value": "software", "label": "Software e apps"}]. A
  -- checkbox without any is a single box, such as a consent.
  options jsonb not null default '[]'::jsonb,
  -- Which property of the contact an answer fills; null fills none.
  contact_property text,
  -- {"en": {"field_label": …, "placeholder_text": …, "options": […]}}.
  translations jsonb not null default '{}'::jsonb,
  -- Rises with every change; a save names the revision that it was made on.
  revision integer not null default 1,
  constraint form_fields_pkey primary key (id),
  constraint form_fields_form_id_field_name_key unique (form_id, field_name),
  constraint form_fields_form_id_fkey foreign key (form_id) references
    public.qualification_forms(id) on delete cascade deferrable,
  constraint form_fields_check check (((field_type <> 'select') or (jsonb_array_length(options) >
    0))),
  constraint form_fields_checkbox_property check (((field_type <> 'checkbox') or (contact_property
    is null))),
  constraint form_fields_contact_property_check check ((contact_property = any (array['name',
    'email', 'phone', 'company']))),
  constraint form_fields_field_name_check check ((field_name ~ '^[a-z][a-z0-9_]{0,59}$')),
  constraint form_fields_field_type_check check ((field_type = any (array['email', 'tel',
    'textarea', 'select', 'text', 'checkbox']))),
  constraint form_fields_options_check check ((jsonb_typeof(options) = 'array')),
  constraint form_fields_translations_check check ((jsonb_typeof(translations) = 'object'))
);
create index form_fields_in_order on public.form_fields using btree (form_id, field_order);
create unique index form_fields_one_per_property on public.form_fields using btree (form_id,
  contact_property) where (contact_property is not null);
create policy form_fields_read on public.form_fields for select to anon, authenticated using
  ((exists ( select 1 from public.qualification_forms f where ((f.id = form_fields.form_id) and
  f.is_active))));
create policy form_fields_server on public.form_fields for all to service_role using (true) with
  check (true);
create policy form_fields_staff_delete on public.form_fields for delete to authenticated using
  ((select public.has_permission((select private.uid()), 'settings', 'delete')));
create policy form_fields_staff_insert on public.form_fields for insert to authenticated with check
  ((select public.has_permission((select private.uid()), 'settings', 'create')));
create policy form_fields_staff_read on public.form_fields for select to authenticated using
  ((select public.has_permission((select private.uid()), 'settings', 'read')));
create policy form_fields_staff_update on public.form_fields for update to authenticated using
  ((select public.has_permission((select private.uid()), 'settings', 'update'))) with check
  ((select public.has_permission((select private.uid()), 'settings', 'update')));
create trigger bump_generation_delete after delete on public.form_fields referencing old table as
  changed for each statement execute function private.bump_generation();
create trigger bump_generation_insert after insert on public.form_fields referencing new table as
  changed for each statement execute function private.bump_generation();
create trigger bump_generation_truncate after truncate on public.form_fields for each statement
  execute function private.bump_generation();
create trigger bump_generation_update after update on public.form_fields referencing new table as
  changed for each statement execute function private.bump_generation();
create trigger count_form_revision after insert or delete or update on public.form_fields for each
  row execute function private.count_form_revision();
create trigger count_revision before update on public.form_fields for each row execute function
  private.count_revision();
create trigger first_revision before insert on public.form_fields for each row execute function
  private.count_revision();
create constraint trigger keep_form_version after insert or delete or update on public.form_fields
  deferrable initially deferred for each row execute function private.keep_form_version('form_id');
create trigger record_setting_change after insert or delete or update on public.form_fields for
  each row execute function private.record_setting_change();
grant select (id, form_id, field_order, field_name, field_label, field_type, is_required,
  placeholder_text, options, contact_property, translations, revision) on public.form_fields to
  anon;
grant delete, insert (id, form_id, field_order, field_name, field_label, field_type, is_required,
  placeholder_text, options, contact_property, translations, revision), select (id, form_id,
  field_order, field_name, field_label, field_type, is_required, placeholder_text, options,
  contact_property, translations, revision), update (id, form_id, field_order, field_name,
  field_label, field_type, is_required, placeholder_text, options, contact_property, translations,
  revision) on public.form_fields to authenticated;
grant delete, insert, select, update on public.form_fields to service_role;

-- What visitors were asked and told by a form, once per save that changed it. Never changed.
create table public.form_versions (
  id uuid not null default gen_random_uuid(),
  form_id uuid not null,
  version integer not null,
  -- Columns of the form that visitors see, and its questions in their order under "fields". Name,
  -- pages and state are not part of it.
  definition jsonb not null,
  created_at timestamptz not null default transaction_timestamp(),
  -- Null for the server itself, such as its seed.
  created_by uuid,
  constraint form_versions_pkey primary key (id),
  constraint form_versions_form_id_version_key unique (form_id, version),
  constraint form_versions_created_by_fkey foreign key (created_by) references
    public.user_profiles(user_id) on delete set null,
  constraint form_versions_form_id_fkey foreign key (form_id) references
    public.qualification_forms(id) on delete cascade,
  constraint form_versions_definition_check check ((jsonb_typeof(definition) = 'object')),
  constraint form_versions_version_check check ((version > 0))
);
create index form_versions_by on public.form_versions using btree (created_by) where (created_by is
  not null);
create policy form_versions_read on public.form_versions for select to authenticated using ((select
  public.has_permission((select private.uid()), 'settings', 'read')));
create policy form_versions_server on public.form_versions for select to service_role using (true);
grant select (id, form_id, version, definition, created_at, created_by) on public.form_versions to
  authenticated;
grant select (id, form_id, version, definition, created_at, created_by) on public.form_versions to
  service_role;

-- What everybody who asked for an idea was told of it: that it is planned, done or declined, and
-- why. Goes with the last who asked for it.
create table public.idea_outcomes (
  id uuid not null default gen_random_uuid(),
  entry_id uuid not null,
  status text not null,
  -- Staff's words in Portuguese, read by all who asked.
  words text,
  words_en text,
  -- How many people were to be mailed.
  mails integer not null default 0,
  told_by uuid default private.uid(),
  told_at timestamptz not null default clock_timestamp(),
  -- From then on it is told. Until then it goes with the move that it tells of, should that be
  -- taken back.
  due_at timestamptz not null default (clock_timestamp() + '00:00:15'::interval),
  constraint idea_outcomes_pkey primary key (id),
  constraint idea_outcomes_entry_id_fkey foreign key (entry_id) references
    public.feedback_entries(id) deferrable initially deferred,
  constraint idea_outcomes_check check (((status <> 'declined') or (num_nonnulls(words, words_en) >
    0))),
  constraint idea_outcomes_mails_check check ((mails >= 0)),
  constraint idea_outcomes_status_check check ((status = any (array['planned', 'done',
    'declined']))),
  constraint idea_outcomes_words_check check (((length(words) <= 2000) and (words ~
    '[^[:space:]]'))),
  constraint idea_outcomes_words_en_check check (((length(words_en) <= 2000) and (words_en ~
    '[^[:space:]]')))
);
create index idea_outcomes_of on public.idea_outcomes using btree (entry_id, told_at);
create policy idea_outcomes_server on public.idea_outcomes for select to service_role using (true);
create policy idea_outcomes_staff on public.idea_outcomes for select to authenticated using
  ((exists ( select from public.feedback_entries e where (e.id = idea_outcomes.entry_id))));
grant select (id, entry_id, status, words, words_en, mails, told_by, told_at, due_at) on
  public.idea_outcomes to authenticated;
grant select on public.idea_outcomes to service_role;

-- Each time an idea was weighed: what was set, by whom and when. Goes with the last who asked for
-- it.
create table public.idea_score_changes (
  id uuid not null default gen_random_uuid(),
  entry_id uuid not null,
  -- Empty with the other three: the score was taken away.
  reach integer,
  impact numeric(3,2),
  confidence smallint,
  effort numeric(5,2),
  rice_score numeric(14,2),
  changed_by uuid default private.uid(),
  changed_at timestamptz not null default clock_timestamp(),
  constraint idea_score_changes_pkey primary key (id),
  constraint idea_score_changes_entry_id_fkey foreign key (entry_id) references
    public.feedback_entries(id) deferrable initially deferred,
  constraint idea_score_changes_check check ((num_nonnulls(reach, impact, confidence, effort) = any
    (array[0, 4])))
);
create index idea_score_changes_of on public.idea_score_changes using btree (entry_id, changed_at);
create policy idea_score_changes_server on public.idea_score_changes for select to service_role
  using (true);
create policy idea_score_changes_staff on public.idea_score_changes for select to authenticated
  using ((exists ( select from public.feedback_entries e where (e.id =
  idea_score_changes.entry_id))));
grant select (id, entry_id, reach, impact, confidence, effort, rice_score, changed_by, changed_at)
  on public.idea_score_changes to authenticated;
grant select on public.idea_score_changes to service_role;

-- What came along with a mail. Its type is what its bytes are, not what the sender called them.
create table public.inbound_mail_files (
  id uuid not null default gen_random_uuid(),
  mail_id uuid not null,
  storage_key text not null,
  -- As the sender named it: a text to show, never a path.
  original_name text not null,
  content_type text not null,
  size integer not null,
  sha256 text not null,
  created_at timestamptz not null default now(),
  -- Of a picture within the text: whether it stands in what was written or in what is folded away.
  shown_within text,
  constraint inbound_mail_files_pkey primary key (id),
  constraint inbound_mail_files_storage_key_key unique (storage_key),
  constraint inbound_mail_files_mail_id_fkey foreign key (mail_id) references
    public.inbound_mails(id) on delete cascade,
  constraint inbound_mail_files_content_type_check check ((content_type = any (array['image/jpeg',
    'image/png', 'image/gif', 'image/webp', 'image/heic', 'application/pdf', 'text/plain',
    'text/calendar', 'message/rfc822', 'application/msword', 'application/vnd.ms-excel',
    'application/vnd.ms-powerpoint',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    'application/vnd.oasis.opendocument.text', 'application/vnd.oasis.opendocument.spreadsheet',
    'application/vnd.oasis.opendocument.presentation']))),
  constraint inbound_mail_files_original_name_check check (((length(original_name) >= 1) and
    (length(original_name) <= 255))),
  constraint inbound_mail_files_sha256_check check ((sha256 ~ '^[0-9a-f]{64}$')),
  constraint inbound_mail_files_shown_within_check check ((shown_within = any (array['own',
    'folded']))),
  constraint inbound_mail_files_size_check check (((size >= 1) and (size <= 10485760))),
  constraint inbound_mail_files_storage_key_check check ((storage_key ~ '^inbound/[0-9a-f]{64}$'))
);
create index inbound_mail_files_of on public.inbound_mail_files using btree (mail_id);
create policy inbound_mail_files_server on public.inbound_mail_files for select to service_role
  using (true);
create policy inbound_mail_files_staff on public.inbound_mail_files for select to authenticated
  using ((exists ( select from public.inbound_mails m where (m.id = inbound_mail_files.mail_id))));
create trigger erase_inbound_file after delete on public.inbound_mail_files for each row execute
  function private.erase_inbound_file();
grant select (id, mail_id, storage_key, original_name, content_type, size, sha256, created_at,
  shown_within) on public.inbound_mail_files to authenticated;
grant select (id, mail_id, storage_key, original_name, content_type, size, sha256, created_at,
  shown_within) on public.inbound_mail_files to service_role;

-- Mails that came in, as text: what was taken into a thread, a stranger's that waits for staff,
-- what was ignored as a program's, and what nobody could read.
create table public.inbound_mails (
  id uuid not null,
  -- taken into a thread, or as an entry; waiting for staff, or discarded by them; ignored, since
  -- nobody wrote it; aside, since it could not be read.
  state text not null,
  reason text,
  message_id text,
  from_address text,
  from_name text,
  subject text not null default '',
  body text not null default '',
  -- What was quoted, signatures, and what went beyond the length of a message.
  folded text not null default '',
  -- Files that were not taken: name, and why.
  refused jsonb not null default '[]'::jsonb,
  -- It answers a mail that went to another address than the one it came from.
  other_sender boolean not null default false,
  -- The entry that it made, or in whose thread it stands.
  entry_id uuid,
  feedback_message_id uuid,
  crm_message_id uuid,
  sent_at timestamptz,
  -- When it came into the mailbox.
  received_at timestamptz not null default now(),
  decided_by uuid,
  decided_at timestamptz,
  -- The address of the program that sent what somebody wrote, such as a web form; the author is
  -- whom Reply-To names, which proves nothing.
  relayed_by text,
  constraint inbound_mails_pkey primary key (id),
  constraint inbound_mails_crm_message_id_fkey foreign key (crm_message_id) references
    public.crm_messages(id) on delete cascade,
  constraint inbound_mails_decided_by_fkey foreign key (decided_by) references identity.users(id)
    on delete set null,
  constraint inbound_mails_entry_id_fkey foreign key (entry_id) references
    public.feedback_entries(id) on delete cascade,
  constraint inbound_mails_feedback_message_id_fkey foreign key (feedback_message_id) references
    public.feedback_messages(id) on delete cascade,
  constraint inbound_mails_body_check check ((length(body) <= 20000)),
  constraint inbound_mails_check check (((state = any (array['ignored', 'aside'])) = (reason is not
    null))),
  constraint inbound_mails_check1 check (((state = 'taken') = (num_nonnulls(entry_id,
    feedback_message_id, crm_message_id) > 0))),
  constraint inbound_mails_check2 check (((num_nonnulls(entry_id, feedback_message_id) = 0) or
    (crm_message_id is null))),
  constraint inbound_mails_folded_check check ((length(folded) <= 200000)),
  constraint inbound_mails_from_address_check check (((length(from_address) >= 3) and
    (length(from_address) <= 254))),
  constraint inbound_mails_from_name_check check ((length(from_name) <= 200)),
  constraint inbound_mails_message_id_check check ((length(message_id) <= 1000)),
  constraint inbound_mails_reason_check check ((reason = any (array['program', 'list', 'own',
    'report', 'too_large', 'unreadable', 'failed']))),
  constraint inbound_mails_refused_check check ((jsonb_typeof(refused) = 'array')),
  constraint inbound_mails_relayed_by_check check (((length(relayed_by) >= 3) and
    (length(relayed_by) <= 254))),
  constraint inbound_mails_state_check check ((state = any (array['taken', 'waiting', 'discarded',
    'ignored', 'aside']))),
  constraint inbound_mails_subject_check check ((length(subject) <= 300))
);
create index inbound_mails_by_address on public.inbound_mails using btree (from_address);
create index inbound_mails_by_state on public.inbound_mails using btree (state, received_at, id);
create index inbound_mails_decided on public.inbound_mails using btree (decided_by) where
  (decided_by is not null);
create index inbound_mails_newest on public.inbound_mails using btree (received_at, id);
create index inbound_mails_of_entry on public.inbound_mails using btree (entry_id, received_at)
  where (entry_id is not null);
create unique index inbound_mails_of_feedback on public.inbound_mails using btree
  (feedback_message_id) where (feedback_message_id is not null);
create unique index inbound_mails_of_message on public.inbound_mails using btree (crm_message_id)
  where (crm_message_id is not null);
create policy inbound_mails_server on public.inbound_mails for select to service_role using (true);
create policy inbound_mails_staff on public.inbound_mails for select to authenticated using ( case
  when (crm_message_id is not null) then (exists ( select from public.crm_messages m where (m.id =
  inbound_mails.crm_message_id))) when (feedback_message_id is not null) then (exists ( select from
  public.feedback_messages m where (m.id = inbound_mails.feedback_message_id))) when (entry_id is
  not null) then (exists ( select from public.feedback_entries e where (e.id =
  inbound_mails.entry_id))) else (select private.in_every_product('feedback', 'read')) end);
create trigger announce_inbound_mails after insert or delete or update on public.inbound_mails for
  each statement execute function private.announce_list('feedback');
grant select (id, state, reason, message_id, from_address, from_name, subject, body, folded,
  refused, other_sender, entry_id, feedback_message_id, crm_message_id, sent_at, received_at,
  decided_by, decided_at, relayed_by) on public.inbound_mails to authenticated;
grant select (id, state, reason, message_id, from_address, from_name, subject, body, folded,
  refused, other_sender, entry_id, feedback_message_id, crm_message_id, sent_at, received_at,
  decided_by, decided_at, relayed_by) on public.inbound_mails to service_role;

-- The record of an invoice, for staff: what was done, by whom, when, and why it was taken back.
create table public.invoice_events (
  id bigint not null,
  invoice_id uuid not null,
  kind text not null,
  cause text,
  details jsonb not null default '{}'::jsonb,
  actor uuid default private.uid(),
  at timestamptz not null default clock_timestamp(),
  constraint invoice_events_pkey primary key (id),
  constraint invoice_events_invoice_id_fkey foreign key (invoice_id) references public.invoices(id)
    on delete cascade,
  constraint invoice_events_cause_check check (((cause = btrim(cause)) and ((length(cause) >= 1)
    and (length(cause) <= 300)))),
  constraint invoice_events_check check (((cause is not null) or (kind <> 'unpaid'))),
  constraint invoice_events_details_check check ((jsonb_typeof(details) = 'object')),
  constraint invoice_events_kind_check check ((kind = any (array['begun', 'edited', 'issued',
    'paid', 'unpaid', 'cancelled', 'told_due', 'told_overdue', 'receiver_confirmed']))),
  constraint invoice_events_receiver_check check (((kind <> 'receiver_confirmed') or (details ?
    'pix_key')))
);
create index invoice_events_of on public.invoice_events using btree (invoice_id, at);
create policy invoice_events_server on public.invoice_events for select to service_role using
  (true);
create policy invoice_events_staff on public.invoice_events for select to authenticated using
  ((exists ( select from public.invoices i where ((i.id = invoice_events.invoice_id) and (i.product
  = any ((select private.products_in('financial', 'read'))::text[]))))));
grant select (id, invoice_id, kind, cause, details, actor, at) on public.invoice_events to
  authenticated;
grant select on public.invoice_events to service_role;

-- What a client is asked to pay. Owners and finance of the client see it from its issue on;
-- members never.
create table public.invoices (
  -- Made by whoever begins it, so that one that is sent twice is one.
  id uuid not null,
  organization_id uuid not null,
  project_id uuid,
  -- Year and place in it; given with the draft, and never to another.
  number text not null,
  description text not null,
  value numeric(14,2) not null,
  due_on date not null,
  -- Overdue is none of them: an issued one is, once its day is over where the house stands.
  state text not null default 'draft',
  installment smallint,
  installments smallint,
  -- Pix "copia e cola": a BR Code with its check at the end.
  pix_text text,
  -- The figures of the boleto as people type them, without marks.
  boleto text,
  storage_key text,
  file_name text,
  file_size integer,
  issued_at timestamptz,
  issued_by uuid,
  paid_on date,
  paid_how text,
  marked_by uuid,
  cancelled_at timestamptz,
  -- When its people were told that it is due within five days.
  due_told_on date,
  -- When its people were told that its day is over.
  overdue_told_on date,
  revision integer not null default 1,
  created_by uuid default private.uid(),
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  -- Product of its project, or one of the products of its client.
  product text not null default 'forja',
  constraint invoices_pkey primary key (id),
  constraint invoices_number_key unique (number),
  constraint invoices_storage_key_key unique (storage_key),
  constraint invoices_organization_id_fkey foreign key (organization_id) references
    public.client_organizations(id),
  constraint invoices_product_fkey foreign key (product) references public.crm_products(slug),
  constraint invoices_project_id_fkey foreign key (project_id) references public.projects(id) on
    delete set null,
  constraint invoices_boleto_check check ((boleto ~ '^([0-9]{47}|8[0-9]{47})$')),
  constraint invoices_check check (((num_nonnulls(installment, installments) = any (array[0, 2]))
    and (installment <= installments))),
  constraint invoices_check1 check ((num_nonnulls(storage_key, file_name, file_size) = any
    (array[0, 3]))),
  constraint invoices_check2 check (((state <> 'draft') or (issued_at is null))),
  constraint invoices_check3 check (((state <> all (array['issued', 'paid'])) or (issued_at is not
    null))),
  constraint invoices_check4 check ((((state = 'paid') = (paid_on is not null)) and ((paid_on is
    null) = (paid_how is null)))),
  constraint invoices_check5 check (((state = 'cancelled') = (cancelled_at is not null))),
  constraint invoices_check6 check (((state <> all (array['issued', 'paid'])) or
    (num_nonnulls(pix_text, boleto) > 0))),
  constraint invoices_description_check check (((description = btrim(description)) and
    ((length(description) >= 1) and (length(description) <= 200)))),
  constraint invoices_file_name_check check (((length(file_name) >= 1) and (length(file_name) <=
    200))),
  constraint invoices_file_size_check check ((file_size > 0)),
  constraint invoices_installment_check check ((installment >= 1)),
  constraint invoices_installments_check check (((installments >= 2) and (installments <= 120))),
  constraint invoices_number_check check ((number ~ '^[0-9]{4}-[0-9]{3,6}$')),
  constraint invoices_paid_how_check check ((paid_how = any (array['pix', 'boleto', 'transfer',
    'other']))),
  constraint invoices_pix_text_check check (((pix_text ~ '^000201[ -~]*6304[0-9A-F]{4}$') and
    (length(pix_text) <= 512))),
  constraint invoices_state_check check ((state = any (array['draft', 'issued', 'paid',
    'cancelled']))),
  constraint invoices_storage_key_check check ((storage_key ~ '^invoices/[0-9a-f]{64}$')),
  constraint invoices_value_check check ((value > (0)::numeric))
);
create index invoices_of_organization on public.invoices using btree (organization_id, due_on);
create index invoices_of_product on public.invoices using btree (product, due_on, id);
create index invoices_of_project on public.invoices using btree (project_id) where (project_id is
  not null);
create index invoices_open on public.invoices using btree (due_on) where (state = 'issued');
create policy invoices_people on public.invoices for select to authenticated using (((state = any
  (array['issued', 'paid'])) and (organization_id = any ((select
  private.organizations_in('{owner,finance}'::text[]))::uuid[]))));
create policy invoices_server on public.invoices for select to service_role using (true);
create policy invoices_staff on public.invoices for select to authenticated using ((product = any
  ((select private.products_in('financial', 'read'))::text[])));
create trigger announce_invoices after insert or update on public.invoices for each statement
  execute function private.announce_list('invoices');
create trigger count_revision before update on public.invoices for each row execute function
  private.count_revision();
create trigger erase_invoice_file after delete or update of storage_key on public.invoices for each
  row when ((old.storage_key is not null)) execute function private.erase_invoice_file();
create trigger take_product_of_project before insert or update of project_id on public.invoices for
  each row when ((new.project_id is not null)) execute function private.take_product_of_project();
grant select (id, organization_id, project_id, number, description, value, due_on, state,
  installment, installments, pix_text, boleto, file_name, file_size, issued_at, paid_on, paid_how,
  cancelled_at, revision, created_at, updated_at, product) on public.invoices to authenticated;
grant select on public.invoices to service_role;

-- To whom leads go by themselves: the first rule in use whose conditions all fit, by position. A
-- condition that names nothing fits every lead.
create table public.lead_assignment_rules (
  id uuid not null default gen_random_uuid(),
  name text not null,
  "position" integer not null default 0,
  services text[] not null default '{}'::text[],
  sources text[] not null default '{}'::text[],
  products text[] not null default '{}'::text[],
  locales text[] not null default '{}'::text[],
  -- person: always the colleague named; turn: each in turn, of those who say they are at work.
  way text not null,
  -- Whom the way "person" names; null once her account is gone: the rule then finds nobody.
  owner_id uuid,
  -- Among whom the way "turn" goes round; none: all who may answer for the lead.
  colleagues uuid[] not null default '{}'::uuid[],
  is_active boolean not null default true,
  revision integer not null default 1,
  constraint lead_assignment_rules_pkey primary key (id),
  constraint lead_assignment_rules_owner_id_fkey foreign key (owner_id) references
    public.user_profiles(user_id) on delete set null,
  constraint lead_assignment_rules_check check (((way = 'person') or (owner_id is null))),
  constraint lead_assignment_rules_check1 check (((way = 'turn') or (colleagues = '{}'::uuid[]))),
  constraint lead_assignment_rules_colleagues_check check (((array_position(colleagues, null::uuid)
    is null) and (cardinality(colleagues) <= 50))),
  constraint lead_assignment_rules_locales_check check ((locales <@ '{pt-BR,en}'::text[])),
  constraint lead_assignment_rules_name_check check (((name = btrim(name)) and ((length(name) >= 1)
    and (length(name) <= 80)))),
  constraint lead_assignment_rules_products_check check (((array_position(products, null::text) is
    null) and (cardinality(products) <= 20))),
  constraint lead_assignment_rules_services_check check ((services <@
    '{softwareApps,automationAi,gamesGamification,consulting}'::text[])),
  constraint lead_assignment_rules_sources_check check (((array_position(sources, null::text) is
    null) and (cardinality(sources) <= 20))),
  constraint lead_assignment_rules_way_check check ((way = any (array['person', 'turn'])))
);
create index lead_assignment_rules_owner on public.lead_assignment_rules using btree (owner_id)
  where (owner_id is not null);
create policy lead_assignment_rules_edit on public.lead_assignment_rules for all to authenticated
  using ((select public.has_permission((select private.uid()), 'settings', 'update'))) with check
  ((select public.has_permission((select private.uid()), 'settings', 'update')));
create policy lead_assignment_rules_read on public.lead_assignment_rules for select to
  authenticated using ((select public.has_permission((select private.uid()), 'settings', 'read')));
create policy lead_assignment_rules_server on public.lead_assignment_rules for select to
  service_role using (true);
create trigger count_revision before insert or update on public.lead_assignment_rules for each row
  execute function private.count_revision();
create trigger record_setting_change after insert or delete or update on
  public.lead_assignment_rules for each row execute function private.record_setting_change();
grant delete, insert (id, name, "position", services, sources, products, locales, way, owner_id,
  colleagues, is_active, revision), select (id, name, "position", services, sources, products,
  locales, way, owner_id, colleagues, is_active, revision), update (id, name, "position", services,
  sources, products, locales, way, owner_id, colleagues, is_active, revision) on
  public.lead_assignment_rules to authenticated;
grant select on public.lead_assignment_rules to service_role;

-- How somebody came to a lead, kept only where they allowed statistics. Goes with its lead.
create table public.lead_journeys (
  submission_id uuid not null,
  -- {at, host, source, medium, campaign}: when they first came, from which site, by which marks.
  -- Without host and marks they came directly.
  first_touch jsonb not null,
  -- The same of the last time they came from outside.
  last_touch jsonb not null,
  -- [{path, group, at, ms}]: the last 20 pages in their order, of which kind each is, when it was
  -- opened, and for how long it was in sight. Never a query, never an address with a secret in it.
  steps jsonb not null,
  -- How often they have come since first_touch; null where the browser may not remember that, and
  -- first_touch is of this visit.
  visits smallint,
  created_at timestamptz not null default now(),
  constraint lead_journeys_pkey primary key (submission_id),
  constraint lead_journeys_submission_id_fkey foreign key (submission_id) references
    public.qualification_submissions(id) on delete cascade,
  constraint lead_journeys_first_touch_check check (((jsonb_typeof(first_touch) = 'object') and
    (octet_length((first_touch)::text) <= 1200))),
  constraint lead_journeys_last_touch_check check (((jsonb_typeof(last_touch) = 'object') and
    (octet_length((last_touch)::text) <= 1200))),
  constraint lead_journeys_steps_check check (((jsonb_typeof(steps) = 'array') and
    (jsonb_array_length(steps) <= 20) and (octet_length((steps)::text) <= 6000))),
  constraint lead_journeys_visits_check check (((visits >= 1) and (visits <= 1000)))
);
create policy lead_journeys_server on public.lead_journeys for select to service_role using (true);
create policy lead_journeys_staff on public.lead_journeys for select to authenticated using
  (((select private.in_every_product('crm', 'read')) or (exists ( select from
  public.qualification_submissions s where (s.id = lead_journeys.submission_id)))));
create trigger score_journey after insert or update on public.lead_journeys for each row execute
  function private.score_journey();
grant select (submission_id, first_touch, last_touch, steps, visits, created_at) on
  public.lead_journeys to authenticated;
grant select (submission_id, first_touch, last_touch, steps, visits, created_at) on
  public.lead_journeys to service_role;

-- Internal: for whoever may read leads, and for nobody outside. Goes with its lead.
create table public.lead_notes (
  -- Made by whoever sends it, so that a note that is sent twice is kept once.
  id uuid not null,
  lead_id uuid not null,
  author_id uuid,
  -- A colleague who is named stands as @{id}.
  body text not null,
  created_at timestamptz not null default clock_timestamp(),
  edited_at timestamptz,
  -- Removed by its author, who may take that back for ten minutes; the row goes a day later.
  removed_at timestamptz,
  constraint lead_notes_pkey primary key (id),
  constraint lead_notes_author_id_fkey foreign key (author_id) references identity.users(id) on
    delete set null,
  constraint lead_notes_lead_id_fkey foreign key (lead_id) references
    public.qualification_submissions(id) on delete cascade,
  constraint lead_notes_body_check check (((btrim(body) <> '') and (length(body) <= 8000)))
);
create index lead_notes_by_time on public.lead_notes using btree (created_at);
create index lead_notes_of_author on public.lead_notes using btree (author_id);
create index lead_notes_of_lead on public.lead_notes using btree (lead_id, created_at);
create index lead_notes_removed on public.lead_notes using btree (removed_at) where (removed_at is
  not null);
create policy lead_notes_server on public.lead_notes for select to service_role using (true);
create policy lead_notes_staff on public.lead_notes for select to authenticated using (((removed_at
  is null) and ((select private.in_every_product('crm', 'read')) or (exists ( select from
  public.qualification_submissions s where (s.id = lead_notes.lead_id))))));
create trigger announce_notes after insert or update on public.lead_notes for each statement
  execute function private.announce_list('leads');
grant select (id, lead_id, author_id, body, created_at, edited_at, removed_at) on public.lead_notes
  to authenticated;
grant select (id, lead_id, author_id, body, created_at, edited_at, removed_at) on public.lead_notes
  to service_role;

-- Lists of staff as a person wants to come back to them; at most twelve a person and list.
create table public.list_views (
  id uuid not null,
  user_id uuid not null,
  -- Which list, as its screen calls it.
  list text not null,
  name text not null,
  -- Filters and order as the address of the list has them, from the question mark on.
  query text not null,
  created_at timestamptz not null default now(),
  constraint list_views_pkey primary key (id),
  constraint list_views_user_id_fkey foreign key (user_id) references public.user_profiles(user_id)
    on delete cascade,
  constraint list_views_list_check check ((list ~ '^[a-z-]{1,40}$')),
  constraint list_views_name_check check (((name = btrim(name)) and ((length(name) >= 1) and
    (length(name) <= 40)) and (name !~ '[[:cntrl:]]'))),
  constraint list_views_query_check check (((query ~ '^[?][!-~]*$') and (length(query) <= 1000)))
);
create unique index list_views_name_key on public.list_views using btree (user_id, list,
  lower(name));
create unique index list_views_query_key on public.list_views using btree (user_id, list, query);
create policy list_views_own on public.list_views for select to authenticated using ((user_id =
  (select private.uid())));
create policy list_views_server on public.list_views for select to service_role using (true);
grant select (id, user_id, list, name, query, created_at) on public.list_views to authenticated;
grant select on public.list_views to service_role;

-- Logo files; the newest active one of a type is shown.
create table public.logos (
  id uuid not null default gen_random_uuid(),
  name text not null,
  type text not null,
  variant text not null default 'color',
  file_path text not null,
  public_url text not null,
  width integer not null,
  height integer not null,
  -- Comma-separated: icons and favicons, headers and navigation, calls to action.
  usage_context text not null default '',
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  -- Rises with every change; a save names the revision that it was made on.
  revision integer not null default 1,
  constraint logos_pkey primary key (id),
  constraint logos_name_key unique (name),
  constraint logos_height_check check ((height > 0)),
  constraint logos_type_check check ((type = any (array['full', 'symbol']))),
  constraint logos_variant_check check ((variant = any (array['color', 'light']))),
  constraint logos_width_check check ((width > 0))
);
create policy logos_read on public.logos for select to anon, authenticated using (is_active);
create policy logos_server on public.logos for all to service_role using (true) with check (true);
create policy logos_staff_delete on public.logos for delete to authenticated using ((select
  public.has_permission((select private.uid()), 'settings', 'delete')));
create policy logos_staff_insert on public.logos for insert to authenticated with check ((select
  public.has_permission((select private.uid()), 'settings', 'create')));
create policy logos_staff_read on public.logos for select to authenticated using ((select
  public.has_permission((select private.uid()), 'settings', 'read')));
create policy logos_staff_update on public.logos for update to authenticated using ((select
  public.has_permission((select private.uid()), 'settings', 'update'))) with check ((select
  public.has_permission((select private.uid()), 'settings', 'update')));
create trigger bump_generation_delete after delete on public.logos referencing old table as changed
  for each statement execute function private.bump_generation();
create trigger bump_generation_insert after insert on public.logos referencing new table as changed
  for each statement execute function private.bump_generation();
create trigger bump_generation_truncate after truncate on public.logos for each statement execute
  function private.bump_generation();
create trigger bump_generation_update after update on public.logos referencing new table as changed
  for each statement execute function private.bump_generation();
create trigger count_revision before update on public.logos for each row execute function
  private.count_revision();
create trigger first_revision before insert on public.logos for each row execute function
  private.count_revision();
create trigger record_setting_change after insert or delete or update on public.logos for each row
  execute function private.record_setting_change();
grant select (id, name, type, variant, file_path, public_url, width, height, usage_context,
  is_active, created_at, revision) on public.logos to anon;
grant delete, insert (id, name, type, variant, file_path, public_url, width, height, usage_context,
  is_active, created_at, revision), select (id, name, type, variant, file_path, public_url, width,
  height, usage_context, is_active, created_at, revision), update (id, name, type, variant,
  file_path, public_url, width, height, usage_context, is_active, created_at, revision) on
  public.logos to authenticated;
grant delete, insert, select, update on public.logos to service_role;

-- Mails of the last 30 days as they were sent, and what became of each. Addresses that are a key,
-- such as those that set a password, are left out before a mail comes here.
create table public.mails (
  -- Of the job that sent it first.
  id uuid not null,
  kind text not null,
  area text not null,
  -- The lead, feedback, subscription, request, application or account it is about; it goes with
  -- that.
  about uuid,
  recipient text,
  subject text,
  -- waiting for another try; sending while the mail server takes it; sent to the mail server; kept
  -- on this machine, which has none; withheld because its address had its share; failed for good;
  -- dropped because by now there was nothing to send.
  state text not null,
  place smallint not null generated always as ( case state when 'failed' then 3 when 'waiting' then
    2 else 1 end) stored,
  tries integer not null default 1,
  -- How often staff have sent it once more after it had gone.
  again integer not null default 0,
  last_error text,
  html text,
  body text,
  -- What its job was given: ids only.
  payload jsonb not null default '{}'::jsonb,
  created_at timestamptz not null default now(),
  tried_at timestamptz not null default now(),
  -- What we called it, without signature and domain.
  message_id text,
  constraint mails_pkey primary key (id),
  constraint mails_again_check check ((again >= 0)),
  constraint mails_body_check check ((octet_length(body) <= 200000)),
  constraint mails_html_check check ((octet_length(html) <= 400000)),
  constraint mails_kind_check check (((kind ~ '^[a-z]+\.[a-z-]+$') and (length(kind) <= 100))),
  constraint mails_last_error_check check ((length(last_error) <= 2000)),
  constraint mails_message_id_check check ((length(message_id) <= 300)),
  constraint mails_recipient_check check ((length(recipient) <= 1000)),
  constraint mails_state_check check ((state = any (array['waiting', 'sending', 'sent', 'kept',
    'withheld', 'failed', 'dropped']))),
  constraint mails_subject_check check ((length(subject) <= 1000)),
  constraint mails_tries_check check ((tries >= 1))
);
create index mails_about on public.mails using btree (about);
create index mails_by_message on public.mails using btree (message_id) where (message_id is not
  null);
create index mails_by_place on public.mails using btree (place, tried_at, id);
create index mails_of_recipient on public.mails using btree (lower(recipient));
create index mails_oldest on public.mails using btree (tried_at);
create policy mails_read on public.mails for select to authenticated using (((select
  public.has_permission((select private.uid()), 'settings', 'read')) and (area = any (array( select
  resource.resource from unnest(array['crm', 'feedback', 'campaigns', 'projects', 'financial',
  'settings', 'users']) resource(resource) where public.has_permission((select private.uid()),
  resource.resource, 'read')))) and case area when 'crm' then ((select
  private.in_every_product('crm', 'read')) or private.lead_in_reach(about, 'read') or (exists (
  select from public.crm_messages m where (m.id = mails.about)))) when 'feedback' then ((select
  private.in_every_product('feedback', 'read')) or private.entry_in_reach(about, 'read') or
  private.ticket_in_reach(about, 'read')) when 'projects' then (((kind <> 'client.digest-mail') or
  (select public.has_permission((select private.uid()), 'financial', 'read'))) and ((select
  private.in_every_product('projects', 'read')) or (exists ( select from
  public.deliverable_versions v where (v.id = mails.about))) or (exists ( select from
  public.approvals a where (a.id = mails.about))) or (exists ( select from public.project_comments
  c where (c.id = mails.about))) or (exists ( select from public.client_invitations i where (i.id =
  mails.about))))) when 'financial' then ((select private.in_every_product('financial', 'read')) or
  (exists ( select from public.invoices i where (i.id = mails.about)))) else true end));
create trigger area_of_mail before insert or update of kind, area on public.mails for each row
  execute function private.area_of_mail();
create trigger note_message_mail after insert or update of state on public.mails for each row when
  ((new.kind = 'crm.message-mail')) execute function private.note_message_mail();
grant select (id, kind, area, about, recipient, subject, state, place, tries, again, last_error,
  html, body, created_at, tried_at) on public.mails to authenticated;

-- Proof of consent: what happened to a subscription, when, how, and under which words.
create table public.newsletter_events (
  id uuid not null default gen_random_uuid(),
  subscription_id uuid not null,
  -- repeated: somebody asked for what was active already. resent: staff had the confirmation sent
  -- once more, which is no asking of the person.
  kind text not null,
  way text not null,
  consent_version text not null,
  consent_locale text not null,
  happened_at timestamptz not null default clock_timestamp(),
  -- Who of the staff did it on request; null for everything that the person did herself.
  actor_id uuid,
  constraint newsletter_events_pkey primary key (id),
  constraint newsletter_events_actor_id_fkey foreign key (actor_id) references
    public.user_profiles(user_id) on delete set null,
  constraint newsletter_events_subscription_id_fkey foreign key (subscription_id) references
    public.newsletter_subscriptions(id) on delete cascade,
  constraint newsletter_events_kind_check check ((kind = any (array['asked', 'repeated', 'resent',
    'confirmed', 'unsubscribed', 'bounced']))),
  constraint newsletter_events_way_check check ((way = any (array['form', 'link', 'one_click',
    'staff', 'server'])))
);
create index newsletter_events_by_time on public.newsletter_events using btree (happened_at);
create index newsletter_events_of_actor on public.newsletter_events using btree (actor_id);
create index newsletter_events_of_kind on public.newsletter_events using btree (kind, happened_at,
  id);
create index newsletter_events_of_subscription on public.newsletter_events using btree
  (subscription_id, happened_at);
create policy newsletter_events_server on public.newsletter_events for select to service_role using
  (true);
create trigger mark_newsletter_day after insert on public.newsletter_events for each row when
  ((new.kind = any (array['confirmed', 'unsubscribed']))) execute function
  private.mark_newsletter_day();
create trigger mark_newsletter_day_of_gone after delete on public.newsletter_events for each row
  when ((old.kind = any (array['confirmed', 'unsubscribed']))) execute function
  private.mark_newsletter_day();
grant select on public.newsletter_events to service_role;

-- One row an address: none, pending, active, unsubscribed, and pending again by asking anew. A
-- pending row that nobody ever confirmed goes after 30 days.
create table public.newsletter_subscriptions (
  id uuid not null default gen_random_uuid(),
  email text not null,
  status text not null default 'pending',
  locale text not null default 'pt-BR',
  source_page text,
  utm_source text,
  utm_medium text,
  utm_campaign text,
  -- Of the contract, and always null: nobody's address is kept.
  ip_address text,
  user_agent text,
  -- Version of the sentence beside the button when the subscription was last asked for.
  consent_version text not null,
  consent_locale text not null,
  -- When it was last asked for and mailed about; the 72 hours of the link count from here.
  asked_at timestamptz not null default now(),
  -- When the last confirmation came; stays when the person leaves.
  confirmed_at timestamptz,
  unsubscribed_at timestamptz,
  contact_id uuid,
  created_at timestamptz not null default now(),
  -- When a mail was refused for good. Nothing goes there until it is asked for and confirmed anew.
  undeliverable_at timestamptz,
  -- In the words of the receiving server.
  undeliverable_reason text,
  constraint newsletter_subscriptions_pkey primary key (id),
  constraint newsletter_subscriptions_email_key unique (email),
  constraint newsletter_subscriptions_contact_id_fkey foreign key (contact_id) references
    public.crm_contacts(id) on delete set null,
  constraint newsletter_subscriptions_check check (((status <> 'active') or (confirmed_at is not
    null))),
  constraint newsletter_subscriptions_check1 check (((status <> 'unsubscribed') or (unsubscribed_at
    is not null))),
  constraint newsletter_subscriptions_consent_locale_check check ((consent_locale = any
    (array['pt-BR', 'en']))),
  constraint newsletter_subscriptions_consent_version_check check ((consent_version ~
    '^[0-9a-z][0-9a-z.-]{0,39}$')),
  constraint newsletter_subscriptions_email_check check (((email = lower(email)) and (length(email)
    <= 254) and (email ~
    '^[^[:space:][:cntrl:]@<>,;:"]+@[^[:space:][:cntrl:]@<>,;:"]+\.[^[:space:][:cntrl:]@<>,;:"]+$'))),
  constraint newsletter_subscriptions_ip_address_check check ((ip_address is null)),
  constraint newsletter_subscriptions_locale_check check ((locale = any (array['pt-BR', 'en']))),
  constraint newsletter_subscriptions_source_page_check check ((length(source_page) <= 500)),
  constraint newsletter_subscriptions_status_check check ((status = any (array['pending', 'active',
    'unsubscribed']))),
  constraint newsletter_subscriptions_undeliverable check (((undeliverable_at is null) or (status =
    'pending'))),
  constraint newsletter_subscriptions_undeliverable_reason_check check
    ((length(undeliverable_reason) <= 500)),
  constraint newsletter_subscriptions_user_agent_check check ((length(user_agent) <= 500)),
  constraint newsletter_subscriptions_utm_campaign_check check ((length(utm_campaign) <= 200)),
  constraint newsletter_subscriptions_utm_medium_check check ((length(utm_medium) <= 200)),
  constraint newsletter_subscriptions_utm_source_check check ((length(utm_source) <= 200))
);
create index newsletter_subscriptions_by_email on public.newsletter_subscriptions using gin (email
  extensions.gin_trgm_ops);
create index newsletter_subscriptions_in_place on public.newsletter_subscriptions using btree
  (array_position('{pending,undeliverable,active,unsubscribed}'::text[], case when
  (undeliverable_at is null) then status else 'undeliverable' end), created_at, id);
create index newsletter_subscriptions_in_place_by_email on public.newsletter_subscriptions using
  btree (array_position('{pending,undeliverable,active,unsubscribed}'::text[], case when
  (undeliverable_at is null) then status else 'undeliverable' end), email, id);
create index newsletter_subscriptions_newest on public.newsletter_subscriptions using btree
  (created_at desc, id desc);
create index newsletter_subscriptions_of_contact on public.newsletter_subscriptions using btree
  (contact_id);
create index newsletter_subscriptions_of_page on public.newsletter_subscriptions using btree
  (coalesce(source_page, ''), created_at, id);
create index newsletter_subscriptions_of_page_in_place on public.newsletter_subscriptions using
  btree (coalesce(source_page, ''),
  array_position('{pending,undeliverable,active,unsubscribed}'::text[], case when (undeliverable_at
  is null) then status else 'undeliverable' end), created_at, id);
create index newsletter_subscriptions_unconfirmed on public.newsletter_subscriptions using btree
  (asked_at) where (status = 'pending');
create policy newsletter_subscriptions_server on public.newsletter_subscriptions for select to
  service_role using (true);
create policy newsletter_subscriptions_staff_insert on public.newsletter_subscriptions for insert
  to authenticated with check ((select private.keeps_subscriptions()));
create policy newsletter_subscriptions_staff_read on public.newsletter_subscriptions for select to
  authenticated using ((select private.keeps_subscriptions()));
create policy newsletter_subscriptions_staff_update on public.newsletter_subscriptions for update
  to authenticated using ((select private.keeps_subscriptions())) with check ((select
  private.keeps_subscriptions()));
create trigger a_follow_merge before insert or update of contact_id on
  public.newsletter_subscriptions for each row execute function private.follow_merge();
create trigger check_staff_subscription before insert or update on public.newsletter_subscriptions
  for each row when ((current_user = 'authenticated'::name)) execute function
  private.check_staff_subscription();
create trigger count_subscription after insert or delete or update of status, undeliverable_at on
  public.newsletter_subscriptions for each row execute function private.count_subscription();
create trigger forget_stranger_mails after delete on public.newsletter_subscriptions referencing
  old table as gone for each statement execute function private.forget_stranger_mails();
create trigger newsletter_subscriptions_moves before update of status, asked_at on
  public.newsletter_subscriptions for each row execute function private.check_newsletter_move();
create trigger record_new_staff_subscription after insert on public.newsletter_subscriptions for
  each row when ((current_user = 'authenticated'::name)) execute function
  private.record_staff_subscription();
create trigger record_staff_subscription after update of status on public.newsletter_subscriptions
  for each row when (((current_user = 'authenticated'::name) and (new.status <> old.status)))
  execute function private.record_staff_subscription();
grant insert (email, status, locale, source_page, utm_source, utm_medium, utm_campaign, ip_address,
  user_agent, unsubscribed_at), select (id, email, status, locale, source_page, utm_source,
  utm_medium, utm_campaign, ip_address, user_agent, consent_version, consent_locale, asked_at,
  confirmed_at, unsubscribed_at, contact_id, created_at, undeliverable_at, undeliverable_reason),
  update (email, status, locale, source_page, utm_source, utm_medium, utm_campaign, ip_address,
  user_agent, unsubscribed_at) on public.newsletter_subscriptions to authenticated;
grant select on public.newsletter_subscriptions to service_role;

-- Who is named in a note: each person once a note, and so one mail.
create table public.note_mentions (
  id uuid not null default gen_random_uuid(),
  lead_note_id uuid,
  user_id uuid not null,
  created_at timestamptz not null default clock_timestamp(),
  read_at timestamptz,
  -- Since when the note, written anew, names the person no longer.
  dropped_at timestamptz,
  ticket_note_id uuid,
  constraint note_mentions_pkey primary key (id),
  constraint note_mentions_lead_note_id_user_id_key unique (lead_note_id, user_id),
  constraint note_mentions_of_ticket_note unique (ticket_note_id, user_id),
  constraint note_mentions_lead_note_id_fkey foreign key (lead_note_id) references
    public.lead_notes(id) on delete cascade,
  constraint note_mentions_ticket_note_id_fkey foreign key (ticket_note_id) references
    public.ticket_notes(id) on delete cascade,
  constraint note_mentions_user_id_fkey foreign key (user_id) references identity.users(id) on
    delete cascade,
  constraint note_mentions_about check ((num_nonnulls(lead_note_id, ticket_note_id) = 1))
);
create index note_mentions_of_person on public.note_mentions using btree (user_id, created_at, id)
  where (dropped_at is null);
create index note_mentions_unread on public.note_mentions using btree (user_id, created_at, id)
  where ((dropped_at is null) and (read_at is null));
create policy note_mentions_own on public.note_mentions for select to authenticated using
  (((user_id = (select private.uid())) and (((select public.has_permission((select private.uid()),
  'crm', 'read')) and (exists ( select from public.lead_notes n where (n.id =
  note_mentions.lead_note_id)))) or (exists ( select from public.ticket_notes n where (n.id =
  note_mentions.ticket_note_id))))));
create policy note_mentions_server on public.note_mentions for select to service_role using (true);
grant select (id, lead_note_id, user_id, created_at, read_at, dropped_at, ticket_note_id) on
  public.note_mentions to authenticated;
grant select (id, lead_note_id, user_id, created_at, read_at, dropped_at, ticket_note_id) on
  public.note_mentions to service_role;

-- Kinds of notice that a person has switched off, or on again; without a row a kind is on.
create table public.notice_choices (
  user_id uuid not null,
  -- What the notice is of, as features/notices calls it: a word more needs no migration.
  kind text not null,
  channel text not null,
  off boolean not null,
  changed_at timestamptz not null default now(),
  constraint notice_choices_pkey primary key (user_id, kind, channel),
  constraint notice_choices_user_id_fkey foreign key (user_id) references
    public.user_profiles(user_id) on delete cascade,
  constraint notice_choices_channel_check check ((channel = any (array['mail', 'desk']))),
  constraint notice_choices_kind_check check ((kind ~ '^[a-z-]{1,40}$'))
);
create policy notice_choices_own on public.notice_choices for select to authenticated using
  ((user_id = (select private.uid())));
create policy notice_choices_server on public.notice_choices for select to service_role using
  (true);
grant select (user_id, kind, channel, off, changed_at) on public.notice_choices to authenticated;
grant select on public.notice_choices to service_role;

-- Who was asked whether she would recommend the company: nobody twice in 90 days.
create table public.nps_invitations (
  id uuid not null default gen_random_uuid(),
  survey_id uuid not null,
  contact_id uuid not null,
  email text not null,
  locale text not null default 'pt-BR',
  asked_at timestamptz not null default clock_timestamp(),
  sent_at timestamptz,
  failed text,
  answered_at timestamptz,
  -- Her answer, as an entry of type nps.
  entry_id uuid,
  constraint nps_invitations_pkey primary key (id),
  constraint nps_invitations_survey_id_contact_id_email_key unique (survey_id, contact_id, email),
  constraint nps_invitations_contact_id_fkey foreign key (contact_id) references
    public.crm_contacts(id) on delete cascade,
  constraint nps_invitations_entry_id_fkey foreign key (entry_id) references
    public.feedback_entries(id) on delete set null,
  constraint nps_invitations_survey_id_fkey foreign key (survey_id) references
    public.nps_surveys(id) on delete cascade,
  constraint nps_invitations_email_check check (((email = lower(email)) and (length(email) <=
    254))),
  constraint nps_invitations_failed_check check ((length(failed) <= 200)),
  constraint nps_invitations_locale_check check ((locale = any (array['pt-BR', 'en'])))
);
create index nps_invitations_by_email on public.nps_invitations using btree (email, asked_at);
create index nps_invitations_of_contact on public.nps_invitations using btree (contact_id,
  asked_at);
create index nps_invitations_of_entry on public.nps_invitations using btree (entry_id) where
  (entry_id is not null);
create policy nps_invitations_server on public.nps_invitations for select to service_role using
  (true);
create policy nps_invitations_staff on public.nps_invitations for select to authenticated using
  ((exists ( select from public.nps_surveys s where (s.id = nps_invitations.survey_id))));
create trigger a_follow_merge before insert or update of contact_id on public.nps_invitations for
  each row execute function private.follow_merge();
grant select (id, survey_id, contact_id, email, locale, asked_at, sent_at, failed, answered_at,
  entry_id) on public.nps_invitations to authenticated;
grant select (id, survey_id, contact_id, email, locale, asked_at, sent_at, failed, answered_at,
  entry_id) on public.nps_invitations to service_role;

-- Each time that contacts were asked; who was, stands in nps_invitations.
create table public.nps_surveys (
  -- Made by whoever sends it, so that it goes once.
  id uuid not null,
  project_id uuid not null,
  created_by uuid default private.uid(),
  created_at timestamptz not null default clock_timestamp(),
  constraint nps_surveys_pkey primary key (id),
  constraint nps_surveys_project_id_fkey foreign key (project_id) references
    public.feedback_projects(id)
);
create index nps_surveys_of_project on public.nps_surveys using btree (project_id);
create policy nps_surveys_server on public.nps_surveys for select to service_role using (true);
create policy nps_surveys_staff on public.nps_surveys for select to authenticated using (((select
  public.has_permission((select private.uid()), 'campaigns', 'read')) and (project_id = any
  ((select private.feedback_projects_in('read'))::uuid[]))));
grant select (id, project_id, created_by, created_at) on public.nps_surveys to authenticated;
grant select (id, project_id, created_by, created_at) on public.nps_surveys to service_role;

-- Follow-ups written in the transaction that caused them; the worker hands them to the job library
-- under their own id (so twice is once) and deletes them.
create table public.outbox (
  id uuid not null default gen_random_uuid(),
  kind text not null,
  -- Ids only, never a person's data.
  payload jsonb not null default '{}'::jsonb,
  -- From then on it is handed over; in the future for what may still be taken back.
  created_at timestamptz not null default clock_timestamp(),
  constraint outbox_pkey primary key (id),
  constraint outbox_kind_check check ((kind ~ '^[a-z]+(\.[a-z-]+)*$')),
  constraint outbox_payload_check check ((jsonb_typeof(payload) = 'object'))
);
create index outbox_in_order on public.outbox using btree (created_at, id);
create policy outbox_server on public.outbox for all to service_role using (true);
grant delete, select, update (kind) on public.outbox to service_role;

-- What staff set for one page; empty columns mean the page's own.
create table public.page_seo (
  id uuid not null default gen_random_uuid(),
  -- The Portuguese path; it holds for both languages.
  page_path text not null,
  business_unit text not null default 'forja',
  title text,
  meta_description text,
  og_image text,
  canonical_url text,
  keywords text,
  no_index boolean not null default false,
  no_follow boolean not null default false,
  og_title text,
  og_description text,
  twitter_title text,
  twitter_description text,
  twitter_image text,
  -- English by column name under "en"; canonical_url, no_index and no_follow may stand there too.
  translations jsonb not null default '{}'::jsonb,
  -- Last change.
  updated_at timestamptz default now(),
  -- Rises with every change; a save names the revision that it was made on.
  revision integer not null default 1,
  constraint page_seo_pkey primary key (id),
  constraint page_seo_page_path_business_unit_key unique (page_path, business_unit),
  constraint page_seo_business_unit_fkey foreign key (business_unit) references
    public.business_units(slug) on update cascade,
  constraint page_seo_canonical_url_check check ((canonical_url ~ '^https?://')),
  constraint page_seo_page_path_check check ((page_path ~~ '/%')),
  constraint page_seo_translations_check check ((jsonb_typeof(translations) = 'object'))
);
create unique index page_seo_title on public.page_seo using btree (business_unit,
  lower(btrim(title))) where (btrim(title) <> '');
create unique index page_seo_title_en on public.page_seo using btree (business_unit,
  lower(btrim((translations #>> '{en,title}'::text[])))) where (btrim((translations #>>
  '{en,title}'::text[])) <> '');
create policy page_seo_read on public.page_seo for select to anon, authenticated using (true);
create policy page_seo_server on public.page_seo for all to service_role using (true) with check
  (true);
create policy page_seo_staff_delete on public.page_seo for delete to authenticated using ((select
  public.has_permission((select private.uid()), 'settings', 'delete')));
create policy page_seo_staff_insert on public.page_seo for insert to authenticated with check
  ((select public.has_permission((select private.uid()), 'settings', 'create')));
create policy page_seo_staff_read on public.page_seo for select to authenticated using ((select
  public.has_permission((select private.uid()), 'settings', 'read')));
create policy page_seo_staff_update on public.page_seo for update to authenticated using ((select
  public.has_permission((select private.uid()), 'settings', 'update'))) with check ((select
  public.has_permission((select private.uid()), 'settings', 'update')));
create trigger bump_generation_delete after delete on public.page_seo referencing old table as
  changed for each statement execute function private.bump_generation();
create trigger bump_generation_insert after insert on public.page_seo referencing new table as
  changed for each statement execute function private.bump_generation();
create trigger bump_generation_truncate after truncate on public.page_seo for each statement
  execute function private.bump_generation();
create trigger bump_generation_update after update on public.page_seo referencing new table as
  changed for each statement execute function private.bump_generation();
create trigger count_revision before update on public.page_seo for each row execute function
  private.count_revision();
create trigger first_revision before insert on public.page_seo for each row execute function
  private.count_revision();
create trigger record_setting_change after insert or delete or update on public.page_seo for each
  row execute function private.record_setting_change();
create trigger stamp_change before update on public.page_seo for each row execute function
  private.stamp_change();
create trigger stamp_new before insert on public.page_seo for each row when ((current_user =
  'authenticated'::name)) execute function private.stamp_change();
grant select (id, page_path, business_unit, title, meta_description, og_image, canonical_url,
  keywords, no_index, no_follow, og_title, og_description, twitter_title, twitter_description,
  twitter_image, translations, updated_at, revision) on public.page_seo to anon;
grant delete, insert (id, page_path, business_unit, title, meta_description, og_image,
  canonical_url, keywords, no_index, no_follow, og_title, og_description, twitter_title,
  twitter_description, twitter_image, translations, updated_at, revision), select (id, page_path,
  business_unit, title, meta_description, og_image, canonical_url, keywords, no_index, no_follow,
  og_title, og_description, twitter_title, twitter_description, twitter_image, translations,
  updated_at, revision), update (id, page_path, business_unit, title, meta_description, og_image,
  canonical_url, keywords, no_index, no_follow, og_title, og_description, twitter_title,
  twitter_description, twitter_image, translations, updated_at, revision) on public.page_seo to
  authenticated;
grant delete, insert, select, update on public.page_seo to service_role;

-- Where clients send money by Pix: the newest row counts, and the others say what counted before.
-- Nothing is changed or taken away, so that the table is its own record.
create table public.pix_keys (
  id bigint not null,
  kind text not null,
  key text not null,
  merchant_name text not null,
  merchant_city text not null,
  set_by uuid default private.uid(),
  set_at timestamptz not null default clock_timestamp(),
  constraint pix_keys_pkey primary key (id),
  constraint pix_keys_check check ( case kind when 'cpf' then (key ~ '^[0-9]{11}$') when 'cnpj'
    then (key ~ '^[0-9A-Z]{12}[0-9]{2}$') when 'email' then ((key = lower(key)) and (length(key) <=
    77) and (key ~ '^[^[:space:]@]+@[^[:space:]@]+$')) when 'phone' then (key ~ '^\+[0-9]{8,15}$')
    else (key ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$') end),
  constraint pix_keys_kind_check check ((kind = any (array['cpf', 'cnpj', 'email', 'phone',
    'random']))),
  constraint pix_keys_merchant_city_check check (((merchant_city ~ '^[ -~]{1,15}$') and
    (merchant_city = btrim(merchant_city)))),
  constraint pix_keys_merchant_name_check check (((merchant_name ~ '^[ -~]{1,25}$') and
    (merchant_name = btrim(merchant_name))))
);
create policy pix_keys_server on public.pix_keys for select to service_role using (true);
create policy pix_keys_staff on public.pix_keys for select to authenticated using ((select
  public.has_permission((select private.uid()), 'financial', 'read')));
grant select (id, kind, key, merchant_name, merchant_city, set_by, set_at) on public.pix_keys to
  authenticated;
grant select on public.pix_keys to service_role;

-- What was done about a request, when and by whom. Details are counts by table, never data.
create table public.privacy_request_events (
  id uuid not null default gen_random_uuid(),
  request_id uuid not null,
  happened_at timestamptz not null default clock_timestamp(),
  event text not null,
  actor_id uuid,
  details jsonb not null default '{}'::jsonb,
  constraint privacy_request_events_pkey primary key (id),
  constraint privacy_request_events_actor_id_fkey foreign key (actor_id) references
    public.user_profiles(user_id) on delete set null,
  constraint privacy_request_events_request_id_fkey foreign key (request_id) references
    public.privacy_requests(id) on delete cascade,
  constraint privacy_request_events_details_check check ((jsonb_typeof(details) = 'object')),
  constraint privacy_request_events_event_check check ((event = any (array['asked', 'proved',
    'looked', 'copy_given', 'copy_fetched', 'revoked', 'corrected', 'refused', 'erasure_ordered',
    'erased'])))
);
create index privacy_request_events_of on public.privacy_request_events using btree (request_id,
  happened_at);
create policy privacy_request_events_staff on public.privacy_request_events for select to
  authenticated using ((select public.has_permission((select private.uid()), 'users', 'read')));
grant select (id, request_id, happened_at, event, actor_id, details) on
  public.privacy_request_events to authenticated;

-- What people ask about their own data. It counts once the address is proved; an answer is due 15
-- days after it was asked for (LGPD, art. 19, II).
create table public.privacy_requests (
  id uuid not null,
  -- What the person quotes, like P-7H2K-9QX4.
  protocol text not null,
  kind text not null,
  state text not null default 'unproved',
  name text,
  -- Forgotten when an erasure is done: then only that it was done, and when, is kept.
  email text,
  message text,
  locale text not null default 'pt-BR',
  answer text,
  -- Why a person should look at it, and why no link to prove the address went; null for nothing
  -- special.
  review_reason text,
  created_at timestamptz not null default now(),
  proved_at timestamptz,
  due_at timestamptz not null default (now() + '15 days'::interval),
  closed_at timestamptz,
  -- Until then the link in the mail gives the copy, which is made when it is asked for.
  copy_until timestamptz,
  constraint privacy_requests_pkey primary key (id),
  constraint privacy_requests_protocol_key unique (protocol),
  constraint privacy_requests_answer_check check ((length(answer) <= 5000)),
  constraint privacy_requests_check check (((state = any (array['done', 'refused'])) = (closed_at
    is not null))),
  constraint privacy_requests_check1 check (((state = 'unproved') or (proved_at is not null))),
  constraint privacy_requests_check2 check (((email is not null) or ((kind = 'deletion') and (state
    = 'done')))),
  constraint privacy_requests_email_check check (((email = lower(email)) and (length(email) <= 254)
    and (email ~ '^[^[:space:]@]+@[^[:space:]@]+$'))),
  constraint privacy_requests_kind_check check ((kind = any (array['access', 'correction',
    'deletion', 'portability', 'revocation']))),
  constraint privacy_requests_locale_check check ((locale = any (array['pt-BR', 'en']))),
  constraint privacy_requests_message_check check ((length(message) <= 5000)),
  constraint privacy_requests_name_check check ((length(name) <= 200)),
  constraint privacy_requests_review_reason_check check ((review_reason = any (array['honeypot',
    'address_limit', 'too_fast', 'limit_check_failed']))),
  constraint privacy_requests_state_check check ((state = any (array['unproved', 'open', 'erasing',
    'done', 'refused'])))
);
create index privacy_requests_due on public.privacy_requests using btree (due_at, id);
create index privacy_requests_newest on public.privacy_requests using btree (created_at desc, id
  desc);
create index privacy_requests_of on public.privacy_requests using btree (email);
create policy privacy_requests_server on public.privacy_requests for select to service_role using
  (true);
create policy privacy_requests_staff on public.privacy_requests for select to authenticated using
  ((select public.has_permission((select private.uid()), 'users', 'read')));
create trigger forget_stranger_mails after delete on public.privacy_requests referencing old table
  as gone for each statement execute function private.forget_stranger_mails();
grant select (id, protocol, kind, state, name, email, message, answer, review_reason, created_at,
  due_at, closed_at) on public.privacy_requests to authenticated;
grant select on public.privacy_requests to service_role;

-- What client and studio say to each other below news and versions.
create table public.project_comments (
  id uuid not null,
  project_id uuid not null,
  update_id uuid,
  version_id uuid,
  from_client boolean not null,
  author_id uuid,
  body text not null,
  -- Set where the client asks for a change of the version: how much it holds things up.
  weight text,
  created_at timestamptz not null default clock_timestamp(),
  -- The number that stands at its place, counted by version and never given twice.
  pin integer,
  page smallint,
  -- How far from the left of its page, as a part of it; y from the top.
  x double precision,
  y double precision,
  constraint project_comments_pkey primary key (id),
  constraint project_comments_project_id_fkey foreign key (project_id) references
    public.projects(id) on delete cascade,
  constraint project_comments_update_id_fkey foreign key (update_id) references
    public.project_updates(id) on delete cascade,
  constraint project_comments_version_id_fkey foreign key (version_id) references
    public.deliverable_versions(id) on delete cascade,
  constraint project_comments_body_check check (((btrim(body) <> '') and (length(body) <= 4000))),
  constraint project_comments_check check ((num_nonnulls(update_id, version_id) = 1)),
  constraint project_comments_check1 check (((weight is null) or ((version_id is not null) and
    from_client))),
  constraint project_comments_page_check check (((page >= 1) and (page <= 20))),
  constraint project_comments_pin_check check ((pin > 0)),
  constraint project_comments_pinned check ((num_nulls(pin, page, x, y) = any (array[0, 4]))),
  constraint project_comments_pinned_to check (((pin is null) or (version_id is not null))),
  constraint project_comments_weight_check check ((weight = any (array['blocks', 'hinders',
    'detail']))),
  constraint project_comments_x_check check (((x >= (0)::double precision) and (x <= (1)::double
    precision))),
  constraint project_comments_y_check check (((y >= (0)::double precision) and (y <= (1)::double
    precision)))
);
create index project_comments_of_author on public.project_comments using btree (author_id) where
  (author_id is not null);
create index project_comments_of_project on public.project_comments using btree (project_id);
create index project_comments_of_update on public.project_comments using btree (update_id,
  created_at) where (update_id is not null);
create index project_comments_of_version on public.project_comments using btree (version_id,
  created_at) where (version_id is not null);
create unique index project_comments_pins on public.project_comments using btree (version_id, pin)
  where (pin is not null);
create policy project_comments_readers on public.project_comments for select to authenticated using
  ((exists ( select from public.projects p where (p.id = project_comments.project_id))));
create policy project_comments_server on public.project_comments for select to service_role using
  (true);
grant select (id, project_id, update_id, version_id, from_client, author_id, body, weight,
  created_at, pin, page, x, y) on public.project_comments to authenticated;
grant select on public.project_comments to service_role;

-- Each change of a date that a client could know, with its cause and whose it was. Nothing is
-- taken back.
create table public.project_date_changes (
  id uuid not null default gen_random_uuid(),
  -- Dates that were moved together share it.
  act uuid not null,
  project_id uuid not null,
  "position" smallint not null,
  kind text not null,
  from_on date,
  to_on date,
  cause text,
  whose text,
  changed_by uuid default private.uid(),
  at timestamptz not null default clock_timestamp(),
  constraint project_date_changes_pkey primary key (id),
  constraint project_date_changes_project_id_fkey foreign key (project_id) references
    public.projects(id) on delete cascade,
  constraint project_date_changes_cause_check check (((cause = btrim(cause)) and ((length(cause) >=
    1) and (length(cause) <= 500)))),
  constraint project_date_changes_check check ((from_on is distinct from to_on)),
  constraint project_date_changes_check1 check (((cause is null) = (whose is null))),
  constraint project_date_changes_check2 check (((cause is not null) or ((kind = 'actual') and
    (from_on is null)))),
  constraint project_date_changes_kind_check check ((kind = any (array['promised', 'planned',
    'actual']))),
  constraint project_date_changes_position_check check ((("position" >= 1) and ("position" <= 6))),
  constraint project_date_changes_whose_check check ((whose = any (array['ours', 'client',
    'both'])))
);
create index project_date_changes_of on public.project_date_changes using btree (project_id, at);
create policy project_date_changes_readers on public.project_date_changes for select to
  authenticated using ((exists ( select from public.projects p where (p.id =
  project_date_changes.project_id))));
create policy project_date_changes_server on public.project_date_changes for select to service_role
  using (true);
grant select (id, act, project_id, "position", kind, from_on, to_on, cause, whose, changed_by, at)
  on public.project_date_changes to authenticated;
grant select on public.project_date_changes to service_role;

-- The record of a project, for staff: what was done, by whom and when; ids and numbers, never
-- words. Changes of dates stand in project_date_changes.
create table public.project_events (
  id bigint not null,
  project_id uuid not null,
  kind text not null,
  details jsonb not null default '{}'::jsonb,
  actor uuid default private.uid(),
  at timestamptz not null default clock_timestamp(),
  constraint project_events_pkey primary key (id),
  constraint project_events_project_id_fkey foreign key (project_id) references public.projects(id)
    on delete cascade,
  constraint project_events_details_check check ((jsonb_typeof(details) = 'object')),
  constraint project_events_kind_check check ((kind = any (array['file', 'folder', 'file_moved',
    'file_removed', 'file_restored', 'started', 'edited', 'shown', 'opened', 'paused', 'resumed',
    'ended', 'version', 'approved', 'changes', 'wait', 'wait_ended', 'invited', 'joined',
    'viewed'])))
);
create index project_events_of on public.project_events using btree (project_id, at);
create policy project_events_server on public.project_events for select to service_role using
  (true);
create policy project_events_staff on public.project_events for select to authenticated using
  ((exists ( select from public.projects p where ((p.id = project_events.project_id) and (p.product
  = any ((select private.products_in('projects', 'read'))::text[]))))));
grant select (id, project_id, kind, details, actor, at) on public.project_events to authenticated;
grant select on public.project_events to service_role;

-- A version of a file as it came: who sent it and when, how large it is, and its SHA-256. Earlier
-- ones stay.
create table public.project_file_versions (
  -- That of the upload it came by, so that what is sent twice is one.
  id uuid not null,
  file_id uuid not null,
  number integer not null,
  storage_key text not null,
  file_name text not null,
  content_type text not null,
  size integer not null,
  sha256 text not null,
  from_client boolean not null,
  sent_by uuid,
  sent_at timestamptz not null default clock_timestamp(),
  constraint project_file_versions_pkey primary key (id),
  constraint project_file_versions_file_id_number_key unique (file_id, number),
  constraint project_file_versions_storage_key_key unique (storage_key),
  constraint project_file_versions_file_id_fkey foreign key (file_id) references
    public.project_files(id) on delete cascade,
  constraint project_file_versions_content_type_check check ((length(content_type) <= 100)),
  constraint project_file_versions_file_name_check check (((length(file_name) >= 1) and
    (length(file_name) <= 200))),
  constraint project_file_versions_number_check check ((number > 0)),
  constraint project_file_versions_sha256_check check ((sha256 ~ '^[0-9a-f]{64}$')),
  constraint project_file_versions_size_check check ((size > 0)),
  constraint project_file_versions_storage_key_check check ((storage_key ~
    '^projects/[0-9a-f]{64}$'))
);
create index project_file_versions_by on public.project_file_versions using btree (sent_by) where
  (sent_by is not null);
create policy project_file_versions_readers on public.project_file_versions for select to
  authenticated using ((exists ( select from public.project_files f where (f.id =
  project_file_versions.file_id))));
create policy project_file_versions_server on public.project_file_versions for select to
  service_role using (true);
create trigger erase_project_file after delete on public.project_file_versions for each row execute
  function private.erase_version_file();
grant select (id, file_id, number, file_name, content_type, size, sha256, from_client, sent_by,
  sent_at) on public.project_file_versions to authenticated;
grant select on public.project_file_versions to service_role;

-- A file of a project, called as its last version is.
create table public.project_files (
  id uuid not null,
  project_id uuid not null,
  folder_id uuid,
  name text not null,
  created_by uuid,
  created_at timestamptz not null default clock_timestamp(),
  -- When its last version came.
  changed_at timestamptz not null default clock_timestamp(),
  -- Since when its client does not see it. Staff may put it back until it goes for good, 30 days
  -- later.
  removed_at timestamptz,
  removed_by uuid,
  constraint project_files_pkey primary key (id),
  constraint project_files_folder_id_fkey foreign key (folder_id) references
    public.project_folders(id) on delete set null,
  constraint project_files_project_id_fkey foreign key (project_id) references public.projects(id)
    on delete cascade,
  constraint project_files_check check (((removed_at is not null) or (removed_by is null))),
  constraint project_files_name_check check (((length(name) >= 1) and (length(name) <= 200)))
);
create index project_files_in on public.project_files using btree (folder_id, changed_at, id) where
  (folder_id is not null);
create index project_files_of on public.project_files using btree (project_id, changed_at, id)
  where (removed_at is null);
create index project_files_removed on public.project_files using btree (removed_at) where
  (removed_at is not null);
create policy project_files_people on public.project_files for select to authenticated using
  (((removed_at is null) and (project_id = any ((select private.file_projects_in())::uuid[]))));
create policy project_files_server on public.project_files for select to service_role using (true);
create policy project_files_staff on public.project_files for select to authenticated using
  ((exists ( select from public.projects p where ((p.id = project_files.project_id) and (p.product
  = any ((select private.products_in('projects', 'read'))::text[]))))));
create trigger announce_project_files after insert or update on public.project_files for each
  statement execute function private.announce_list('projects');
grant select (id, project_id, folder_id, name, created_by, created_at, changed_at, removed_at,
  removed_by) on public.project_files to authenticated;
grant select on public.project_files to service_role;

-- What files of a project are laid into; a folder holds no folders.
create table public.project_folders (
  id uuid not null,
  project_id uuid not null,
  name text not null,
  created_by uuid default private.uid(),
  created_at timestamptz not null default clock_timestamp(),
  constraint project_folders_pkey primary key (id),
  constraint project_folders_project_id_fkey foreign key (project_id) references
    public.projects(id) on delete cascade,
  constraint project_folders_name_check check (((name = btrim(name)) and ((length(name) >= 1) and
    (length(name) <= 80))))
);
create unique index project_folders_names on public.project_folders using btree (project_id,
  lower(name));
create policy project_folders_readers on public.project_folders for select to authenticated using
  (((exists ( select from public.projects p where ((p.id = project_folders.project_id) and
  (p.product = any ((select private.products_in('projects', 'read'))::text[]))))) or (project_id =
  any ((select private.file_projects_in())::uuid[]))));
create policy project_folders_server on public.project_folders for select to service_role using
  (true);
grant select (id, project_id, name, created_by, created_at) on public.project_folders to
  authenticated;
grant select on public.project_folders to service_role;

-- Internal: what colleagues write to each other about a project. No policy, function, page or mail
-- for clients reads it.
create table public.project_notes (
  id uuid not null,
  project_id uuid not null,
  author_id uuid default private.uid(),
  body text not null,
  created_at timestamptz not null default clock_timestamp(),
  constraint project_notes_pkey primary key (id),
  constraint project_notes_project_id_fkey foreign key (project_id) references public.projects(id)
    on delete cascade,
  constraint project_notes_body_check check (((btrim(body) <> '') and (length(body) <= 8000)))
);
create index project_notes_of on public.project_notes using btree (project_id, created_at);
create policy project_notes_server on public.project_notes for select to service_role using (true);
create policy project_notes_staff on public.project_notes for select to authenticated using
  ((exists ( select from public.projects p where ((p.id = project_notes.project_id) and (p.product
  = any ((select private.products_in('projects', 'read'))::text[]))))));
grant select (id, project_id, author_id, body, created_at) on public.project_notes to authenticated;
grant select on public.project_notes to service_role;

-- The six stages of a project, in the order of the process: the days on which each is to end and
-- ended.
create table public.project_stages (
  project_id uuid not null,
  "position" smallint not null,
  -- What the client was told; empty where the day comes out of an earlier stage.
  promised_on date,
  -- What is expected today, where that is another day.
  planned_on date,
  actual_on date,
  gloss text,
  constraint project_stages_pkey primary key (project_id, "position"),
  constraint project_stages_project_id_fkey foreign key (project_id) references public.projects(id)
    on delete cascade,
  constraint project_stages_gloss_check check (((gloss = btrim(gloss)) and ((length(gloss) >= 1)
    and (length(gloss) <= 300)))),
  constraint project_stages_position_check check ((("position" >= 1) and ("position" <= 6)))
);
create policy project_stages_readers on public.project_stages for select to authenticated using
  ((exists ( select from public.projects p where (p.id = project_stages.project_id))));
create policy project_stages_server on public.project_stages for select to service_role using
  (true);
create constraint trigger keep_dates_in_order after insert or update on public.project_stages
  deferrable initially deferred for each row execute function private.keep_dates_in_order();
create trigger keep_promise before delete or update on public.project_stages for each row execute
  function private.keep_promise();
create trigger stand_project after insert or delete or update of promised_on, planned_on, actual_on
  on public.project_stages for each row execute function private.stand_project();
grant select (project_id, "position", promised_on, planned_on, actual_on, gloss) on
  public.project_stages to authenticated;
grant select on public.project_stages to service_role;

-- News of a project, for its client. What stays inside is project_notes.
create table public.project_updates (
  id uuid not null,
  project_id uuid not null,
  author_id uuid default private.uid(),
  body text not null,
  created_at timestamptz not null default clock_timestamp(),
  constraint project_updates_pkey primary key (id),
  constraint project_updates_project_id_fkey foreign key (project_id) references
    public.projects(id) on delete cascade,
  constraint project_updates_body_check check (((btrim(body) <> '') and (length(body) <= 4000)))
);
create index project_updates_of on public.project_updates using btree (project_id, created_at);
create policy project_updates_readers on public.project_updates for select to authenticated using
  ((exists ( select from public.projects p where (p.id = project_updates.project_id))));
create policy project_updates_server on public.project_updates for select to service_role using
  (true);
grant select (id, project_id, author_id, body, created_at) on public.project_updates to
  authenticated;
grant select on public.project_updates to service_role;

-- Days on which a stage could not go on without the client. Empty until: it waits still.
create table public.project_waits (
  id uuid not null default gen_random_uuid(),
  project_id uuid not null,
  "position" smallint not null,
  version_id uuid,
  what text not null,
  since date not null,
  until date,
  created_by uuid default private.uid(),
  created_at timestamptz not null default clock_timestamp(),
  constraint project_waits_pkey primary key (id),
  constraint project_waits_project_id_fkey foreign key (project_id) references public.projects(id)
    on delete cascade,
  constraint project_waits_version_id_fkey foreign key (version_id) references
    public.deliverable_versions(id) on delete set null,
  constraint project_waits_check check ((until >= since)),
  constraint project_waits_position_check check ((("position" >= 1) and ("position" <= 6))),
  constraint project_waits_what_check check (((what = btrim(what)) and ((length(what) >= 1) and
    (length(what) <= 200))))
);
create unique index project_waits_for_version on public.project_waits using btree (version_id)
  where (version_id is not null);
create index project_waits_of on public.project_waits using btree (project_id, since);
create policy project_waits_readers on public.project_waits for select to authenticated using
  ((exists ( select from public.projects p where (p.id = project_waits.project_id))));
create policy project_waits_server on public.project_waits for select to service_role using (true);
create trigger stand_project after insert or delete or update of since, until on
  public.project_waits for each row execute function private.stand_project();
grant select (id, project_id, "position", version_id, what, since, until, created_by, created_at)
  on public.project_waits to authenticated;
grant select on public.project_waits to service_role;

-- Work for a client, begun from a won deal. Its people see it once it has been shown to them.
create table public.projects (
  id uuid not null default gen_random_uuid(),
  organization_id uuid not null,
  deal_id uuid,
  name text not null,
  value numeric(14,2),
  starts_on date not null,
  -- The colleague who answers for it.
  conducted_by uuid,
  -- Since when nobody works on it; the work went cold that day.
  paused_on date,
  -- The day on which it was ended before its time.
  ended_on date,
  -- Since when the client sees it; until then it is a draft in which every date is free.
  shown_at timestamptz,
  -- When somebody of the client first opened it: from then on nothing changes what was promised.
  opened_at timestamptz,
  revision integer not null default 1,
  created_by uuid default private.uid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Product of the deal that it was started from, at that moment; it stays when the deal moves to
  -- another.
  product text not null default 'forja',
  constraint projects_pkey primary key (id),
  constraint projects_deal_id_key unique (deal_id),
  constraint projects_deal_id_fkey foreign key (deal_id) references public.crm_deals(id) on delete
    set null,
  constraint projects_organization_id_fkey foreign key (organization_id) references
    public.client_organizations(id) on delete cascade,
  constraint projects_product_fkey foreign key (product) references public.crm_products(slug),
  constraint projects_check check ((num_nonnulls(paused_on, ended_on) <= 1)),
  constraint projects_check1 check (((opened_at is null) or (shown_at is not null))),
  constraint projects_name_check check (((name = btrim(name)) and ((length(name) >= 1) and
    (length(name) <= 120)))),
  constraint projects_value_check check ((value >= (0)::numeric))
);
create index projects_newest on public.projects using btree (created_at, id);
create index projects_of_organization on public.projects using btree (organization_id, created_at);
create index projects_of_product on public.projects using btree (product);
create policy projects_people on public.projects for select to authenticated using (((shown_at is
  not null) and (organization_id = any ((select
  private.organizations_in('{owner,member,finance}'::text[]))::uuid[]))));
create policy projects_server on public.projects for select to service_role using (true);
create policy projects_staff on public.projects for select to authenticated using ((product = any
  ((select private.products_in('projects', 'read'))::text[])));
create trigger announce_projects after insert or update on public.projects for each statement
  execute function private.announce_list('projects');
create trigger count_revision before update on public.projects for each row execute function
  private.count_revision();
create trigger spread_product after insert or update of organization_id, product on public.projects
  for each row execute function private.spread_product_to_client();
create trigger stand_new_project after insert on public.projects for each row execute function
  private.stand_project();
create trigger stand_project after update of organization_id, name, starts_on, conducted_by,
  paused_on, ended_on, product on public.projects for each row execute function
  private.stand_project();
grant select (id, organization_id, deal_id, name, starts_on, conducted_by, paused_on, ended_on,
  shown_at, opened_at, revision, created_by, created_at, updated_at, product) on public.projects to
  authenticated;
grant select on public.projects to service_role;

-- The oldest active form that lists a page serves it, else the oldest active one for all pages.
create table public.qualification_forms (
  id uuid not null default gen_random_uuid(),
  name text not null,
  is_active boolean not null default false,
  -- Portuguese path patterns, both languages meant; empty means every page.
  page_paths text[] not null default '{}'::text[],
  title text not null,
  description text,
  thank_you_title text not null,
  thank_you_message text not null,
  redirect_to_whatsapp boolean not null default false,
  -- Seconds between the thank-you view and the thank-you page.
  redirect_delay integer not null default 3,
  -- {"en": {"title": …}}: the English of the columns of the same names.
  translations jsonb not null default '{}'::jsonb,
  created_at timestamptz not null default now(),
  -- Rises with every change; a save names the revision that it was made on.
  revision integer not null default 1,
  -- Put away: not active, and out of the list of staff until it is taken out again.
  archived_at timestamptz,
  -- Source of the leads of this form instead of the usual one; it decides their product.
  lead_source text,
  constraint qualification_forms_pkey primary key (id),
  constraint qualification_forms_archived_is_off check (((archived_at is null) or (not is_active))),
  constraint qualification_forms_lead_source_check check ((lead_source ~ '^[a-z_]{1,40}$')),
  constraint qualification_forms_name_check check (((length(name) >= 1) and (length(name) <= 120))),
  constraint qualification_forms_redirect_delay_check check (((redirect_delay >= 0) and
    (redirect_delay <= 60))),
  constraint qualification_forms_translations_check check ((jsonb_typeof(translations) = 'object'))
);
create index qualification_forms_oldest on public.qualification_forms using btree (created_at, id)
  where is_active;
create policy qualification_forms_read on public.qualification_forms for select to anon,
  authenticated using (is_active);
create policy qualification_forms_server on public.qualification_forms for all to service_role
  using (true) with check (true);
create policy qualification_forms_staff_delete on public.qualification_forms for delete to
  authenticated using ((select public.has_permission((select private.uid()), 'settings',
  'delete')));
create policy qualification_forms_staff_insert on public.qualification_forms for insert to
  authenticated with check ((select public.has_permission((select private.uid()), 'settings',
  'create')));
create policy qualification_forms_staff_read on public.qualification_forms for select to
  authenticated using ((select public.has_permission((select private.uid()), 'settings', 'read')));
create policy qualification_forms_staff_update on public.qualification_forms for update to
  authenticated using ((select public.has_permission((select private.uid()), 'settings',
  'update'))) with check ((select public.has_permission((select private.uid()), 'settings',
  'update')));
create trigger bump_generation_delete after delete on public.qualification_forms referencing old
  table as changed for each statement execute function private.bump_generation();
create trigger bump_generation_insert after insert on public.qualification_forms referencing new
  table as changed for each statement execute function private.bump_generation();
create trigger bump_generation_truncate after truncate on public.qualification_forms for each
  statement execute function private.bump_generation();
create trigger bump_generation_update after update on public.qualification_forms referencing new
  table as changed for each statement execute function private.bump_generation();
create trigger count_revision before update on public.qualification_forms for each row execute
  function private.count_revision();
create trigger first_revision before insert on public.qualification_forms for each row execute
  function private.count_revision();
create constraint trigger keep_form_version after insert or update on public.qualification_forms
  deferrable initially deferred for each row execute function private.keep_form_version('id');
create trigger record_setting_change after insert or delete or update on public.qualification_forms
  for each row execute function private.record_setting_change();
grant select (id, name, is_active, page_paths, title, description, thank_you_title,
  thank_you_message, redirect_to_whatsapp, redirect_delay, translations, created_at, revision,
  archived_at, lead_source) on public.qualification_forms to anon;
grant delete, insert (id, name, is_active, page_paths, title, description, thank_you_title,
  thank_you_message, redirect_to_whatsapp, redirect_delay, translations, created_at, revision,
  archived_at, lead_source), select (id, name, is_active, page_paths, title, description,
  thank_you_title, thank_you_message, redirect_to_whatsapp, redirect_delay, translations,
  created_at, revision, archived_at, lead_source), update (id, name, is_active, page_paths, title,
  description, thank_you_title, thank_you_message, redirect_to_whatsapp, redirect_delay,
  translations, created_at, revision, archived_at, lead_source) on public.qualification_forms to
  authenticated;
grant delete, insert, select, update on public.qualification_forms to service_role;

-- Every lead as it was sent. Inserting one triggers limit, protocol, contact, deal and mails; a
-- restore of a back-up switches these triggers off.
create table public.qualification_submissions (
  id uuid not null default gen_random_uuid(),
  form_id uuid,
  source text not null default 'qualification',
  -- Answers by field name: text, for a checkbox true or false, or with options the list of the
  -- values chosen. Without a form the keys name, email, phone, company and message.
  form_data jsonb not null,
  -- {"id", "name", "fields": […]}: the questions as they were asked.
  form_snapshot jsonb,
  source_page text,
  utm_source text,
  utm_medium text,
  utm_campaign text,
  user_agent text,
  locale text not null default 'pt-BR',
  -- May be sent, and is new whatever was sent.
  status text not null default 'new',
  -- What the visitor quotes, like 7H2K-9QX4; derived from the random bits of the id.
  protocol text not null,
  -- Why a person should look at it before trusting it; null for nothing special.
  review_reason text,
  contact_id uuid,
  deal_id uuid,
  created_at timestamptz not null default now(),
  -- What submit_lead hands to the triggers; they empty it, so it is always null at rest.
  intake jsonb,
  -- The contact's name, else the one that was answered, else the address, in lower case; kept by
  -- triggers, for the list of leads.
  person_key text not null default '',
  -- Bytes the answers had before they were cut to 5 KB, as those above the hourly limit of an
  -- address are; null: they are whole.
  cut_from integer,
  -- When somebody said that it is no spam, whatever its review_reason.
  cleared_at timestamptz,
  -- Who of the staff answers it; null: nobody yet.
  owner_id uuid,
  -- Minutes of business time within which it was to be answered, as it stood when it came; null:
  -- it has no clock (unwanted, by hand, or from before there were clocks).
  answer_target integer,
  -- When that time is over; null without a clock.
  answer_due_at timestamptz,
  -- When somebody answered it first; null again when that is taken back.
  answered_at timestamptz,
  -- Business time from its arrival to the first answer, in seconds.
  answer_seconds integer,
  -- What the rules in use make of it, 0 to 100; null: not yet computed.
  score smallint,
  -- Which service it asks for, by its answers or the page it was sent from; null: it does not say.
  service text,
  -- When whoever answers it is told that the time runs out; null: nobody is.
  answer_warn_at timestamptz,
  -- Since when its rule waits for somebody to be at work; null: none does.
  owner_sought_at timestamptz,
  constraint qualification_submissions_pkey primary key (id),
  constraint qualification_submissions_protocol_key unique (protocol),
  constraint qualification_submissions_contact_id_fkey foreign key (contact_id) references
    public.crm_contacts(id) on delete set null,
  constraint qualification_submissions_deal_id_fkey foreign key (deal_id) references
    public.crm_deals(id) on delete set null,
  constraint qualification_submissions_form_id_fkey foreign key (form_id) references
    public.qualification_forms(id),
  constraint qualification_submissions_owner_id_fkey foreign key (owner_id) references
    public.user_profiles(user_id) on delete set null,
  constraint qualification_submissions_answer_seconds_check check ((answer_seconds >= 0)),
  constraint qualification_submissions_answer_target_check check ((answer_target > 0)),
  constraint qualification_submissions_answered_check check (((answered_at is null) =
    (answer_seconds is null))),
  constraint qualification_submissions_cut_from_check check ((cut_from > 0)),
  constraint qualification_submissions_form_data_check check (((jsonb_typeof(form_data) = 'object')
    and (octet_length((form_data)::text) <= 65536))),
  constraint qualification_submissions_intake_check check ((intake is null)),
  constraint qualification_submissions_locale_check check ((locale = any (array['pt-BR', 'en']))),
  constraint qualification_submissions_review_reason_check check ((review_reason = any
    (array['honeypot', 'address_limit', 'too_fast', 'limit_check_failed', 'crm_failed',
    'no_identity']))),
  constraint qualification_submissions_score_check check (((score >= 0) and (score <= 100))),
  constraint qualification_submissions_service_check check ((service = any (array['softwareApps',
    'automationAi', 'gamesGamification', 'consulting']))),
  constraint qualification_submissions_source_check check ((source = any (array['website',
    'qualification', 'contact_form', 'workshop', 'doavya', 'by_hand', 'doavya_by_hand']))),
  constraint qualification_submissions_status_check check ((status = any (array['new', 'contacted',
    'qualified', 'converted', 'lost', 'spam'])))
);
create index qualification_submissions_by_person on public.qualification_submissions using btree
  (person_key, id);
create index qualification_submissions_by_score on public.qualification_submissions using btree
  (coalesce((score)::integer, '-1'::integer), created_at, id) where
  (array_position('{new,contacted,qualified,converted,lost,spam}'::text[], case when ((status =
  'new') and (cleared_at is null) and (review_reason = any (array['address_limit', 'too_fast',
  'no_identity']))) then 'spam' else status end) < 6);
create index qualification_submissions_by_term on public.qualification_submissions using btree
  (answer_due_at) where (answer_due_at is not null);
create index qualification_submissions_in_place on public.qualification_submissions using btree
  (array_position('{new,contacted,qualified,converted,lost,spam}'::text[], case when ((status =
  'new') and (cleared_at is null) and (review_reason = any (array['address_limit', 'too_fast',
  'no_identity']))) then 'spam' else status end), created_at, id);
create index qualification_submissions_in_place_by_person on public.qualification_submissions using
  btree (array_position('{new,contacted,qualified,converted,lost,spam}'::text[], case when ((status
  = 'new') and (cleared_at is null) and (review_reason = any (array['address_limit', 'too_fast',
  'no_identity']))) then 'spam' else status end), person_key, id);
create index qualification_submissions_in_place_by_score on public.qualification_submissions using
  btree (array_position('{new,contacted,qualified,converted,lost,spam}'::text[], case when ((status
  = 'new') and (cleared_at is null) and (review_reason = any (array['address_limit', 'too_fast',
  'no_identity']))) then 'spam' else status end), coalesce((score)::integer, '-1'::integer),
  created_at, id);
create index qualification_submissions_inbox on public.qualification_submissions using btree
  (created_at, id) where (array_position('{new,contacted,qualified,converted,lost,spam}'::text[],
  case when ((status = 'new') and (cleared_at is null) and (review_reason = any
  (array['address_limit', 'too_fast', 'no_identity']))) then 'spam' else status end) < 6);
create index qualification_submissions_newest on public.qualification_submissions using btree
  (created_at desc, id desc);
create index qualification_submissions_of_campaign on public.qualification_submissions using btree
  (nullif(btrim(utm_campaign), '')) where (nullif(btrim(utm_campaign), '') is not null);
create index qualification_submissions_of_contact on public.qualification_submissions using btree
  (contact_id);
create index qualification_submissions_of_deal on public.qualification_submissions using btree
  (deal_id);
create index qualification_submissions_of_nobody on public.qualification_submissions using btree
  (created_at, id) where ((owner_id is null) and
  (array_position('{new,contacted,qualified,converted,lost,spam}'::text[], case when ((status =
  'new') and (cleared_at is null) and (review_reason = any (array['address_limit', 'too_fast',
  'no_identity']))) then 'spam' else status end) < 6));
create index qualification_submissions_of_nobody_by_score on public.qualification_submissions using
  btree (coalesce((score)::integer, '-1'::integer), created_at, id) where ((owner_id is null) and
  (array_position('{new,contacted,qualified,converted,lost,spam}'::text[], case when ((status =
  'new') and (cleared_at is null) and (review_reason = any (array['address_limit', 'too_fast',
  'no_identity']))) then 'spam' else status end) < 6));
create index qualification_submissions_of_nobody_in_place on public.qualification_submissions using
  btree (array_position('{new,contacted,qualified,converted,lost,spam}'::text[], case when ((status
  = 'new') and (cleared_at is null) and (review_reason = any (array['address_limit', 'too_fast',
  'no_identity']))) then 'spam' else status end), created_at, id) where (owner_id is null);
create index qualification_submissions_of_owner on public.qualification_submissions using btree
  (owner_id, created_at, id) where (owner_id is not null);
create index qualification_submissions_of_owner_by_score on public.qualification_submissions using
  btree (owner_id, coalesce((score)::integer, '-1'::integer), created_at, id) where (owner_id is
  not null);
create index qualification_submissions_of_owner_in_place on public.qualification_submissions using
  btree (owner_id, array_position('{new,contacted,qualified,converted,lost,spam}'::text[], case
  when ((status = 'new') and (cleared_at is null) and (review_reason = any (array['address_limit',
  'too_fast', 'no_identity']))) then 'spam' else status end), created_at, id) where (owner_id is
  not null);
create index qualification_submissions_of_source on public.qualification_submissions using btree
  (source, created_at, id);
create index qualification_submissions_of_source_in_place on public.qualification_submissions using
  btree (source, array_position('{new,contacted,qualified,converted,lost,spam}'::text[], case when
  ((status = 'new') and (cleared_at is null) and (review_reason = any (array['address_limit',
  'too_fast', 'no_identity']))) then 'spam' else status end), created_at, id);
create index qualification_submissions_owner_sought on public.qualification_submissions using btree
  (owner_sought_at, id) where (owner_sought_at is not null);
create index qualification_submissions_to_warn on public.qualification_submissions using btree
  (answer_warn_at, id) where ((answered_at is null) and (answer_warn_at is not null));
create index qualification_submissions_unanswered on public.qualification_submissions using btree
  (answer_due_at, id) where ((answered_at is null) and (answer_due_at is not null));
create index qualification_submissions_unanswered_of_owner on public.qualification_submissions
  using btree (owner_id, answer_due_at, id) where ((answered_at is null) and (answer_due_at is not
  null));
create policy qualification_submissions_move on public.qualification_submissions for update to
  authenticated using (((source = any ((select private.lead_sources_in('update'))::text[])) or
  (select private.in_every_product('crm', 'update')))) with check (((source = any ((select
  private.lead_sources_in('update'))::text[])) or (select private.in_every_product('crm',
  'update'))));
create policy qualification_submissions_send on public.qualification_submissions for insert to
  anon, authenticated with check ((status = 'new'));
create policy qualification_submissions_server on public.qualification_submissions for select to
  service_role using (true);
create policy qualification_submissions_staff on public.qualification_submissions for select to
  authenticated using (((source = any ((select private.lead_sources_in('read'))::text[])) or
  (select private.in_every_product('crm', 'read'))));
create trigger a_follow_merge before insert or update of contact_id on
  public.qualification_submissions for each row execute function private.follow_merge();
create trigger check_lead_move before update of status on public.qualification_submissions for each
  row when ((old.status is distinct from new.status)) execute function private.check_lead_move();
create trigger follow_up_lead after insert on public.qualification_submissions for each row when
  (((new.status <> 'spam') and (new.review_reason is distinct from 'address_limit'))) execute
  function private.follow_up_lead();
create trigger forget_owner_sought before update of owner_id, status on
  public.qualification_submissions for each row when (((new.owner_sought_at is not null) and
  ((new.owner_id is not null) or (new.status <> all (array['new', 'contacted']))))) execute
  function private.forget_owner_sought();
create trigger forget_stranger_mails after delete on public.qualification_submissions referencing
  old table as gone for each statement execute function private.forget_stranger_mails();
create trigger keep_answer_clock before update of status, cleared_at on
  public.qualification_submissions for each row when (((old.status is distinct from new.status) or
  (old.cleared_at is distinct from new.cleared_at))) execute function private.keep_answer_clock();
create trigger keep_lead_words after insert or update of status, review_reason, cleared_at,
  contact_id, created_at, source, protocol, form_data on public.qualification_submissions for each
  row execute function private.keep_lead_words();
create trigger link_deal_to_lead after insert on public.qualification_submissions for each row when
  ((new.deal_id is not null)) execute function private.link_deal_to_lead();
create trigger mark_lead_day after insert on public.qualification_submissions for each row when
  ((new.status <> 'spam')) execute function private.mark_lead_day();
create trigger mark_lead_day_of_change after update on public.qualification_submissions for each
  row when ((((((((((old.status is distinct from new.status) or (old.review_reason is distinct from
  new.review_reason)) or (old.cleared_at is distinct from new.cleared_at)) or (old.source is
  distinct from new.source)) or (old.created_at is distinct from new.created_at)) or (old.deal_id
  is distinct from new.deal_id)) or (old.answer_target is distinct from new.answer_target)) or
  (old.answered_at is distinct from new.answered_at)) or (old.answer_seconds is distinct from
  new.answer_seconds))) execute function private.mark_lead_day();
create trigger mark_lead_day_of_gone after delete on public.qualification_submissions for each row
  execute function private.mark_lead_day();
create trigger queue_cleared_lead after update of status, cleared_at on
  public.qualification_submissions for each row when (((new.status <> 'spam') and ((old.status =
  'spam') or ((old.cleared_at is null) and (old.status = 'new') and (old.review_reason = any
  (array['address_limit', 'too_fast', 'no_identity'])))))) execute function
  private.queue_lead_arrival();
create trigger queue_lead_arrival after insert on public.qualification_submissions for each row
  when ((new.status <> 'spam')) execute function private.queue_lead_arrival();
create trigger receive_lead before insert on public.qualification_submissions for each row execute
  function private.receive_lead();
create trigger record_lead_owner after update of owner_id on public.qualification_submissions for
  each row when ((old.owner_id is distinct from new.owner_id)) execute function
  private.record_lead_owner();
create trigger record_lead_status after update of status on public.qualification_submissions for
  each row when ((old.status is distinct from new.status)) execute function
  private.record_lead_status();
create trigger record_status_change after update of status on public.qualification_submissions for
  each row when ((old.status is distinct from new.status)) execute function
  private.record_status_change();
create trigger refit_snapshot before insert on public.qualification_submissions for each row when
  (((new.form_id is not null) and (jsonb_typeof(new.form_data) = 'object'))) execute function
  private.fit_snapshot();
create trigger score_changed_lead before update of contact_id, form_data, source, utm_source,
  utm_medium, utm_campaign on public.qualification_submissions for each row when
  (((((((old.contact_id is distinct from new.contact_id) or (old.form_data is distinct from
  new.form_data)) or (old.source is distinct from new.source)) or (old.utm_source is distinct from
  new.utm_source)) or (old.utm_medium is distinct from new.utm_medium)) or (old.utm_campaign is
  distinct from new.utm_campaign))) execute function private.score_lead();
create trigger score_lead before insert on public.qualification_submissions for each row execute
  function private.score_lead();
create trigger service_of_lead before insert on public.qualification_submissions for each row
  execute function private.name_service();
create trigger set_person_key before insert or update of contact_id on
  public.qualification_submissions for each row execute function private.set_person_key();
create trigger start_answer_clock before insert on public.qualification_submissions for each row
  execute function private.start_answer_clock();
create trigger take_lead_owner before insert on public.qualification_submissions for each row when
  ((new.status <> 'spam')) execute function private.take_lead_owner();
create trigger take_lead_owner_cleared before update of status, cleared_at on
  public.qualification_submissions for each row when (((new.owner_id is null) and (new.status <>
  'spam') and ((old.status = 'spam') or ((old.status = 'new') and (old.review_reason is not
  null))))) execute function private.take_lead_owner();
grant insert (id, form_id, form_data, source_page, utm_source, utm_medium, utm_campaign,
  user_agent, status) on public.qualification_submissions to anon;
grant insert (id, form_id, form_data, source_page, utm_source, utm_medium, utm_campaign,
  user_agent, status), select (id, form_id, source, form_data, form_snapshot, source_page,
  utm_source, utm_medium, utm_campaign, user_agent, locale, status, protocol, review_reason,
  contact_id, deal_id, created_at, intake, person_key, cut_from, cleared_at, owner_id,
  answer_target, answer_due_at, answered_at, answer_seconds, score, service, answer_warn_at,
  owner_sought_at), update (status, cleared_at) on public.qualification_submissions to
  authenticated;
grant select on public.qualification_submissions to service_role;

-- What each role may do; manage implies the other actions on its resource. Superadmins edit it.
create table public.role_permissions (
  role text not null,
  resource text not null,
  action text not null,
  constraint role_permissions_pkey primary key (role, resource, action),
  constraint role_permissions_action_check check ((action = any (array['create', 'read', 'update',
    'delete', 'approve', 'manage']))),
  constraint role_permissions_resource_check check ((resource = any (array['crm', 'financial',
    'projects', 'feedback', 'analytics', 'settings', 'users', 'campaigns']))),
  constraint role_permissions_role_check check ((role = any (array['superadmin', 'admin',
    'manager', 'analyst', 'viewer'])))
);
create policy role_permissions_read on public.role_permissions for select to authenticated using
  (((select private.my_rank()) > 0));
create policy role_permissions_server on public.role_permissions for select to service_role using
  (true);
create trigger announce_access after insert or delete or update on public.role_permissions for each
  statement execute function private.announce_access();
grant select (role, resource, action) on public.role_permissions to authenticated;
grant select on public.role_permissions to service_role;

-- Rules of a version, each giving or taking points for one thing that is known of a lead.
create table public.score_rules (
  id uuid not null default gen_random_uuid(),
  version_id uuid not null,
  -- The same rule in every version that was begun from one that has it: so two versions can be
  -- compared.
  rule_key uuid not null default gen_random_uuid(),
  "position" smallint not null default 0,
  name text not null,
  -- English of the name: {"en": {"name": …}}.
  translations jsonb not null default '{}'::jsonb,
  -- What it looks at: an answer, where the lead came from, its campaign, pages seen, whose domain
  -- the address is of, a telephone that was checked, an earlier lead or an open deal of the same
  -- contact.
  kind text not null,
  -- Which answer (field:<name> or property:<of the contact>), which mark of the campaign, whose
  -- domain.
  subject text,
  test text,
  -- Values or parts of words of which one must fit; of pages their groups, none meaning any page.
  words text[] not null default '{}'::text[],
  -- How many different pages.
  at_least smallint,
  points smallint not null,
  revision integer not null default 1,
  constraint score_rules_pkey primary key (id),
  constraint score_rules_version_id_rule_key_key unique (version_id, rule_key),
  constraint score_rules_version_id_fkey foreign key (version_id) references
    public.score_versions(id) on delete cascade,
  constraint score_rules_at_least_check check (((at_least >= 1) and (at_least <= 20))),
  constraint score_rules_check check (((test is not null) = (kind = any (array['answer',
    'campaign'])))),
  constraint score_rules_check1 check (((at_least is not null) = (kind = 'pages'))),
  constraint score_rules_check2 check ( case when (kind = any (array['answer', 'campaign'])) then
    ((cardinality(words) > 0) = (test <> 'filled')) when (kind = 'source') then (cardinality(words)
    > 0) when (kind <> 'pages') then (cardinality(words) = 0) else true end),
  constraint score_rules_check3 check (( case kind when 'answer' then (subject ~
    '^(field:[a-z0-9_-]{1,60}|property:(name|email|phone|company))$') when 'campaign' then (subject
    = any (array['source', 'medium', 'campaign'])) when 'mail' then (subject = any (array['own',
    'free'])) else (subject is null) end is true)),
  constraint score_rules_check4 check (((kind <> 'pages') or (words <@
    '{service,cases,lab,craft,about,content,faq,process}'::text[]))),
  constraint score_rules_kind_check check ((kind = any (array['answer', 'source', 'campaign',
    'pages', 'mail', 'phone', 'returning', 'open_deal']))),
  constraint score_rules_name_check check (((name = btrim(name)) and ((length(name) >= 1) and
    (length(name) <= 80)))),
  constraint score_rules_points_check check (((points >= '-100'::integer) and (points <= 100))),
  constraint score_rules_position_check check ((("position" >= 0) and ("position" <= 1000))),
  constraint score_rules_subject_check check ((length(subject) <= 80)),
  constraint score_rules_test_check check ((test = any (array['filled', 'one_of', 'contains']))),
  constraint score_rules_translations_check check (((jsonb_typeof(translations) = 'object') and
    (octet_length((translations)::text) <= 1000))),
  constraint score_rules_words_check check (((cardinality(words) <= 30) and (array_position(words,
    null::text) is null) and (octet_length(array_to_string(words, '')) <= 2000)))
);
create index score_rules_of_version on public.score_rules using btree (version_id, "position", id);
create policy score_rules_edit on public.score_rules for all to authenticated using ((select
  public.has_permission((select private.uid()), 'settings', 'manage'))) with check ((select
  public.has_permission((select private.uid()), 'settings', 'manage')));
create policy score_rules_server on public.score_rules for select to service_role using (true);
create policy score_rules_staff on public.score_rules for select to authenticated using ((select
  public.has_permission((select private.uid()), 'settings', 'read')));
create trigger count_revision before insert or update on public.score_rules for each row execute
  function private.count_revision();
create trigger keep_score_rule before insert or delete or update on public.score_rules for each row
  execute function private.keep_score_rule();
create trigger record_setting_change after insert or delete or update on public.score_rules for
  each row execute function private.record_setting_change();
grant delete, insert (id, version_id, rule_key, "position", name, translations, kind, subject,
  test, words, at_least, points, revision), select (id, version_id, rule_key, "position", name,
  translations, kind, subject, test, words, at_least, points, revision), update (id, version_id,
  rule_key, "position", name, translations, kind, subject, test, words, at_least, points, revision)
  on public.score_rules to authenticated;
grant select on public.score_rules to service_role;

-- Each time a version was put in use: who did it, and how far all leads have been scored by it.
create table public.score_runs (
  id uuid not null default gen_random_uuid(),
  version_id uuid not null,
  started_by uuid,
  state text not null default 'running',
  total integer not null,
  done integer not null default 0,
  -- How many leads have another score since.
  changed integer not null default 0,
  -- With behind_id the last lead that was scored; older ones follow.
  behind_at timestamptz not null default 'infinity'::timestamptz,
  behind_id uuid not null default 'ffffffff-ffff-ffff-ffff-ffffffffffff'::uuid,
  started_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  ended_at timestamptz,
  constraint score_runs_pkey primary key (id),
  constraint score_runs_started_by_fkey foreign key (started_by) references
    public.user_profiles(user_id) on delete set null,
  constraint score_runs_version_id_fkey foreign key (version_id) references
    public.score_versions(id) on delete cascade,
  constraint score_runs_changed_check check ((changed >= 0)),
  constraint score_runs_check check (((ended_at is null) = (state = 'running'))),
  constraint score_runs_done_check check ((done >= 0)),
  constraint score_runs_state_check check ((state = any (array['running', 'done', 'replaced']))),
  constraint score_runs_total_check check ((total >= 0))
);
create index score_runs_of_version on public.score_runs using btree (version_id, started_at);
create unique index score_runs_running on public.score_runs using btree ((true)) where (state =
  'running');
create index score_runs_started_by on public.score_runs using btree (started_by) where (started_by
  is not null);
create policy score_runs_server on public.score_runs for select to service_role using (true);
create policy score_runs_staff on public.score_runs for select to authenticated using ((select
  public.has_permission((select private.uid()), 'settings', 'read')));
grant select (id, version_id, started_by, state, total, done, changed, behind_at, behind_id,
  started_at, updated_at, ended_at) on public.score_runs to authenticated;
grant select (id, version_id, started_by, state, total, done, changed, behind_at, behind_id,
  started_at, updated_at, ended_at) on public.score_runs to service_role;

-- Sets of rules, of which one is in use. One that was ever used stays as it is.
create table public.score_versions (
  id uuid not null default gen_random_uuid(),
  number integer not null,
  is_active boolean not null default false,
  -- When it was last put in use; null: the draft, of which there is at most one.
  used_at timestamptz,
  created_at timestamptz not null default now(),
  constraint score_versions_pkey primary key (id),
  constraint score_versions_number_key unique (number),
  constraint score_versions_check check (((used_at is not null) or (not is_active))),
  constraint score_versions_number_check check ((number > 0))
);
create unique index score_versions_draft on public.score_versions using btree ((true)) where
  (used_at is null);
create unique index score_versions_in_use on public.score_versions using btree (is_active) where
  is_active;
create policy score_versions_server on public.score_versions for select to service_role using
  (true);
create policy score_versions_staff on public.score_versions for select to authenticated using
  ((select public.has_permission((select private.uid()), 'settings', 'read')));
grant select (id, number, is_active, used_at, created_at) on public.score_versions to authenticated;
grant select (id, number, is_active, used_at, created_at) on public.score_versions to service_role;

-- Roles that demand a second step of whoever holds them.
create table public.second_step_roles (
  role text not null,
  since timestamptz not null default now(),
  set_by uuid,
  constraint second_step_roles_pkey primary key (role),
  constraint second_step_roles_set_by_fkey foreign key (set_by) references
    public.user_profiles(user_id) on delete set null,
  constraint second_step_roles_role_check check ((role = any (array['superadmin', 'admin',
    'manager', 'analyst', 'viewer'])))
);
create index second_step_roles_set_by on public.second_step_roles using btree (set_by);
create policy second_step_roles_read on public.second_step_roles for select to authenticated using
  (((select private.my_rank()) > 0));
create policy second_step_roles_server on public.second_step_roles for select to service_role using
  (true);
create trigger announce_access after insert or delete or update on public.second_step_roles for
  each statement execute function private.announce_access();
grant select (role, since, set_by) on public.second_step_roles to authenticated;
grant select on public.second_step_roles to service_role;

-- Written once, never changed, but for the count of an entry that repeats itself within its hour.
create table public.security_events (
  id uuid not null default gen_random_uuid(),
  created_at timestamptz not null default clock_timestamp(),
  event_type text not null,
  severity text not null default 'info',
  -- Whom it concerns; null for a stranger.
  user_id uuid,
  -- Who did it, when somebody was signed in.
  actor_id uuid,
  ip_address text,
  user_agent text,
  details jsonb not null default '{}'::jsonb,
  -- How often it happened: of one network, and about one account, within an hour.
  occurrences integer not null default 1,
  -- The last time; null where it happened once.
  last_at timestamptz,
  -- Not granted: kind, network, account and hour of what repeats itself, as a hash. Null where
  -- each is an entry.
  repeat_key bytea,
  constraint security_events_pkey primary key (id),
  constraint security_events_actor_id_fkey foreign key (actor_id) references
    public.user_profiles(user_id) on delete set null,
  constraint security_events_user_id_fkey foreign key (user_id) references
    public.user_profiles(user_id) on delete set null,
  constraint security_events_check check ((last_at >= created_at)),
  constraint security_events_details_check check (((jsonb_typeof(details) = 'object') and
    (octet_length((details)::text) <= 4096))),
  constraint security_events_event_type_check check (((event_type ~ '^[a-z]+(_[a-z]+)*$') and
    (length(event_type) <= 60))),
  constraint security_events_ip_address_check check ((length(ip_address) <= 64)),
  constraint security_events_occurrences_check check ((occurrences >= 1)),
  constraint security_events_repeat_key_check check ((length(repeat_key) = 32)),
  constraint security_events_severity_check check ((severity = any (array['info', 'warning',
    'critical']))),
  constraint security_events_user_agent_check check ((length(user_agent) <= 400))
);
create index security_events_by_severity on public.security_events using btree (severity,
  created_at, id);
create index security_events_newest on public.security_events using btree (created_at desc, id
  desc);
create index security_events_of_actor on public.security_events using btree (actor_id, created_at
  desc);
create index security_events_of_type on public.security_events using btree (event_type, created_at,
  id);
create index security_events_of_type_by_severity on public.security_events using btree (event_type,
  severity, created_at, id);
create index security_events_of_user on public.security_events using btree (user_id, created_at
  desc);
create unique index security_events_repeated on public.security_events using btree (repeat_key);
create policy security_events_read on public.security_events for select to authenticated using
  ((select public.has_permission((select private.uid()), 'users', 'read')));
create policy security_events_server on public.security_events for all to service_role using (true)
  with check (true);
grant select (id, created_at, event_type, severity, user_id, actor_id, ip_address, user_agent,
  details, occurrences, last_at) on public.security_events to authenticated;
grant insert, select on public.security_events to service_role;

-- One row per business unit.
create table public.seo_settings (
  id uuid not null default gen_random_uuid(),
  business_unit text not null default 'forja',
  -- Null: the name of the company.
  site_name text,
  -- A page's title stands for %s, the name of the site for %n.
  title_template text not null default '%s',
  og_image text,
  twitter_handle text,
  -- Scheme and host without a closing slash; unset, the server's public address is used.
  canonical_base_url text,
  google_analytics_id text,
  google_tag_manager_id text,
  facebook_pixel_id text,
  linkedin_partner_id text,
  translations jsonb not null default '{}'::jsonb,
  -- Last change; empty while untouched.
  updated_at timestamptz,
  -- Loads Google Tag Manager after consent. What its container adds comes from hosts nobody can
  -- name beforehand, so the policy of public pages is then opened to every https host.
  google_tag_manager_enabled boolean not null default false,
  -- Rises with every change; a save names the revision that it was made on.
  revision integer not null default 1,
  constraint seo_settings_pkey primary key (id),
  constraint seo_settings_business_unit_key unique (business_unit),
  constraint seo_settings_business_unit_fkey foreign key (business_unit) references
    public.business_units(slug) on update cascade,
  constraint seo_settings_canonical_base_url_check check ((canonical_base_url ~
    '^https?://[^/]+$')),
  constraint seo_settings_title_template_check check ((title_template ~~ '%\%s%')),
  constraint seo_settings_translations_check check ((jsonb_typeof(translations) = 'object'))
);
create policy seo_settings_read on public.seo_settings for select to anon, authenticated using
  (true);
create policy seo_settings_server on public.seo_settings for all to service_role using (true) with
  check (true);
create policy seo_settings_staff_delete on public.seo_settings for delete to authenticated using
  ((select public.has_permission((select private.uid()), 'settings', 'delete')));
create policy seo_settings_staff_insert on public.seo_settings for insert to authenticated with
  check ((select public.has_permission((select private.uid()), 'settings', 'create')));
create policy seo_settings_staff_read on public.seo_settings for select to authenticated using
  ((select public.has_permission((select private.uid()), 'settings', 'read')));
create policy seo_settings_staff_update on public.seo_settings for update to authenticated using
  ((select public.has_permission((select private.uid()), 'settings', 'update'))) with check
  ((select public.has_permission((select private.uid()), 'settings', 'update')));
create trigger bump_generation_delete after delete on public.seo_settings referencing old table as
  changed for each statement execute function private.bump_generation();
create trigger bump_generation_insert after insert on public.seo_settings referencing new table as
  changed for each statement execute function private.bump_generation();
create trigger bump_generation_truncate after truncate on public.seo_settings for each statement
  execute function private.bump_generation();
create trigger bump_generation_update after update on public.seo_settings referencing new table as
  changed for each statement execute function private.bump_generation();
create trigger count_revision before update on public.seo_settings for each row execute function
  private.count_revision();
create trigger first_revision before insert on public.seo_settings for each row execute function
  private.count_revision();
create trigger record_setting_change after insert or delete or update on public.seo_settings for
  each row execute function private.record_setting_change();
create trigger stamp_change before update on public.seo_settings for each row execute function
  private.stamp_change();
create trigger stamp_new before insert on public.seo_settings for each row when ((current_user =
  'authenticated'::name)) execute function private.stamp_change();
grant select (id, business_unit, site_name, title_template, og_image, twitter_handle,
  canonical_base_url, google_analytics_id, google_tag_manager_id, facebook_pixel_id,
  linkedin_partner_id, translations, updated_at, google_tag_manager_enabled, revision) on
  public.seo_settings to anon;
grant delete, insert (id, business_unit, site_name, title_template, og_image, twitter_handle,
  canonical_base_url, google_analytics_id, google_tag_manager_id, facebook_pixel_id,
  linkedin_partner_id, translations, updated_at, google_tag_manager_enabled, revision), select (id,
  business_unit, site_name, title_template, og_image, twitter_handle, canonical_base_url,
  google_analytics_id, google_tag_manager_id, facebook_pixel_id, linkedin_partner_id, translations,
  updated_at, google_tag_manager_enabled, revision), update (id, business_unit, site_name,
  title_template, og_image, twitter_handle, canonical_base_url, google_analytics_id,
  google_tag_manager_id, facebook_pixel_id, linkedin_partner_id, translations, updated_at,
  google_tag_manager_enabled, revision) on public.seo_settings to authenticated;
grant delete, insert, select, update on public.seo_settings to service_role;

-- Written once, by trigger, with the change itself.
create table public.setting_changes (
  id uuid not null default gen_random_uuid(),
  -- What one transaction changed together: its number and time. step counts inside of it.
  change_set text not null,
  step integer not null,
  changed_at timestamptz not null default transaction_timestamp(),
  -- Null for the server itself, such as its seed.
  actor_id uuid,
  table_name text not null,
  row_id uuid not null,
  action text not null,
  before jsonb,
  after jsonb,
  -- The change set that this one undid.
  restores text,
  constraint setting_changes_pkey primary key (id),
  constraint setting_changes_change_set_step_key unique (change_set, step),
  constraint setting_changes_actor_id_fkey foreign key (actor_id) references
    public.user_profiles(user_id) on delete set null,
  constraint setting_changes_action_check check ((action = any (array['insert', 'update',
    'delete']))),
  constraint setting_changes_check check ((((before is null) = (action = 'insert')) and ((after is
    null) = (action = 'delete'))))
);
create index setting_changes_newest on public.setting_changes using btree (changed_at desc, id
  desc);
create index setting_changes_of_actor on public.setting_changes using btree (actor_id, changed_at
  desc);
create index setting_changes_of_row on public.setting_changes using btree (table_name, row_id,
  changed_at desc);
create policy setting_changes_read on public.setting_changes for select to authenticated using
  ((select public.has_permission((select private.uid()), 'settings', 'read')));
create policy setting_changes_server on public.setting_changes for select to service_role using
  (true);
create trigger announce_settings after insert on public.setting_changes for each statement execute
  function private.announce_list('settings');
grant select (id, change_set, step, changed_at, actor_id, table_name, row_id, action, before,
  after, restores) on public.setting_changes to authenticated;
grant select (id, change_set, step, changed_at, actor_id, table_name, row_id, action, before,
  after, restores) on public.setting_changes to service_role;

-- Who moved a lead from where to where, and when.
create table public.submission_status_changes (
  id uuid not null default gen_random_uuid(),
  submission_id uuid not null,
  from_status text not null,
  to_status text not null,
  -- The signed-in user, or null when the server did it.
  changed_by uuid,
  changed_role text not null default private.caller_role(),
  changed_at timestamptz not null default clock_timestamp(),
  -- Tells what was moved at once by a filter; null for what was moved by itself.
  act uuid default (nullif(current_setting('forja.act', true), ''))::uuid,
  constraint submission_status_changes_pkey primary key (id),
  constraint submission_status_changes_submission_id_fkey foreign key (submission_id) references
    public.qualification_submissions(id) on delete cascade
);
create index submission_status_changes_by_time on public.submission_status_changes using btree
  (changed_at);
create index submission_status_changes_of on public.submission_status_changes using btree
  (submission_id);
create index submission_status_changes_of_act on public.submission_status_changes using btree (act,
  submission_id) where (act is not null);
create policy submission_status_changes_server on public.submission_status_changes for select to
  service_role using (true);
create policy submission_status_changes_staff on public.submission_status_changes for select to
  authenticated using (((select private.in_every_product('crm', 'read')) or (exists ( select from
  public.qualification_submissions s where (s.id = submission_status_changes.submission_id)))));
create trigger announce_leads after insert on public.submission_status_changes for each statement
  execute function private.announce_list('leads');
grant select (id, submission_id, from_status, to_status, changed_by, changed_role, changed_at, act)
  on public.submission_status_changes to authenticated;
grant select on public.submission_status_changes to service_role;

-- Who agreed to be asked, now and then, whether she would recommend the company: nobody else is.
-- It is no consent to the newsletter, nor the other way round.
create table public.survey_consents (
  id uuid not null default gen_random_uuid(),
  email text not null,
  given_at timestamptz not null default clock_timestamp(),
  -- By a box that she ticked herself on a page that her mail led to, or told to a colleague, who
  -- says how.
  way text not null,
  proof text,
  noted_by uuid,
  left_at timestamptz,
  left_way text,
  -- The colleague whom she told that she wants no more of them; what she pressed herself names
  -- nobody.
  left_by uuid,
  constraint survey_consents_pkey primary key (id),
  constraint survey_consents_email_key unique (email),
  constraint survey_consents_check check (((way = 'staff') = (proof is not null))),
  constraint survey_consents_check1 check (((left_at is null) = (left_way is null))),
  constraint survey_consents_email_check check (((email = lower(email)) and (length(email) <= 254)
    and (email ~ '^[^[:space:]@]+@[^[:space:]@]+$'))),
  constraint survey_consents_left_way_check check ((left_way = any (array['link', 'one_click',
    'staff']))),
  constraint survey_consents_proof_check check (((btrim(proof) <> '') and (length(proof) <= 500))),
  constraint survey_consents_way_check check ((way = any (array['page', 'staff'])))
);
create policy survey_consents_server on public.survey_consents for select to service_role using
  (true);
create policy survey_consents_staff on public.survey_consents for select to authenticated using
  ((select public.has_permission((select private.uid()), 'campaigns', 'read')));
grant select (id, email, given_at, way, proof, noted_by, left_at, left_way, left_by) on
  public.survey_consents to authenticated;
grant select (id, email, given_at, way, proof, noted_by, left_at, left_way, left_by) on
  public.survey_consents to service_role;

-- Job applications as they were sent. Kept for the 12 months that the privacy policy states for
-- considering applications, then erased.
create table public.talent_applications (
  id uuid not null,
  -- What the applicant quotes, like T-7H2K-9QX4; no lead's protocol begins with one letter.
  protocol text not null,
  -- Key of the opening as the site's content names it, or other.
  opening text not null,
  -- Its title as the applicant read it: openings come and go.
  opening_title text not null,
  name text not null,
  email text not null,
  -- E.164 when phone_verified, else as the person typed it.
  phone text,
  phone_verified boolean not null default false,
  link text,
  message text not null,
  locale text not null default 'pt-BR',
  -- Why a person should look at it before trusting it; honeypot is as good as spam.
  review_reason text,
  created_at timestamptz not null default now(),
  -- From then on the row goes with the next application that arrives.
  erase_at timestamptz not null default (now() + '1 year'::interval),
  constraint talent_applications_pkey primary key (id),
  constraint talent_applications_protocol_key unique (protocol),
  constraint talent_applications_email_check check (((email = lower(email)) and (length(email) <=
    254) and (email ~ '^[^[:space:]@]+@[^[:space:]@]+$'))),
  constraint talent_applications_link_check check ((length(link) <= 200)),
  constraint talent_applications_locale_check check ((locale = any (array['pt-BR', 'en']))),
  constraint talent_applications_message_check check (((length(message) >= 1) and (length(message)
    <= 5000))),
  constraint talent_applications_name_check check (((length(name) >= 1) and (length(name) <= 200))),
  constraint talent_applications_opening_check check (((opening ~ '^[a-z0-9]+(-[a-z0-9]+)*$') and
    (length(opening) <= 80))),
  constraint talent_applications_opening_title_check check (((length(opening_title) >= 1) and
    (length(opening_title) <= 200))),
  constraint talent_applications_phone_check check ((length(phone) <= 40)),
  constraint talent_applications_review_reason_check check ((review_reason = any (array['honeypot',
    'address_limit', 'too_fast', 'limit_check_failed'])))
);
create index talent_applications_expired on public.talent_applications using btree (erase_at);
create index talent_applications_newest on public.talent_applications using btree (created_at desc,
  id desc);
create policy talent_applications_server on public.talent_applications for select to service_role
  using (true);
create trigger forget_stranger_mails after delete on public.talent_applications referencing old
  table as gone for each statement execute function private.forget_stranger_mails();
grant select on public.talent_applications to service_role;

-- Answers that a rule has begun: which template the composer of a ticket opens with. The words are
-- the template's and are filled in when somebody looks; it goes when an answer is sent or it is
-- dropped.
create table public.ticket_drafts (
  ticket_id uuid not null,
  template_key text not null,
  run_id uuid not null,
  created_at timestamptz not null default clock_timestamp(),
  constraint ticket_drafts_pkey primary key (ticket_id),
  constraint ticket_drafts_ticket_id_fkey foreign key (ticket_id) references
    public.feedback_tickets(id) on delete cascade,
  constraint ticket_drafts_template_key_check check (((template_key ~ '^[a-z0-9]+(-[a-z0-9]+)*$')
    and (length(template_key) <= 40)))
);
create policy ticket_drafts_server on public.ticket_drafts for select to service_role using (true);
create policy ticket_drafts_staff on public.ticket_drafts for select to authenticated using
  ((exists ( select from public.feedback_tickets t where (t.id = ticket_drafts.ticket_id))));
grant select (ticket_id, template_key, run_id, created_at) on public.ticket_drafts to authenticated;
grant select (ticket_id, template_key, run_id, created_at) on public.ticket_drafts to service_role;

-- What was said that a ticket is about: several entries a ticket, and the other way round.
create table public.ticket_entries (
  ticket_id uuid not null,
  entry_id uuid not null,
  linked_by uuid default private.uid(),
  -- Answers of the ticket are for the entry's author from then on.
  at timestamptz not null default clock_timestamp(),
  constraint ticket_entries_pkey primary key (ticket_id, entry_id),
  constraint ticket_entries_entry_id_fkey foreign key (entry_id) references
    public.feedback_entries(id) on delete cascade,
  constraint ticket_entries_ticket_id_fkey foreign key (ticket_id) references
    public.feedback_tickets(id) on delete cascade
);
create index ticket_entries_of_entry on public.ticket_entries using btree (entry_id, at);
create policy ticket_entries_server on public.ticket_entries for select to service_role using
  (true);
create policy ticket_entries_staff on public.ticket_entries for select to authenticated using
  ((exists ( select from public.feedback_tickets t where (t.id = ticket_entries.ticket_id))));
grant select (ticket_id, entry_id, linked_by, at) on public.ticket_entries to authenticated;
grant select (ticket_id, entry_id, linked_by, at) on public.ticket_entries to service_role;

-- Internal: what colleagues write to each other about a ticket or an entry, for whoever may read
-- feedback and for nobody outside. Goes with what it is about.
create table public.ticket_notes (
  -- Made by whoever sends it, so that a note that is sent twice is kept once.
  id uuid not null,
  ticket_id uuid,
  entry_id uuid,
  author_id uuid,
  -- A colleague who is named stands as @{id}.
  body text not null,
  created_at timestamptz not null default clock_timestamp(),
  edited_at timestamptz,
  -- Removed by its author, who may take that back for ten minutes; the row goes a day later.
  removed_at timestamptz,
  -- Of an automatic reply, such as an absence note: the address that it came from.
  from_address text,
  constraint ticket_notes_pkey primary key (id),
  constraint ticket_notes_author_id_fkey foreign key (author_id) references identity.users(id) on
    delete set null,
  constraint ticket_notes_entry_id_fkey foreign key (entry_id) references
    public.feedback_entries(id) on delete cascade,
  constraint ticket_notes_ticket_id_fkey foreign key (ticket_id) references
    public.feedback_tickets(id) on delete cascade,
  constraint ticket_notes_body_check check (((btrim(body) <> '') and (length(body) <= 8000))),
  constraint ticket_notes_check check ((num_nonnulls(ticket_id, entry_id) >= 1)),
  constraint ticket_notes_from_address_check check (((length(from_address) >= 3) and
    (length(from_address) <= 254)))
);
create index ticket_notes_by_time on public.ticket_notes using btree (created_at) where (ticket_id
  is not null);
create index ticket_notes_of_author on public.ticket_notes using btree (author_id);
create index ticket_notes_of_entry on public.ticket_notes using btree (entry_id, created_at) where
  (entry_id is not null);
create index ticket_notes_of_ticket on public.ticket_notes using btree (ticket_id, created_at)
  where (ticket_id is not null);
create index ticket_notes_removed on public.ticket_notes using btree (removed_at) where (removed_at
  is not null);
create policy ticket_notes_server on public.ticket_notes for select to service_role using (true);
create policy ticket_notes_staff on public.ticket_notes for select to authenticated using
  (((removed_at is null) and ((exists ( select from public.feedback_entries e where (e.id =
  ticket_notes.entry_id))) or (exists ( select from public.feedback_tickets t where (t.id =
  ticket_notes.ticket_id))))));
create trigger announce_ticket_notes after insert or update on public.ticket_notes for each
  statement execute function private.announce_list('feedback');
grant select (id, ticket_id, entry_id, author_id, body, created_at, edited_at, removed_at,
  from_address) on public.ticket_notes to authenticated;
grant select (id, ticket_id, entry_id, author_id, body, created_at, edited_at, removed_at,
  from_address) on public.ticket_notes to service_role;

-- What whoever asked thinks of how a ticket was solved, 1 to 5: a row for each solution and person
-- asked, filled when she answers.
create table public.ticket_ratings (
  id uuid not null default gen_random_uuid(),
  ticket_id uuid not null,
  project_id uuid not null,
  -- Of the ticket, with which it moves.
  module_id uuid,
  -- Of the ticket: which solution it is about.
  solved_at timestamptz not null,
  -- On whose page it is asked as well; without one by mail alone.
  entry_id uuid,
  author_email text,
  locale text not null default 'pt-BR',
  -- The answer whose mail asks along; else it is asked by a mail of its own.
  with_answer uuid,
  asked_at timestamptz not null default clock_timestamp(),
  -- Since when it is no longer asked, as the ticket was opened again.
  dropped_at timestamptz,
  score smallint,
  comment text,
  rated_at timestamptz,
  changed_at timestamptz,
  constraint ticket_ratings_pkey primary key (id),
  constraint ticket_ratings_entry_id_fkey foreign key (entry_id) references
    public.feedback_entries(id) on delete cascade,
  constraint ticket_ratings_module_id_fkey foreign key (module_id) references
    public.feedback_modules(id) on delete set null,
  constraint ticket_ratings_project_id_fkey foreign key (project_id) references
    public.feedback_projects(id) on delete cascade,
  constraint ticket_ratings_ticket_id_fkey foreign key (ticket_id) references
    public.feedback_tickets(id) on delete cascade,
  constraint ticket_ratings_author_email_check check (((author_email = lower(author_email)) and
    (length(author_email) <= 254) and (author_email ~ '^[^[:space:]@]+@[^[:space:]@]+$'))),
  constraint ticket_ratings_check check ((num_nonnulls(entry_id, author_email) >= 1)),
  constraint ticket_ratings_check1 check ((num_nonnulls(score, rated_at, changed_at) = any
    (array[0, 3]))),
  constraint ticket_ratings_check2 check (((comment is null) or (score is not null))),
  constraint ticket_ratings_comment_check check (((btrim(comment) <> '') and (length(comment) <=
    2000))),
  constraint ticket_ratings_locale_check check ((locale = any (array['pt-BR', 'en']))),
  constraint ticket_ratings_score_check check (((score >= 1) and (score <= 5)))
);
create index ticket_ratings_by_email on public.ticket_ratings using btree (author_email) where
  (author_email is not null);
create index ticket_ratings_by_score on public.ticket_ratings using btree (score, rated_at, id)
  where (score is not null);
create index ticket_ratings_of_entry on public.ticket_ratings using btree (entry_id, solved_at)
  where (entry_id is not null);
create index ticket_ratings_of_module on public.ticket_ratings using btree (module_id, rated_at,
  id) where ((score is not null) and (module_id is not null));
create index ticket_ratings_of_project on public.ticket_ratings using btree (project_id, rated_at,
  id) where (score is not null);
create unique index ticket_ratings_once on public.ticket_ratings using btree (ticket_id, solved_at,
  coalesce((entry_id)::text, author_email));
create index ticket_ratings_rated on public.ticket_ratings using btree (rated_at, id) where (score
  is not null);
create index ticket_ratings_with_answer on public.ticket_ratings using btree (with_answer) where
  (with_answer is not null);
create policy ticket_ratings_server on public.ticket_ratings for select to service_role using
  (true);
create policy ticket_ratings_staff on public.ticket_ratings for select to authenticated using
  ((exists ( select from public.feedback_tickets t where (t.id = ticket_ratings.ticket_id))));
create trigger announce_ratings after insert or delete or update on public.ticket_ratings for each
  statement execute function private.announce_list('feedback');
create trigger count_changed_rating after update on public.ticket_ratings referencing old table as
  gone new table as fresh for each statement execute function private.count_rating();
create trigger count_gone_rating after delete on public.ticket_ratings referencing old table as
  gone for each statement execute function private.count_rating();
create trigger count_rating after insert on public.ticket_ratings referencing new table as fresh
  for each statement execute function private.count_rating();
grant select (id, ticket_id, project_id, module_id, solved_at, entry_id, author_email, locale,
  with_answer, asked_at, dropped_at, score, comment, rated_at, changed_at) on public.ticket_ratings
  to authenticated;
grant select (id, ticket_id, project_id, module_id, solved_at, entry_id, author_email, locale,
  with_answer, asked_at, dropped_at, score, comment, rated_at, changed_at) on public.ticket_ratings
  to service_role;

-- Answers that wait for their time. They are no messages yet: nobody outside has a way to them.
create table public.ticket_replies_later (
  -- Also of the message that it becomes, so that it goes once.
  id uuid not null,
  ticket_id uuid not null,
  author_id uuid not null,
  body text not null,
  next_status text,
  send_at timestamptz not null,
  created_at timestamptz not null default clock_timestamp(),
  -- Why it did not go when its time had come; it stays for its author to decide.
  failed text,
  constraint ticket_replies_later_pkey primary key (id),
  constraint ticket_replies_later_author_id_fkey foreign key (author_id) references
    identity.users(id) on delete cascade,
  constraint ticket_replies_later_ticket_id_fkey foreign key (ticket_id) references
    public.feedback_tickets(id) on delete cascade,
  constraint ticket_replies_later_body_check check (((btrim(body) <> '') and (length(body) <=
    5000))),
  constraint ticket_replies_later_failed_check check ((length(failed) <= 100)),
  constraint ticket_replies_later_next_status_check check ((next_status = any (array['open',
    'in_progress', 'waiting', 'solved', 'closed'])))
);
create index ticket_replies_later_due on public.ticket_replies_later using btree (send_at) where
  (failed is null);
create index ticket_replies_later_of on public.ticket_replies_later using btree (ticket_id,
  send_at);
create index ticket_replies_later_of_author on public.ticket_replies_later using btree (author_id);
create policy ticket_replies_later_server on public.ticket_replies_later for select to service_role
  using (true);
create policy ticket_replies_later_staff on public.ticket_replies_later for select to authenticated
  using ((exists ( select from public.feedback_tickets t where (t.id =
  ticket_replies_later.ticket_id))));
create trigger announce_later_replies after insert or delete or update on
  public.ticket_replies_later for each statement execute function private.announce_list('feedback');
grant select (id, ticket_id, author_id, body, next_status, send_at, created_at, failed) on
  public.ticket_replies_later to authenticated;
grant select (id, ticket_id, author_id, body, next_status, send_at, created_at, failed) on
  public.ticket_replies_later to service_role;

-- Minutes of business time within which tickets are answered first, and solved, by priority.
create table public.ticket_targets (
  id uuid not null default gen_random_uuid(),
  -- Of tickets of this priority; others: of those that were imported, whatever their priority.
  priority text not null,
  -- Until the first answer; null: no clock.
  answer_minutes integer,
  -- Until it is solved, without the time in which it was not the house's turn; null: no clock.
  solve_minutes integer,
  -- How much of the time is over when whoever owns it is told; 100: nobody is told before.
  warn_percent smallint not null default 75,
  revision integer not null default 1,
  constraint ticket_targets_pkey primary key (id),
  constraint ticket_targets_priority_key unique (priority),
  constraint ticket_targets_answer_minutes_check check (((answer_minutes >= 1) and (answer_minutes
    <= 20160))),
  constraint ticket_targets_priority_check check ((priority = any (array['low', 'medium', 'high',
    'urgent', 'others']))),
  constraint ticket_targets_solve_minutes_check check (((solve_minutes >= 1) and (solve_minutes <=
    60480))),
  constraint ticket_targets_warn_percent_check check (((warn_percent >= 10) and (warn_percent <=
    100)))
);
create policy ticket_targets_server on public.ticket_targets for select to service_role using
  (true);
create policy ticket_targets_staff_read on public.ticket_targets for select to authenticated using
  ((select public.has_permission((select private.uid()), 'settings', 'read')));
create policy ticket_targets_staff_update on public.ticket_targets for update to authenticated
  using ((select public.has_permission((select private.uid()), 'settings', 'update'))) with check
  ((select public.has_permission((select private.uid()), 'settings', 'update')));
create trigger count_revision before update on public.ticket_targets for each row execute function
  private.count_revision();
create trigger reckon_answer_clocks after insert or delete or update on public.ticket_targets for
  each statement execute function private.reckon_answer_clocks('ticket.clocks');
create trigger record_setting_change after insert or delete or update on public.ticket_targets for
  each row execute function private.record_setting_change();
grant select (id, priority, answer_minutes, solve_minutes, warn_percent, revision), update
  (priority, answer_minutes, solve_minutes, warn_percent, revision) on public.ticket_targets to
  authenticated;
grant select on public.ticket_targets to service_role;

-- One row a person, made with the sign-in account by a trigger.
create table public.user_profiles (
  user_id uuid not null,
  display_name text not null,
  -- Copy of the account's address, kept by trigger.
  email text not null,
  locale text not null default 'pt-BR',
  -- False: no permission, and no session holds.
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- When the person put the list of first steps away; null while she sees it.
  first_steps_hidden_at timestamptz,
  -- When the person last asked for a test mail to herself.
  mail_test_asked_at timestamptz,
  -- When a test mail last went out to the person; written by private.account_mail_sent.
  mail_tested_at timestamptz,
  -- The product that the person's switch stands on; null for all.
  chosen_product text,
  -- Since when she says that she is at work; null: she does not. Counts within business hours.
  at_work_since timestamptz,
  constraint user_profiles_pkey primary key (user_id),
  constraint user_profiles_chosen_product_fkey foreign key (chosen_product) references
    public.crm_products(slug) on delete set null,
  constraint user_profiles_user_id_fkey foreign key (user_id) references identity.users(id) on
    delete cascade,
  constraint user_profiles_display_name_check check ((length(display_name) <= 200)),
  constraint user_profiles_locale_check check ((locale = any (array['pt-BR', 'en'])))
);
create index user_profiles_at_work on public.user_profiles using btree (at_work_since) where
  (at_work_since is not null);
create index user_profiles_chosen_product on public.user_profiles using btree (chosen_product)
  where (chosen_product is not null);
create index user_profiles_newest on public.user_profiles using btree (created_at desc, user_id);
create policy user_profiles_own on public.user_profiles for update to authenticated using ((user_id
  = (select private.uid()))) with check ((user_id = (select private.uid())));
create policy user_profiles_read on public.user_profiles for select to authenticated using
  (((user_id = (select private.uid())) or (select public.has_permission((select private.uid()),
  'users', 'read'))));
create policy user_profiles_server on public.user_profiles for all to service_role using (true)
  with check (true);
create trigger announce_access after update of is_active on public.user_profiles for each row when
  ((old.is_active is distinct from new.is_active)) execute function private.announce_access();
create constraint trigger keep_a_superadmin after update of is_active on public.user_profiles
  deferrable initially immediate for each row when ((old.is_active and (not new.is_active)))
  execute function private.keep_a_superadmin();
grant select (user_id, display_name, email, locale, is_active, created_at, updated_at,
  first_steps_hidden_at, mail_test_asked_at, mail_tested_at, chosen_product, at_work_since), update
  (display_name, locale, first_steps_hidden_at, mail_test_asked_at) on public.user_profiles to
  authenticated;
grant select, update on public.user_profiles to service_role;

-- Roles of people. Effective while active and not expired; ended rows stay as the record.
create table public.user_roles (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  role text not null,
  is_active boolean not null default true,
  expires_at timestamptz,
  reason text,
  granted_by uuid,
  created_at timestamptz not null default now(),
  -- Null: every product. Else the role shows rows of the CRM and of feedback of that product
  -- alone.
  product text,
  -- When what she could no longer answer for was handed over, after expires_at.
  handed_over_at timestamptz,
  constraint user_roles_pkey primary key (id),
  constraint user_roles_granted_by_fkey foreign key (granted_by) references
    public.user_profiles(user_id) on delete set null,
  constraint user_roles_product_fkey foreign key (product) references public.crm_products(slug),
  constraint user_roles_user_id_fkey foreign key (user_id) references public.user_profiles(user_id)
    on delete cascade,
  constraint user_roles_reason_check check ((length(reason) <= 500)),
  constraint user_roles_role_check check ((role = any (array['superadmin', 'admin', 'manager',
    'analyst', 'viewer'])))
);
create index user_roles_expiring on public.user_roles using btree (expires_at) where (is_active and
  (expires_at is not null));
create index user_roles_granted_by on public.user_roles using btree (granted_by);
create unique index user_roles_one_active_in on public.user_roles using btree (user_id, role,
  coalesce(product, '')) where is_active;
create index user_roles_product on public.user_roles using btree (product) where (product is not
  null);
create policy user_roles_read on public.user_roles for select to authenticated using (((user_id =
  (select private.uid())) or (select public.has_permission((select private.uid()), 'users',
  'read'))));
create policy user_roles_server on public.user_roles for select to service_role using (true);
create trigger announce_access after insert or delete or update on public.user_roles for each row
  execute function private.announce_access();
create constraint trigger keep_a_superadmin after delete or update on public.user_roles deferrable
  initially immediate for each row when (((old.role = 'superadmin') and old.is_active and
  (old.expires_at is null))) execute function private.keep_a_superadmin();
grant select (id, user_id, role, is_active, expires_at, reason, granted_by, created_at, product,
  handed_over_at) on public.user_roles to authenticated;
grant select on public.user_roles to service_role;

-- Pages of a version as pictures, each in one or two widths. Drawn from its file, and gone with
-- it.
create table public.version_pages (
  id uuid not null default gen_random_uuid(),
  version_id uuid not null,
  page smallint not null,
  width integer not null,
  height integer not null,
  storage_key text not null,
  -- Empty until its bytes lie in the storage. The row is written first, so that none is left
  -- behind.
  size integer,
  sha256 text,
  constraint version_pages_pkey primary key (id),
  constraint version_pages_storage_key_key unique (storage_key),
  constraint version_pages_version_id_page_width_key unique (version_id, page, width),
  constraint version_pages_version_id_fkey foreign key (version_id) references
    public.deliverable_versions(id) on delete cascade,
  constraint version_pages_check check ((num_nulls(size, sha256) = any (array[0, 2]))),
  constraint version_pages_height_check check (((height >= 1) and (height <= 20000))),
  constraint version_pages_page_check check (((page >= 1) and (page <= 20))),
  constraint version_pages_sha256_check check ((sha256 ~ '^[0-9a-f]{64}$')),
  constraint version_pages_size_check check ((size > 0)),
  constraint version_pages_storage_key_check check ((storage_key ~ '^projects/[0-9a-f]{64}$')),
  constraint version_pages_width_check check (((width >= 1) and (width <= 1400)))
);
create policy version_pages_readers on public.version_pages for select to authenticated using
  ((exists ( select from public.deliverable_versions v where (v.id = version_pages.version_id))));
create policy version_pages_server on public.version_pages for select to service_role using (true);
create trigger erase_version_page after delete on public.version_pages for each row execute
  function private.erase_version_file();
grant select (id, version_id, page, width, height, size, sha256) on public.version_pages to
  authenticated;
grant select on public.version_pages to service_role;

-- A histogram a day of how fast pages were on visitors' devices; nothing says whose.
create table public.web_vitals_daily (
  day date not null,
  route text not null,
  metric text not null,
  -- load: two seconds after the load event; final: when the page was left.
  phase text not null,
  -- Milliseconds, of CLS thousandths, rounded up to two digits; every threshold has two.
  bucket integer not null,
  rating text not null,
  samples bigint not null,
  constraint web_vitals_daily_pkey primary key (day, route, metric, phase, bucket),
  constraint web_vitals_daily_bucket_check check ((bucket >= 0)),
  constraint web_vitals_daily_metric_check check ((metric = any (array['LCP', 'CLS', 'INP', 'FCP',
    'TTFB']))),
  constraint web_vitals_daily_phase_check check ((phase = any (array['load', 'final']))),
  constraint web_vitals_daily_rating_check check ((rating = any (array['good', 'needs-improvement',
    'poor']))),
  constraint web_vitals_daily_route_check check ((route ~ '^[A-Za-z0-9]{1,40}$')),
  constraint web_vitals_daily_samples_check check ((samples > 0))
);
create index web_vitals_daily_shown on public.web_vitals_daily using btree (day) where ((phase =
  'final') and (metric = any (array['LCP', 'INP', 'CLS'])));
create policy web_vitals_daily_server on public.web_vitals_daily for select to service_role using
  (true);
create trigger mark_speeds_of_change after update on public.web_vitals_daily referencing new table
  as changed for each statement execute function private.mark_visit_days('speeds');
create trigger mark_speeds_of_gone after delete on public.web_vitals_daily referencing old table as
  changed for each statement execute function private.mark_visit_days('speeds');
create trigger mark_speeds_of_new after insert on public.web_vitals_daily referencing new table as
  changed for each statement execute function private.mark_visit_days('speeds');
grant select on public.web_vitals_daily to service_role;

-- What anybody may know of the company.
-- view public.public_company_settings: database/functions/public_company_settings.sql
grant select on public.public_company_settings to anon;
grant select on public.public_company_settings to authenticated;
grant select on public.public_company_settings to service_role;

create type private.import_step as (line integer, fields jsonb, known uuid, contact_id uuid,
  contact_before jsonb, points_before uuid[], owner_id uuid, pipeline_id uuid, stage_id uuid,
  deal_id uuid, remark text, company_id uuid, company_made boolean, company_before jsonb);
create type private.person as (email text, user_id uuid, contacts uuid[], leads uuid[], feedback
  uuid[]);

-- function private.accept_invitation(p_id uuid, p_revision integer) returns table(user_id uuid,
-- project_id uuid, proved boolean)
--   definer, volatile; for service_role; database/functions/accept_invitation.sql
--   Lets the account of the invited address follow the work, once: whose address it is has been
--   proved by the link, and no password of before counts for it. Null where the invitation is open
--   no more.

-- function private.account_mail(p_mail_id uuid) returns table(user_id uuid, email text, name text,
-- locale text, kind text, sealed text)
--   definer, stable; for service_role; database/functions/account_mail.sql
--   A mail that is to be sent, and to whom.

-- function private.account_mail_sent(p_mail_id uuid) returns void
--   definer, volatile; for service_role; database/functions/account_mail_sent.sql
--   Forgets a mail that has gone out; of a test mail it notes when.

-- function private.account_of_contact(p_contact uuid) returns uuid
--   stable; for nobody; database/functions/account_of_contact.sql
--   The account by which a contact signs in: of an address that its owner has confirmed.

-- function private.add_business_seconds(p_at timestamptz, p_seconds bigint) returns timestamptz
--   definer, stable; for nobody; database/functions/add_business_seconds.sql
--   add_business_time() for what began in the middle of a minute: the moment at which so many
--   seconds of business time are over.

-- function private.add_business_time(p_at timestamptz, p_minutes integer) returns timestamptz
--   definer, stable; for authenticated, service_role; database/functions/add_business_time.sql
--   The moment at which so many minutes of business time are over. None of them leaves the moment as
--   it is; null where the house does not open for so long within 60 years.

-- function private.add_points_of_import(p_steps private.import_step[]) returns void
--   volatile; for nobody; database/functions/add_points_of_import.sql
--   Adds the addresses and phones of lines that their contacts have not.

-- function private.add_to_contact(p_contact_id uuid, p_name text, p_email text, p_phone text,
-- p_company text, p_note text) returns text
--   volatile; for nobody; database/functions/add_to_contact.sql
--   Fills what is blank of a known contact and keeps new addresses beside the old ones; returns the
--   note with what had no place, so that nothing that was typed is lost.

-- function private.address_closed(p_email text) returns text
--   definer, stable; for service_role; database/functions/address_closed.sql
--   Why no mail goes to an address, in the words of its server; null where mails go.

-- function private.address_of_name(p_name text) returns text
--   immutable; for nobody; database/functions/address_of_name.sql
--   A name as an address spells it, "José d'Ávila" as jose-d-avila; empty for a name without Latin
--   letters.

-- function private.address_state(p_what text, p_origin text) returns text
--   volatile; for nobody; database/functions/address_state.sql
--   Counts a post for its network address: within (5 an hour), review (up to 300 an hour: kept, and
--   nobody is mailed) or refused. Null is no address and always within.

-- function private.admit_mail(p_mailbox text, p_uid_validity bigint, p_uid bigint, p_sender_key
-- text, p_most integer) returns text
--   definer, volatile; for service_role; database/functions/admit_mail.sql
--   Whether a mail may be read, by what the mailbox says of it: admitted, known (it was taken
--   before), or limited (so many of its sender were read within the hour; then it counts as taken).

-- function private.after_row(p_table text, p_given text[], p_literals text[], p_keys text[],
-- p_descending boolean, p_after uuid) returns text
--   immutable; for nobody; database/functions/after_row.sql
--   Condition in SQL that rows s come behind the one given; nothing for none.

-- function private.agree_to_surveys(p_email text, p_way text, p_proof text) returns void
--   volatile; for nobody; database/functions/agree_to_surveys.sql
--   Somebody agrees to be asked now and then, for the first time or after having left.

-- function private.announce_access() returns trigger
--   definer, volatile; for nobody; database/functions/announce_access.sql
--   Trigger: tells channel "access_changed" whose roles, state or permissions changed.

-- function private.announce_list() returns trigger
--   definer, volatile; for nobody; database/functions/announce_list.sql
--   Statement trigger: tells channel "lists_changed" the name of the list it is given.

-- function private.announce_second_step() returns trigger
--   definer, volatile; for nobody; database/functions/announce_second_step.sql
--   Trigger: tells channel "access_changed" whose second step was switched on or off.

-- function private.answer_alert_for_mail(p_mail_id uuid) returns table(user_id uuid, email text,
-- locale text, lead_id uuid, protocol text, service text, source text, due_at timestamptz, seconds
-- integer)
--   definer, stable; for service_role; database/functions/answer_alert_for_mail.sql
--   The leads of one mail that still wait, with business seconds left, below zero once the time is
--   over: no row where all were answered meanwhile, or she may no longer see them. Names nobody: the
--   mail is kept longer than the lead may be.

-- function private.answer_fits(answer jsonb, question jsonb) returns boolean
--   immutable; for nobody; database/functions/answer_fits.sql
--   Whether an answer has the shape that a question, as a snapshot or a version has it, asks for.

-- function private.answer_for_mail(p_id uuid) returns table(id uuid, sender text, other_sender
-- boolean, subject text, body text, contact_name text, about text, about_id uuid, owner_email
-- text, owner_locale text, files integer)
--   definer, stable; for service_role; database/functions/answer_for_mail.sql
--   What a mail tells of an answer of a lead or contact, and who looks after them: nobody's address
--   where nobody does who may. No row where it has been erased meanwhile, or its owner does not want
--   such mails.

-- function private.answer_minutes(p_seconds integer) returns integer
--   immutable; for nobody; database/functions/answer_minutes.sql
--   Minutes that an answer took, rounded up: from 100 on to tens, after a day to hours. Fine enough
--   for a median, few enough to be added up, and no bound of a figure lies within a step.

-- function private.answer_target_of(p_service text, p_source text, out minutes integer, out
-- warn_percent integer) returns record
--   definer, stable; for nobody; database/functions/answer_target_of.sql
--   Within how many minutes of business time a lead is to be answered, and at which share of them
--   its owner is told: by service and source, by service, by source, or for all.

-- function private.answer_values(p_answer jsonb) returns text[]
--   immutable; for nobody; database/functions/answer_values.sql
--   What was answered to one question, as values; none where it was left empty or not ticked.

-- function private.approval_for_mail(p_approval uuid, p_user uuid) returns table(email text, name
-- text, locale text, is_client boolean, organization text, project_id uuid, project text,
-- deliverable_id uuid, title text, number integer, file_name text, size integer, sha256 text,
-- receipt text, approved_by text, approved_at timestamptz)
--   definer, stable; for service_role; database/functions/approval_for_mail.sql
--   The receipt of an approval as it is mailed to whoever gave it, and to whoever answers for the
--   project.

-- function private.area_of_mail() returns trigger
--   volatile; for nobody; database/functions/area_of_mail.sql
--   Trigger: what somebody must be allowed to read to read a mail, by the beginning of its kind.

-- function private.arm_rule() returns trigger
--   definer, volatile; for nobody; database/functions/arm_rule.sql
--   Trigger: a rule acts on what happens from now on, whenever it is switched on or written anew.

-- function private.ask_for_mail(p_identifier text, p_pause interval, p_holds interval, p_hour
-- integer, p_day integer) returns text
--   definer, volatile; for service_role; database/functions/ask_for_mail.sql
--   Whether a mail may go: "send" (and counts it), "under way" within the pause after one or while
--   the latest holds, else "limited". take_back_try() uncounts one that did not go.

-- function private.ask_newsletter(p_known public.newsletter_subscriptions, p_way text) returns
-- void
--   volatile; for nobody; database/functions/ask_newsletter.sql
--   An address that is known asks again: mailed according to its state, as far as mails are allowed.

-- function private.ask_rating() returns trigger
--   definer, volatile; for nobody; database/functions/ask_rating.sql
--   Trigger: whoever asked is asked once a solution what she thinks of it, by the mail that tells of
--   it (forja.telling names the answer) or by one of its own; no longer once the ticket is opened
--   again.

-- function private.askers_of_ticket(p_ticket_id uuid) returns table(entry_id uuid, asks_in uuid,
-- name text, email text, locale text)
--   stable; for nobody; database/functions/askers_of_ticket.sql
--   Who gets what staff answer in a ticket, each address once, and by what she asks: an entry, else
--   the ticket itself or one that was merged into it.

-- function private.asks_in_ticket(p_ticket_id uuid) returns text
--   stable; for nobody; database/functions/asks_in_ticket.sql
--   The address of the requester of a ticket: the one of its contact that was last written from,
--   else that of its contact, else as it was given; null for none.

-- function private.audience_of_ticket(p_ticket_id uuid) returns table(entry_id uuid, name text,
-- email text, locale text)
--   stable; for nobody; database/functions/audience_of_ticket.sql
--   Who gets what staff answer in a ticket, each address once: by mail, or without one on the page
--   of the entry.

-- function private.bare_event_details(p_details jsonb) returns jsonb
--   immutable; for nobody; database/functions/bare_event_details.sql
--   What an event keeps of its details once its person is erased: how the deal stood, and why it was
--   closed as far as that is a word of a list.

-- function private.bare_event_value(p_kind text, p_value text) returns text
--   immutable; for nobody; database/functions/bare_event_value.sql
--   What an event keeps of a value once its person is erased: stages, amounts and days, no text.

-- function private.begin_part(p_upload uuid, p_user uuid, p_key text) returns uuid
--   definer, volatile; for service_role; database/functions/begin_part.sql
--   Writes down where bytes of an upload are about to be kept. Null where it is over.

-- function private.begin_ticket() returns trigger
--   definer, volatile; for nobody; database/functions/begin_ticket.sql
--   Trigger: puts on record that a ticket was opened, and links it to the entry that it was opened
--   from.

-- function private.begin_ticket_clock() returns trigger
--   definer, volatile; for nobody; database/functions/begin_ticket_clock.sql
--   Trigger: by when a ticket that is opened is to be answered, and solved. What came more than 30
--   days ago gets no clock.

-- function private.begin_upload(p_id uuid, p_user uuid, p_project uuid, p_name text, p_size
-- bigint, p_person_max bigint, p_client_max bigint) returns text
--   definer, volatile; for service_role; database/functions/begin_upload.sql
--   Gives a file on its way into a project its room of the day: begun, gone where the person may
--   give none to that project, full where no room is left, or often past 500 an hour.

-- function private.begin_version_page(p_version uuid, p_page integer, p_width integer, p_height
-- integer, p_key text) returns text
--   definer, volatile; for service_role; database/functions/begin_version_page.sql
--   Writes down a picture of a page before its bytes are kept, and says under which key: begun again
--   it is the one of before. Null where its version is done or gone.

-- function private.bring_duplicates() returns trigger
--   definer, volatile; for nobody; database/functions/bring_duplicates.sql
--   Trigger: what was the same as an entry goes along when that one is joined to another.

-- function private.bump_generation() returns trigger
--   definer, volatile; for nobody; database/functions/bump_generation.sql
--   Statement trigger of the tables that pages read.

-- function private.business_next_change(p_at timestamptz) returns timestamptz
--   definer, stable; for authenticated, service_role; database/functions/business_next_change.sql
--   When the house next closes, or opens; null where it never does, as without hours on record.

-- function private.business_open_at(p_at timestamptz) returns boolean
--   definer, stable; for authenticated, service_role; database/functions/business_open_at.sql
--   Whether business time runs at a moment.

-- function private.business_seconds(p_from timestamptz, p_to timestamptz) returns integer
--   definer, stable; for authenticated, service_role; database/functions/business_seconds.sql
--   Business time between two moments, in seconds; 0 where the second is not later, or either is no
--   moment. At most 60 years are counted.

-- function private.business_spans(p_from timestamptz, p_to timestamptz) returns table(opens
-- timestamptz, closes timestamptz)
--   definer, stable; for nobody; database/functions/business_spans.sql
--   When the house is open between two moments, in order, none overlapping. Hours are wall-clock
--   times of São Paulo; holidays count. Without hours on record it is always open.

-- function private.caller_role() returns text
--   stable; for anon, authenticated, service_role; database/migrations
--   Role that the caller took. Inside a definer function current_user is the owner; this setting
--   still names the caller.

-- function private.change_for_mail(p_comment uuid, p_user uuid) returns table(email text, name
-- text, locale text, organization text, project_id uuid, project text, title text, number integer,
-- asker text, body text, weight text)
--   definer, stable; for service_role; database/functions/change_for_mail.sql
--   A change that a client asks for, as whoever answers for the project is mailed it.

-- function private.change_open_hours() returns trigger
--   definer, volatile; for nobody; database/functions/change_open_hours.sql
--   Trigger: hours or holidays have changed, and with them what is kept of them.

-- function private.change_ticket() returns trigger
--   volatile; for nobody; database/functions/change_ticket.sql
--   Trigger: counts the changes of a ticket; who asks follows the contact. Refuses with
--   ticket_owner_unfit or contact_gone.

-- function private.check_campaigns(p_action text) returns void
--   definer, stable; for nobody; database/functions/check_campaigns.sql
--   Refuses whoever may not do this to campaigns.

-- function private.check_client(p_client uuid) returns void
--   definer, stable; for nobody; database/functions/check_client.sql
--   Refuses with projects_update_missing who may not change projects in every product of a client.

-- function private.check_company(p_company_id uuid, p_action text) returns void
--   stable; for nobody; database/functions/check_company.sql
--   Refuses whoever may not do something with a company, by the products that it belongs to.

-- function private.check_contact(p_contact_id uuid, p_action text) returns void
--   stable; for nobody; database/functions/check_contact.sql
--   Refuses whoever may not do something with a contact, by the products that it belongs to.

-- function private.check_export(p_resource text) returns void
--   definer, stable; for authenticated; database/functions/check_export.sql
--   Refuses whoever may not approve on a resource. Asked with every part of a file, so that one
--   breaks off when the permission ends.

-- function private.check_invoice(p_invoice uuid, p_action text) returns public.invoices
--   definer, volatile; for nobody; database/functions/check_invoice.sql
--   The invoice that a colleague does something with, locked until that is done. Refuses with
--   financial_<action>_missing, or with invoice_gone, also where it is of a product out of reach.

-- function private.check_lead_move() returns trigger
--   definer, volatile; for nobody; database/functions/check_lead_move.sql
--   Trigger: refuses ways that a lead does not go, with lead_move_not_allowed.

-- function private.check_may_grant_in(p_role text, p_product text) returns void
--   definer, stable; for nobody; database/functions/check_may_grant_in.sql
--   Refuses a role above the caller's own, and one that reaches further than her own of that rank.

-- function private.check_may_import(p_product text) returns void
--   definer, stable; for nobody; database/functions/check_may_import.sql
--   Refuses whoever may not make contacts in a product. Asked with every batch, so that an import
--   stops when the permission ends.

-- function private.check_may_note() returns uuid
--   stable; for nobody; database/functions/check_may_note.sql
--   Who writes notes on leads; refuses with crm_update_missing.

-- function private.check_may_read_people() returns void
--   definer, stable; for nobody; database/functions/check_may_read_people.sql
--   Refuses whoever may not read users.

-- function private.check_may_touch(p_user_id uuid) returns void
--   definer, stable; for nobody; database/functions/check_may_touch.sql
--   Refuses changes to oneself, to people of a higher rank, and by whoever may not manage users.

-- function private.check_newsletter_move() returns trigger
--   volatile; for nobody; database/functions/check_newsletter_move.sql
--   Suppression: whoever has left is mailed again only after asking and confirming anew.

-- function private.check_newsletter_reader() returns void
--   definer, stable; for nobody; database/functions/check_newsletter_reader.sql
--   Refuses whoever may not read campaigns or is no administrator: these two calls hand out all
--   addresses, and the contract keeps them for administrators.

-- function private.check_privacy_action(p_id uuid, p_action text) returns public.privacy_requests
--   volatile; for nobody; database/functions/check_privacy_action.sql

-- function private.check_project(p_project uuid) returns public.projects
--   definer, volatile; for nobody; database/functions/check_project.sql
--   The project that a colleague changes, locked until the change is done. Refuses with
--   projects_update_missing, or with project_gone, also where it is of a product out of reach.

-- function private.check_rule() returns trigger
--   definer, volatile; for nobody; database/functions/check_rule.sql
--   Trigger: a rule says nothing that the engine does not know. SQLSTATE 23514 with rule_subject,
--   rule_starts, rule_condition, rule_act, rule_owner or rule_template.

-- function private.check_score_editor() returns void
--   stable; for nobody; database/functions/check_score_editor.sql
--   Refuses with settings_manage_missing whoever may not set by which rules leads are scored.

-- function private.check_score_preview() returns void
--   stable; for nobody; database/functions/check_score_preview.sql
--   Refuses with settings_read_missing or crm_read_missing: a preview shows rules and people.

-- function private.check_staff_subscription() returns trigger
--   definer, volatile; for nobody; database/functions/check_staff_subscription.sql
--   Trigger of rows that administrators write: they may add an address, which is asked by mail
--   whether it wants the newsletter, and end a subscription. Nobody but the person makes one active.

-- function private.check_survey(p_project_id uuid) returns void
--   definer, stable; for nobody; database/functions/check_survey.sql
--   Refuses whoever may not ask contacts about a project, with campaigns_manage_missing or
--   project_gone.

-- function private.check_ticket(p_ticket_id uuid, p_action text) returns public.feedback_tickets
--   volatile; for nobody; database/functions/check_ticket.sql
--   Takes a ticket that the caller may do something with. Refuses with feedback_update_missing and
--   its like, or ticket_gone.

-- function private.chosen_product() returns text
--   stable; for authenticated; database/functions/chosen_product.sql
--   The product that the caller's switch stands on, null for all. It narrows what lists show, never
--   what somebody may see.

-- function private.claim(name text) returns text
--   stable; for anon, authenticated, service_role; database/migrations
--   One claim of the caller (request.jwt.claims), or null. In policies: (select private.claim(…)).

-- function private.claim_set_up(p_user_id uuid, p_made boolean) returns boolean
--   definer, volatile; for service_role; database/functions/claim_set_up.sql
--   Makes the first superadmin of an account, for one of all who ask. Of the others false, and the
--   account goes if it was made for this (p_made).

-- function private.clear_upload_room() returns void
--   volatile; for nobody; database/functions/clear_upload_room.sql
--   Takes out a few rows that no budget asks for any more, and addresses older than a day.

-- function private.client_digest(p_user uuid, p_day date) returns jsonb
--   definer, stable; for service_role; database/functions/client_digest.sql
--   What somebody of a client is told on a morning, as far as it is still hers to know and she wants
--   it.

-- function private.client_in_reach(p_client uuid, p_resource text, p_action text) returns boolean
--   definer, stable; for nobody; database/functions/client_in_reach.sql
--   Whether the caller may do something for a client in at least one of its products.

-- function private.client_notice_for_mail(p_id uuid) returns table(user_id uuid, kind text, title
-- text, path text, organization text, name text, email text, locale text)
--   definer, stable; for service_role; database/functions/client_notice_for_mail.sql
--   A piece of news as it is mailed; no row where its reader has left that kind, or the client,
--   meanwhile.

-- function private.client_notice_way(p_user uuid, p_kind text) returns text
--   definer, stable; for service_role; database/functions/client_notice_way.sql
--   How somebody of a client hears of a kind of news. Asked when it is ordered, and again before a
--   mail leaves.

-- function private.client_of_address(p_email text) returns uuid
--   definer, stable; for nobody; database/functions/client_of_address.sql
--   The client whose person an address is; null for nobody's, and for somebody of several.

-- function private.client_role(p_organization uuid) returns text
--   definer, stable; for nobody; database/functions/client_role.sql
--   What the caller is at a client; null where she is nothing.

-- function private.client_who_asks(p_ticket_id uuid, p_email text) returns table(user_id uuid,
-- organization_id uuid, title text)
--   definer, stable; for nobody; database/functions/client_who_asks.sql
--   Who of a ticket's client has an address, and what the ticket is called to her; no row for
--   anybody else.

-- function private.close_live_stream(p_stream uuid) returns void
--   definer, volatile; for service_role; database/functions/close_live_stream.sql

-- function private.cnpj_is_right(p_cnpj text) returns boolean
--   immutable; for nobody; database/functions/cnpj_is_right.sql
--   Whether the two check digits of a CNPJ are right, of figures or of letters and figures, by the
--   rule of the Receita Federal (Instrução Normativa RFB 2.229 of 2024, annex XV): modulo 11.

-- function private.companies_of_import(p_import public.crm_imports, p_steps private.import_step[])
-- returns private.import_step[]
--   volatile; for nobody; database/functions/companies_of_import.sql
--   Finds the companies of lines by CNPJ, else by name, fills blanks of those that are known and
--   makes the others. The first line of a company is the one that made or changed it.

-- function private.companies_page_sql(p_text text, p_active text, p_product text, p_owner uuid,
-- p_sort text, p_descending boolean, p_after uuid, p_limit integer) returns text
--   stable; for nobody; database/functions/companies_page_sql.sql
--   The statement of companies_page().

-- function private.company_conditions(p_text text, p_active text, p_product text, p_owner uuid)
-- returns text
--   stable; for nobody; database/functions/company_conditions.sql
--   Conditions in SQL on companies s, of what is given and what the caller may see.

-- function private.compare_contacts(p_ids uuid[]) returns void
--   volatile; for nobody; database/functions/compare_contacts.sql
--   Keeps the pairs of contacts that may be one person, as far as one of them is among those given.

-- function private.condition_holds(p_value jsonb, p_op text, p_asked jsonb) returns boolean
--   immutable; for nobody; database/functions/condition_holds.sql
--   Whether a value is as a condition asks. What is empty is neither at least nor at most anything.

-- function private.contact_as_it_is(p_contact_id uuid) returns jsonb
--   stable; for nobody; database/functions/contact_as_it_is.sql
--   What a contact says of somebody, as merging keeps it for the way back.

-- function private.contact_conditions(p_text text, p_product text, p_owner uuid, p_source text,
-- p_deal text, p_company uuid, p_from date, p_to date, p_but text) returns text
--   stable; for nobody; database/functions/contact_conditions.sql
--   Conditions in SQL on rows s of private.contact_words, of what is given and what the caller may
--   see, but for one expression that the page says itself.

-- function private.contact_family(p_contacts uuid[]) returns uuid[]
--   stable; for nobody; database/functions/contact_family.sql
--   Contacts with all that they have taken in and that have taken them in: one person each.

-- function private.contact_of_points(p_email text, p_phone_key text) returns public.crm_contacts
--   volatile; for nobody; database/functions/contact_of_points.sql
--   The contact that has an e-mail, else the one that has a telephone, locked; a merged one leads to
--   the survivor.

-- function private.contact_pair_conditions(p_text text, p_reason text, p_apart text) returns text
--   stable; for nobody; database/functions/contact_pair_conditions.sql
--   Conditions in SQL on rows s of private.contact_pairs, of what is given and what the caller may
--   see.

-- function private.contact_pairs_page_sql(p_text text, p_reason text, p_apart text, p_sort text,
-- p_descending boolean, p_after uuid, p_limit integer) returns text
--   stable; for nobody; database/functions/contact_pairs_page_sql.sql
--   The statement of contact_pairs_page().

-- function private.contact_term(p_contact_id uuid, out last_contact timestamptz, out erase_at
-- timestamptz) returns record
--   stable; for nobody; database/functions/contact_term.sql
--   When there was last contact with somebody, and when what is held of her goes: 24 months later, 5
--   years after a contract, and not while she has an account or work is done for her.

-- function private.contact_term_seen(p_contact_id uuid, p_products text[], p_sources text[], out
-- last_contact timestamptz, out erase_at timestamptz, out contract boolean) returns record
--   stable; for nobody; database/functions/contact_term_seen.sql
--   As private.contact_term(), by the deals, tasks and messages of some products and the leads of
--   some sources (of all with null), and whether there was a contract in them.

-- function private.contacts_alike(p_ids uuid[]) returns table(one_id uuid, other_id uuid, reasons
-- text[], sure integer)
--   stable; for nobody; database/functions/contacts_alike.sql
--   Pairs of contacts in use, one of them among those given, that may be one person, with the
--   reasons of public.contact_twins() as far as each can be looked up.

-- function private.contacts_of_deal(p_deal uuid) returns setof uuid
--   stable; for nobody; database/functions/contacts_of_deal.sql
--   The contact of a deal and those who work for its company, as far as the caller may read them.

-- function private.contacts_of_import(p_import public.crm_imports, p_steps private.import_step[])
-- returns void
--   volatile; for nobody; database/functions/contacts_of_import.sql
--   Makes the contacts of lines, and does with those that are known what the import says.

-- function private.contacts_of_lines(p_lines integer[], p_fields jsonb[]) returns table(line
-- integer, contact_id uuid)
--   stable; for nobody; database/functions/contacts_of_lines.sql
--   The contacts that lines of an import are about: by its e-mails in their order, else by its
--   phones. Without those that are about nobody known.

-- function private.contacts_page_sql(p_text text, p_product text, p_owner uuid, p_source text,
-- p_deal text, p_company uuid, p_from date, p_to date, p_sort text, p_descending boolean, p_after
-- uuid, p_limit integer) returns text
--   stable; for nobody; database/functions/contacts_page_sql.sql
--   The statement of contacts_page().

-- function private.count_answer_days(p_days date[]) returns setof private.lead_answer_days
--   stable; for nobody; database/functions/count_answer_days.sql
--   What private.lead_answer_days has to say of some days, from the leads themselves.

-- function private.count_days(p_changes private.feedback_module_days[]) returns void
--   volatile; for nobody; database/functions/count_days.sql
--   Adds to the figures of days what has changed about them, of projects and of their modules.

-- function private.count_feedback() returns trigger
--   definer, volatile; for nobody; database/functions/count_feedback.sql
--   Trigger: the figures of days follow entries that come, go, are moved, scored anew or taken for
--   spam.

-- function private.count_form_revision() returns trigger
--   definer, volatile; for nobody; database/functions/count_form_revision.sql
--   Trigger: a form and its questions are edited as one, so a changed question is a changed form.

-- function private.count_hit(subject text, max_requests integer, time_window interval) returns
-- boolean
--   definer, volatile; for nobody; database/functions/count_hit.sql
--   Counts one call and says whether it is within the limit; a refused call is not counted. Granted
--   to nobody: the subject must not be the caller's choice.

-- function private.count_lead_days(p_days date[]) returns setof private.lead_days
--   stable; for nobody; database/functions/count_lead_days.sql
--   What private.lead_days has to say of some days, from the leads themselves.

-- function private.count_newsletter_days(p_days date[]) returns setof private.newsletter_days
--   stable; for nobody; database/functions/count_newsletter_days.sql
--   What private.newsletter_days has to say of some days, from what happened on them.

-- function private.count_nps_days(p_days date[]) returns setof private.nps_days
--   stable; for nobody; database/functions/count_nps_days.sql
--   What private.nps_days has to say of some days, from the answers themselves.

-- function private.count_pipeline_revision() returns trigger
--   definer, volatile; for nobody; database/functions/count_pipeline_revision.sql
--   Trigger: a pipeline and its stages are edited as one, so a changed stage is a changed pipeline.

-- function private.count_preset_use() returns trigger
--   volatile; for nobody; database/functions/count_preset_use.sql
--   Trigger, for people only: a preset starts unused, and its count goes up by one at most.

-- function private.count_project_revision() returns trigger
--   definer, volatile; for nobody; database/functions/count_project_revision.sql
--   Trigger: a project of feedback and its modules are edited as one, so a changed module is a
--   changed project.

-- function private.count_rating() returns trigger
--   definer, volatile; for nobody; database/functions/count_rating.sql
--   Trigger: the figures of days follow ratings that are given, changed or erased.

-- function private.count_revision() returns trigger
--   volatile; for nobody; database/functions/count_revision.sql
--   A screen saves the revision that it has read, so that two people cannot overwrite each other.
--   What a person sends as revision or time of making is not taken, and a row keeps its key.

-- function private.count_speed_days(p_days date[]) returns setof private.speed_sums
--   stable; for nobody; database/functions/count_speed_days.sql
--   What private.speed_sums has to say of some days, from what was measured on them.

-- function private.count_subscription() returns trigger
--   definer, volatile; for nobody; database/functions/count_subscription.sql
--   Trigger: adds to how many subscriptions stand at each place, without touching what others add.

-- function private.count_ticket() returns trigger
--   definer, volatile; for nobody; database/functions/count_ticket.sql
--   Trigger: the figures of days, and how long it took, follow a ticket that is opened, answered,
--   solved, opened again, merged, or moved to another module.

-- function private.count_visit_days(p_days date[]) returns setof private.visit_days
--   stable; for nobody; database/functions/count_visit_days.sql
--   What private.visit_days has to say of some days, from what was counted on them.

-- function private.count_voices() returns trigger
--   definer, volatile; for nobody; database/functions/count_voices.sql
--   Statement trigger on entries: whoever joins, leaves, is erased, marked as spam, or turns out to
--   be somebody else changes how many people ask.

-- function private.counted_lead_conditions(p_source text, p_reached text, p_answer text) returns
-- text
--   stable; for nobody; database/functions/counted_lead_conditions.sql
--   Condition in SQL on leads s behind a figure, but for the days on which they came. Refuses with
--   crm_read_missing.

-- function private.counted_leads_page_sql(p_from date, p_to date, p_source text, p_reached text,
-- p_answer text, p_descending boolean, p_after uuid, p_limit integer) returns text
--   stable; for nobody; database/functions/counted_leads_page_sql.sql
--   The statement of counted_leads_page().

-- function private.counted_subscriptions_page_sql(p_kind text, p_from date, p_to date,
-- p_descending boolean, p_after uuid, p_limit integer) returns text
--   stable; for nobody; database/functions/counted_subscriptions_page_sql.sql
--   The statement of counted_subscriptions_page().

-- function private.counted_ticket_conditions(p_did text, p_to date, p_project uuid, p_module text)
-- returns text
--   stable; for nobody; database/functions/counted_ticket_conditions.sql
--   Condition in SQL on tickets s behind a figure, but for the days: opened, answered, solved,
--   merged, or open at the end of p_to. Refuses with feedback_read_missing.

-- function private.counted_ticket_moment(p_did text) returns text
--   immutable; for nobody; database/functions/counted_ticket_moment.sql
--   Expression in SQL of tickets s: when what a figure counts happened to one.

-- function private.counted_tickets_page_sql(p_did text, p_from date, p_to date, p_project uuid,
-- p_module text, p_descending boolean, p_after uuid, p_limit integer) returns text
--   stable; for nobody; database/functions/counted_tickets_page_sql.sql
--   The statement of counted_tickets_page().

-- function private.cut_answers(form_data jsonb, room integer) returns jsonb
--   immutable; for nobody; database/functions/cut_answers.sql
--   Answers of which names and texts have that many bytes in all: the longest are cut, with "…" at
--   the end, lists behind the last part that finds room, and what finds no room at all falls away.

-- function private.days_of_entry(p_entry public.feedback_entries, p_sign integer) returns
-- private.feedback_module_days
--   stable; for nobody; database/functions/days_of_entry.sql
--   What an entry adds to the figures of its day (p_sign 1), or takes from them (-1); nothing where
--   it is spam.

-- function private.days_of_rating(p_rating public.ticket_ratings, p_sign integer) returns setof
-- private.feedback_module_days
--   stable; for nobody; database/functions/days_of_rating.sql
--   What a rating adds to the figures of the day on which it was first given (p_sign 1), or takes
--   from them (-1); nothing before.

-- function private.days_of_ticket(p_ticket public.feedback_tickets, p_sign integer) returns setof
-- private.feedback_module_days
--   stable; for nobody; database/functions/days_of_ticket.sql
--   What a ticket adds to the figures of the days on which it was opened, answered, solved or merged
--   (p_sign 1), or takes from them (-1).

-- function private.deal_as_it_stands(p_pipeline_id uuid, p_stage_id uuid, p_value numeric, p_close
-- date, p_owner_id uuid, p_closed_at timestamptz, p_active boolean) returns jsonb
--   stable; for nobody; database/functions/deal_as_it_stands.sql
--   How a deal stands, as every event of it says: what the board of a past day is made of.

-- function private.deal_campaign(p_lead uuid) returns text
--   stable; for nobody; database/functions/deal_campaign.sql
--   The campaign that brought the lead with which a deal began.

-- function private.deal_conditions(p_products text[], p_text text, p_pipeline text, p_stage uuid,
-- p_owner text, p_source text, p_min numeric, p_month text, p_stalled text) returns text
--   stable; for nobody; database/functions/deal_conditions.sql
--   Condition in SQL on deals s; only of what is given, so that the planner sees it.

-- function private.deal_for_change(p_deal uuid) returns public.crm_deals
--   volatile; for nobody; database/functions/deal_for_change.sql
--   A deal that the caller may change, which nobody else changes until she is done; null where there
--   is none for her. Refuses with crm_update_missing.

-- function private.deal_moves() returns text[]
--   immutable; for nobody; database/functions/deal_moves.sql
--   Kinds of events by which a deal comes into a stage.

-- function private.deal_products(p_action text) returns text[]
--   definer, stable; for nobody; database/functions/deal_products.sql
--   Products whose deals a list shows the caller. Refuses with crm_read_missing or the like.

-- function private.deal_reasons(p_kind text) returns text[]
--   immutable; for nobody; database/functions/deal_reasons.sql
--   Why deals are won or lost; screens have words for each.

-- function private.deal_rows_sql(p_ids text, p_order text) returns text
--   stable; for nobody; database/functions/deal_rows_sql.sql
--   Statement that reads deals whose ids another gives, as lists and boards show them, each with the
--   task that is next.

-- function private.deal_spans_at(p_pipeline text, p_day date) returns text
--   stable; for nobody; database/functions/deal_spans_at.sql
--   Condition in SQL on rows s of private.deal_spans: how the deals of a pipeline stood when a day
--   ended. True of none where the caller may not read the pipeline. Refuses with crm_read_missing.

-- function private.deal_stalled() returns text
--   stable; for nobody; database/functions/deal_stalled.sql
--   Condition in SQL that a deal s is stalled: open, and for so many days nobody did anything with
--   it, nor was a task of it due.

-- function private.deal_stands(p_deal public.crm_deals, p_why text) returns jsonb
--   stable; for nobody; database/functions/deal_stands.sql
--   Why nothing was done to a deal, where it is now, and who brought it there when.

-- function private.deals_of_import(p_import public.crm_imports, p_steps private.import_step[])
-- returns void
--   volatile; for nobody; database/functions/deals_of_import.sql
--   Opens the deals of lines in the default pipeline of the import's product, each where its contact
--   has none of that title there.

-- function private.deals_page_sql(p_text text, p_pipeline text, p_stage uuid, p_state text,
-- p_owner text, p_source text, p_min numeric, p_month text, p_stalled text, p_sort text,
-- p_descending boolean, p_after uuid, p_limit integer) returns text
--   stable; for nobody; database/functions/deals_page_sql.sql
--   The statement of deals_page().

-- function private.decide_unproved_mail(p_job_id uuid, p_kind text, p_subject_id uuid, p_email
-- text, p_mailbox text, p_most_an_hour integer, p_waits boolean) returns text
--   definer, volatile; for service_role; database/functions/decide_unproved_mail.sql
--   Whether a mail goes to an address that a stranger typed: send, withheld or later. One of a kind
--   in 10 minutes and 3 of all kinds a day; to the address of a confirmed account 5 an hour and 20 a
--   day. All addresses that no account has confirmed are sent p_most_an_hour (1000 at most)
--   together; beyond that a mail is withheld, or is to be asked for again later where p_waits, and
--   staff are warned once an hour. Asked when it is really to be sent; send and withheld are
--   remembered by job. p_mailbox is the server's keyed hash of the mailbox, so that counters hold
--   nothing that can be guessed back.

-- function private.device_generation(p_user_id uuid, p_email text) returns table(user_id uuid,
-- generation integer)
--   definer, stable; for service_role; database/functions/device_generation.sql
--   An account by its id or its address, and which cookies of known browsers hold for it.

-- function private.digest_reader(p_user uuid, p_day date) returns table(email text, locale text)
--   definer, stable; for service_role; database/functions/digest_reader.sql
--   Whom the digest of a day goes to: no row once its time is over, or she works here or wants it no
--   longer.

-- function private.do_rule_act(p_rule public.automation_rules, p_run uuid, p_at integer,
-- p_subject_id uuid, p_product text) returns jsonb
--   volatile; for nobody; database/functions/do_rule_act.sql
--   Does one act of a rule, and says what has to be known to take it back. Refuses with
--   owner_cannot, template_missing or ticket_move_not_allowed, which fails the run and all its acts.

-- function private.drop_import_drafts() returns trigger
--   definer, volatile; for nobody; database/functions/drop_import_drafts.sql
--   Deletes the drafts of a dry run that has ended.

-- function private.drop_ticket_links() returns trigger
--   definer, volatile; for nobody; database/functions/drop_ticket_links.sql
--   Trigger: what was mailed to somebody leads to a ticket no more once she does not ask there.

-- function private.drop_upload(p_id uuid, p_user uuid) returns boolean
--   definer, volatile; for service_role; database/functions/drop_upload.sql
--   Gives up an upload with what has come of it, and its room; one that has become a file stays
--   counted.

-- function private.due_of_rule(p_due jsonb, p_from timestamptz) returns timestamptz
--   stable; for nobody; database/functions/due_of_rule.sql
--   When a task of a rule is due: so many business hours on, or at the end of so many business days
--   on.

-- function private.easter(p_year integer) returns date
--   immutable; for nobody; database/functions/easter.sql
--   Easter Sunday, from which the days that move are counted.

-- function private.emails_of(p_about text, p_id uuid, p_action text) returns text[]
--   stable; for nobody; database/functions/emails_of.sql
--   Addresses at which a lead, contact, deal or ticket is written to, for whoever may do something
--   with it: none of one out of reach. Refuses with crm_read_missing and its like.

-- function private.empty_old_tickets(p_batch integer) returns jsonb
--   volatile; for nobody; database/functions/empty_old_tickets.sql
--   Empties a batch of tickets in which nobody has said anything for 24 months: states and times
--   stay.

-- function private.end_part(p_part uuid, p_offset bigint, p_size bigint) returns boolean
--   definer, volatile; for service_role; database/functions/end_part.sql
--   Counts a part whose bytes are kept. False, and the part goes, where they do not follow on what
--   has come: another request was quicker.

-- function private.end_version_drawing(p_version uuid, p_drawing text, p_pages integer, p_width
-- integer, p_height integer) returns void
--   definer, volatile; for service_role; database/functions/end_version_drawing.sql
--   Writes down how a version looks, or why it cannot be drawn, once; pages that show it are told.

-- function private.ending_relations(p_until timestamptz) returns table(contact_id uuid, lead_id
-- uuid, last_contact timestamptz, erase_at timestamptz)
--   stable; for nobody; database/functions/ending_relations.sql
--   Contacts, and leads without one, whose term is over by then.

-- function private.entry_in_reach(p_entry_id uuid, p_action text) returns boolean
--   definer, stable; for authenticated; database/functions/entry_in_reach.sql
--   Whether the caller may do something with an entry, by the product of its project.

-- function private.entry_of_mail(p_id uuid, p_token_hash text) returns uuid
--   volatile; for nobody; database/functions/entry_of_mail.sql
--   Makes an entry of a stranger's mail, under the same id, and mails its author a copy with the way
--   back.

-- function private.erase_feedback_file() returns trigger
--   definer, volatile; for nobody; database/functions/erase_feedback_file.sql
--   Trigger: a row that goes takes its file along, by a job.

-- function private.erase_inbound_file() returns trigger
--   definer, volatile; for nobody; database/functions/erase_inbound_file.sql
--   Trigger: a row that goes takes its file along, by a job.

-- function private.erase_invoice_file() returns trigger
--   definer, volatile; for nobody; database/functions/erase_invoice_file.sql
--   Trigger: a file that an invoice has no more goes, by a job.

-- function private.erase_message_file() returns trigger
--   definer, volatile; for nobody; database/functions/erase_message_file.sql
--   Trigger: a row that goes takes its file along, by a job.

-- function private.erase_relations(p_batch integer) returns jsonb
--   volatile; for nobody; database/functions/erase_relations.sql
--   Erases a batch of leads with their deals and contacts, 24 months after the last contact or 5
--   years after a contract.

-- function private.erase_version_file() returns trigger
--   definer, volatile; for nobody; database/functions/erase_version_file.sql
--   Trigger: a version that goes takes its file along, by a job.

-- function private.fact_of_event(p_subject text, p_kind text) returns text
--   immutable; for nobody; database/functions/fact_of_event.sql
--   What an event is to rules: arrives, the field that changed, or null for what sets nothing off.

-- function private.facts_for_message(p_subject text, p_id uuid, p_product text) returns jsonb
--   stable; for nobody; database/functions/facts_for_message.sql
--   What placeholders of a message are filled with, and the ways to reach the person. Asks no
--   permission: message_facts() does for people, and a rule is allowed to by its switch.

-- function private.feedback_conditions(p_text text, p_status text, p_type text, p_from date, p_to
-- date) returns text
--   immutable; for nobody; database/functions/feedback_conditions.sql
--   Condition on entries e in SQL with $1 to $5; only of what is given, so that the planner sees it.

-- function private.feedback_may_move(p_from text, p_to text) returns boolean
--   immutable; for nobody; database/functions/feedback_may_move.sql
--   Ways of an entry: forwards, out, back to triaged, and out of spam.

-- function private.feedback_of_token(p_token text) returns uuid
--   stable; for nobody; database/functions/feedback_of_token.sql
--   The entry of a follow-up secret, or null.

-- function private.feedback_page_sql(p_text text, p_status text, p_type text, p_from date, p_to
-- date, p_sort text, p_descending boolean, p_after uuid, p_limit integer) returns text
--   stable; for nobody; database/functions/feedback_page_sql.sql
--   The statement of feedback_page().

-- function private.feedback_projects_asked() returns uuid[]
--   definer, stable; for authenticated; database/functions/feedback_projects_asked.sql
--   Projects whose entries a list shows the caller; null where it shows all.

-- function private.feedback_projects_in(p_action text) returns uuid[]
--   definer, stable; for authenticated; database/functions/feedback_projects_in.sql
--   Projects with whose entries and tickets the caller may do something.

-- function private.feedback_type_offered(p public.feedback_projects, p_type text) returns boolean
--   immutable; for nobody; database/functions/feedback_type_offered.sql
--   Whether the switches of a project let this type in.

-- function private.figures_asked(p_resource text) returns void
--   definer, stable; for nobody; database/functions/figures_asked.sql
--   Refuses with analytics_read_missing, or with that of the resource whose rows a figure counts.

-- function private.file_projects_in() returns uuid[]
--   definer, stable; for authenticated; database/functions/file_projects_in.sql
--   Projects that the caller was shown as an owner or a member of their client: those whose files
--   she sees. Asked once a statement by the policies.

-- function private.file_projects_of(p_projects uuid[]) returns uuid[]
--   definer, stable; for nobody; database/functions/file_projects_of.sql
--   Of these projects those whose files the caller sees, as private.reads_files_of() says of one.

-- function private.files_not_taken(context jsonb) returns jsonb
--   immutable; for nobody; database/functions/files_not_taken.sql
--   Names of files that there was no room for, from the context of an entry.

-- function private.files_of_message(p_message_id uuid) returns jsonb
--   stable; for nobody; database/functions/files_of_message.sql
--   What goes along with a message, as it is shown.

-- function private.find_by_points() returns trigger
--   definer, volatile; for nobody; database/functions/find_by_points.sql
--   Statement trigger: contacts, their leads and their tickets are found by every address and
--   telephone of theirs, and compared by them.

-- function private.find_or_make_contact(p_name text, p_email text, p_phone text, p_phone_verified
-- boolean, p_company text, p_source text) returns uuid
--   volatile; for nobody; database/functions/find_or_make_contact.sql
--   Contact by any of its e-mails, else by any phone key, else a new one; null when neither is
--   given. One that has been merged is never revived: the survivor is taken. Leaves its row locked,
--   so that deals of one contact are made in turn.

-- function private.find_or_open_deal(p_contact_id uuid, p_title text, p_source text) returns uuid
--   volatile; for nobody; database/functions/find_or_open_deal.sql
--   The contact's open deal in the default pipeline of the source's product, else a new one in its
--   first stage; null while that product has no such pipeline.

-- function private.fit_snapshot() returns trigger
--   definer, volatile; for nobody; database/functions/fit_snapshot.sql
--   Trigger: answers that the questions of today do not fit are kept with the newest wording that
--   they all fit. SQLSTATE 23514: no wording asked for an answer of that shape.

-- function private.fits_rule(p_values text[], p_test text, p_words text[]) returns boolean
--   immutable; for nobody; database/functions/fits_rule.sql
--   Whether one of the values is one of the words, or contains one; or whether there is any.

-- function private.fold_answer_spans(p_days date[]) returns void
--   volatile; for nobody; database/functions/fold_answer_spans.sql
--   Sums the weeks and four weeks anew that some days of answers lie in.

-- function private.fold_speeds(p_days date[]) returns void
--   volatile; for nobody; database/functions/fold_speeds.sql
--   Sums how fast pages were on some days anew, and the weeks that they lie in.

-- function private.folded(p_text text) returns text
--   immutable; for authenticated, service_role; database/migrations
--   A text in lower case and without accents, apostrophes and marks of no width, its letters
--   decomposed (NFKD): what texts are found, ordered and compared by. foldText() of TypeScript says
--   the same.

-- function private.follow_merge() returns trigger
--   definer, volatile; for nobody; database/functions/follow_merge.sql
--   Trigger, before all others of a row that names a contact: a row written for a merged contact is
--   its merge target's.

-- function private.follow_name() returns trigger
--   definer, volatile; for nobody; database/functions/follow_name.sql
--   Row trigger: the address of a person follows the published name. An address belongs to one
--   person for good.

-- function private.follow_product_of_deal() returns trigger
--   definer, volatile; for nobody; database/functions/follow_product_of_deal.sql
--   Trigger: tasks of a deal belong to its product.

-- function private.follow_up_lead() returns trigger
--   definer, volatile; for nobody; database/functions/follow_up_lead.sql
--   Trigger: mails to the team and, unless it came too fast for a person or from nobody that can be
--   told apart, to the visitor.

-- function private.foreign_receiver(p_text text) returns text
--   stable; for nobody; database/functions/foreign_receiver.sql
--   Whom a BR Code pays where that is not the company's Pix key of this moment; else null.

-- function private.forget_devices(p_user_id uuid) returns void
--   definer, volatile; for service_role; database/functions/forget_devices.sql
--   Makes every browser a stranger that was known to have signed this account in.

-- function private.forget_entry_words() returns trigger
--   definer, volatile; for nobody; database/functions/forget_entry_words.sql
--   Trigger: a ticket outlives an entry without its words, and without who said them.

-- function private.forget_owner_sought() returns trigger
--   volatile; for nobody; database/functions/forget_owner_sought.sql
--   Trigger: whoever is given a lead, or has moved it out of what is to be answered, has ended the
--   search.

-- function private.forget_stranger_mails() returns trigger
--   definer, volatile; for nobody; database/functions/forget_stranger_mails.sql
--   Trigger: mails, and what was decided of them, go with what they were about.

-- function private.forgive_tries(p_account text, p_network text, p_pair text) returns void
--   definer, volatile; for service_role; database/functions/forgive_tries.sql
--   Uncounts the calls that check_rate_limit() let through for an account from a network: as many as
--   stand under p_pair, from the counters of both. What the network failed at other accounts stays
--   counted.

-- function private.form_definition(form uuid) returns jsonb
--   stable; for nobody; database/functions/form_definition.sql
--   A form as form_versions keeps it.

-- function private.form_figures(p_days integer) returns table(form_id uuid, views bigint, starts
-- bigint, completions bigint)
--   stable; for nobody; database/functions/form_figures.sql
--   Seen, begun and sent in the last days, today included; what programs sent is not counted.

-- function private.form_snapshot(form uuid, locale text) returns jsonb
--   stable; for nobody; database/functions/form_snapshot.sql
--   A form's questions; "asked" holds their wording in the visitor's language, if not Portuguese.

-- function private.forwarded_network() returns text
--   stable; for nobody; database/functions/forwarded_network.sql
--   The visitor's network as an interface in front of the database passes it on (request.headers):
--   the first public address in X-Forwarded-For, since the last ones belong to proxies of the
--   provider, which are public too. Anybody may forge the first: private.origin_of() bounds it.

-- function private.give_away(p_user_id uuid, p_way text, p_to uuid default null::uuid) returns
-- jsonb
--   definer, volatile; for nobody; database/functions/give_away.sql
--   Gives away what somebody can no longer answer for (open leads and deals, tasks, contacts): to
--   one colleague, by the rules, or to nobody, and says how many of each. What a colleague may not
--   own is nobody's.

-- function private.granted(p_user_id uuid, p_resource text, p_action text) returns boolean
--   definer, stable; for nobody; database/functions/granted.sql
--   What the roles of a person grant at this moment. Callers ask private.may().

-- function private.guard_script_tag() returns trigger
--   definer, volatile; for nobody; database/functions/guard_script_tag.sql
--   Row trigger: code in every visitor's page is a matter of superadmins, and is put on record.

-- function private.hand_over_feedback() returns trigger
--   definer, volatile; for nobody; database/functions/hand_over_feedback.sql
--   Statement trigger: where an entry is erased that others are the same as, the first of them
--   stands for it, with its state, its score, and what was told of it. Nothing that its author wrote
--   stays.

-- function private.has_answer_clock(p_lead public.qualification_submissions) returns boolean
--   stable; for nobody; database/functions/has_answer_clock.sql
--   Whether somebody waits for an answer: no spam, nor what may be; nobody who was on the telephone
--   when staff typed it in; nobody who came more than 30 days ago.

-- function private.has_claim_of_visitor() returns boolean
--   stable; for nobody; database/functions/has_claim_of_visitor.sql
--   Whether whoever let the caller in has said which visitor it is.

-- function private.has_open_deal(p_contact_id uuid) returns boolean
--   stable; for nobody; database/functions/has_open_deal.sql
--   Whether a contact has a deal that is still open.

-- function private.has_superadmin() returns boolean
--   definer, stable; for service_role; database/functions/has_superadmin.sql
--   Whether the first administrator was ever made; until then the set-up link holds.

-- function private.hold_mailbox(p_mailbox text, p_holder uuid, p_seconds integer) returns boolean
--   definer, volatile; for service_role; database/functions/hold_mailbox.sql
--   Whether a process may read a mailbox for so many seconds: nobody else does, or has said so
--   lately. No session is needed for it, which poolers and the embedded engine share.

-- function private.holidays_of(p_year integer) returns table(day date, code text, own uuid,
-- is_kept boolean, spans jsonb, yearly boolean)
--   definer, stable; for authenticated; database/functions/holidays_of.sql
--   Every day of a year that is a holiday, also those that the house does not keep: computed ones
--   with what staff made of them, and its own. A day may stand there twice; private.special_days
--   says what holds.

-- function private.house_day(p_moment timestamptz) returns date
--   stable; for nobody; database/functions/house_day.sql
--   The day of a moment where the house stands.

-- function private.house_week() returns jsonb
--   definer, stable; for nobody; database/functions/house_week.sql
--   Opening hours of the house by weekday (mon … sun), as the default unit has them; null without
--   any, which counts as always open.

-- function private.ideas_conditions(p_text text, p_status text, p_project uuid, p_module uuid,
-- p_unscored text) returns text
--   definer, stable; for nobody; database/functions/ideas_conditions.sql
--   Condition in SQL on entries s that are ideas, as the caller may see them; only of what is given.

-- function private.ideas_page_sql(p_text text, p_status text, p_project uuid, p_module uuid,
-- p_unscored text, p_sort text, p_descending boolean, p_after uuid, p_limit integer) returns text
--   stable; for nobody; database/functions/ideas_page_sql.sql
--   The statement of ideas_page().

-- function private.import_drafts_of(p_import_id uuid, p_lines integer[], p_alone integer[])
-- returns jsonb
--   volatile; for nobody; database/functions/import_drafts_of.sql
--   The rows that lines have made or changed, as private.import_drafts keeps them.

-- function private.import_parts(p_import_id uuid, p_lines integer[]) returns setof integer[]
--   stable; for nobody; database/functions/import_parts.sql
--   Lines in their order, cut wherever one is about somebody that a line before it is about too: the
--   lines of a part can go in at once.

-- function private.import_steps(p_import public.crm_imports, p_lines integer[]) returns
-- private.import_step[]
--   volatile; for nobody; database/functions/import_steps.sql
--   Whom lines are about, what stands there, and which of them cannot be (remark, as field:code).

-- function private.in_days(p_column text, p_from date, p_to date) returns text
--   stable; for nobody; database/functions/in_days.sql
--   Condition in SQL that a moment lies within days of the house, both included.

-- function private.in_every_product(p_resource text, p_action text) returns boolean
--   definer, stable; for authenticated; database/functions/in_every_product.sql
--   Whether the caller may do something in every product, and so in rows that belong to none.

-- function private.in_order(p_keys text[], p_descending boolean) returns text
--   immutable; for nobody; database/functions/in_order.sql
--   Order of a statement by several keys, all of them the same way round.

-- function private.invitation_for_mail(p_id uuid) returns table(survey_id uuid, project text,
-- email text, locale text)
--   definer, stable; for service_role; database/functions/invitation_for_mail.sql
--   Whom a survey asks by mail: no row where she has answered, or left meanwhile.

-- function private.invitation_shown(p_id uuid) returns table(revision integer, state text, email
-- text, name text, role text, locale text, organization text, project_id uuid, project text,
-- inviter text, sent_at timestamptz, expires_at timestamptz)
--   definer, stable; for service_role; database/functions/invitation_shown.sql
--   An invitation as its page and its mail tell it: state is open, late, used, revoked or, where a
--   later mail has another link, old.

-- function private.invitation_until(p_invitation public.nps_invitations) returns timestamptz
--   stable; for nobody; database/functions/invitation_until.sql
--   Until when an answer is taken: until she may be asked again, and changed for 7 days after it was
--   given.

-- function private.invoice_conditions(p_text text, p_state text, p_client uuid, p_project uuid)
-- returns text
--   stable; for nobody; database/functions/invoice_conditions.sql
--   Conditions in SQL on invoices s, of what is given.

-- function private.invoice_for_mail(p_invoice uuid, p_user uuid, p_overdue boolean) returns
-- table(email text, name text, locale text, organization_id uuid, organization text, number text,
-- description text, value numeric, due_on text, days integer)
--   definer, stable; for service_role; database/functions/invoice_for_mail.sql
--   An invoice as one who may pay it is mailed it; nothing once it is paid or taken back, or she may
--   not see it, or its day has come or gone meanwhile.

-- function private.invoices_page_sql(p_text text, p_state text, p_client uuid, p_project uuid,
-- p_sort text, p_descending boolean, p_after uuid, p_limit integer) returns text
--   stable; for nobody; database/functions/invoices_page_sql.sql
--   The statement of invoices_page().

-- function private.is_client_of_ticket(p_ticket uuid, p_email text) returns boolean
--   definer, stable; for service_role; database/functions/is_client_of_ticket.sql
--   Whether an address is that of one of the people of the client that a ticket is of: mails lead
--   her to the portal.

-- function private.is_free_mail(p_domain text) returns boolean
--   immutable; for nobody; database/functions/is_free_mail.sql
--   Whether anybody may have an address of a domain: then it is nobody's company.

-- function private.is_houses_turn(p_status text) returns boolean
--   immutable; for nobody; database/functions/is_houses_turn.sql
--   Whether a ticket that stands so waits for the house, as waits_for says it once the row is
--   written.

-- function private.is_mailed_secret(p_token text) returns boolean
--   stable; for nobody; database/functions/is_mailed_secret.sql
--   Whether a secret of a page travelled by mail alone, so that who has it reads the mailbox.

-- function private.is_member(p_organization uuid, p_roles text[] default
-- '{owner,member,finance}'::text[]) returns boolean
--   definer, stable; for authenticated; database/functions/is_member.sql
--   Whether the caller is one of the client's people, in one of the roles; never where the client or
--   the account is put away.

-- function private.is_owner_asked(p_owner text) returns text
--   stable; for nobody; database/functions/is_owner_asked.sql
--   Condition in SQL that leads s are whose a list asks for; nothing for anybody's.

-- function private.is_product_asked(p_resource text) returns text
--   stable; for nobody; database/functions/is_product_asked.sql
--   Condition in SQL on the product of rows s: those that a list shows the caller.

-- function private.is_source_asked(p_source text) returns text
--   stable; for nobody; database/functions/is_source_asked.sql
--   Condition in SQL on the source of leads s: the one given, of those that a list shows the caller.

-- function private.is_ticket_due(p_due text) returns text
--   stable; for nobody; database/functions/is_ticket_due.sql
--   Condition in SQL on tickets s: over their time, due today, or with a clock that stands for the
--   customer.

-- function private.is_undone_move(p_ticket uuid, p_from text, p_to text) returns boolean
--   definer, stable; for nobody; database/functions/is_undone_move.sql
--   Whether a ticket goes back to where the caller has just moved it from.

-- function private.is_value(p_expression text, p_value text) returns text
--   immutable; for nobody; database/functions/is_value.sql
--   Condition in SQL that an expression has the value given; nothing for none.

-- function private.is_verified_phone(p_fields jsonb, p_phone text) returns boolean
--   immutable; for nobody; database/functions/is_verified_phone.sql
--   Whether a phone of a line is a number that can exist, in E.164; others stand there as typed.

-- function private.is_work_asked(p_score text, p_answer text) returns text
--   immutable; for nobody; database/functions/is_work_asked.sql
--   Condition in SQL on leads s: from a score on, and waiting for an answer, or for longer than was
--   meant.

-- function private.is_worked_as(p_conditions text) returns text
--   immutable; for nobody; database/functions/is_worked_as.sql
--   Conditions on leads s, asked of the leads behind rows s of private.lead_words.

-- function private.keep_a_superadmin() returns trigger
--   definer, volatile; for nobody; database/functions/keep_a_superadmin.sql

-- function private.keep_answer_clock() returns trigger
--   definer, volatile; for nobody; database/functions/keep_answer_clock.sql
--   Trigger: whoever leaves new was answered; back in new the clock goes on as if it had never
--   stopped; as spam there is none, and what turns out to be none has one from its arrival on.

-- function private.keep_approval() returns trigger
--   volatile; for nobody; database/functions/keep_approval.sql
--   Trigger: an approval stays as it was given; an erasure alone takes out who gave it.

-- function private.keep_client_files(p_message uuid, p_files jsonb) returns boolean
--   volatile; for nobody; database/functions/keep_client_files.sql
--   Notes the stored files that came with what somebody of a client says, five at most, sixty a day
--   a person; false beyond that.

-- function private.keep_contact_points() returns trigger
--   definer, volatile; for nobody; database/functions/keep_contact_points.sql
--   Trigger: e-mail and telephone of a contact are its primary points; what they were before stays
--   as a point beside them.

-- function private.keep_contact_words() returns trigger
--   definer, volatile; for nobody; database/functions/keep_contact_words.sql
--   Trigger: what a contact is listed and found by stays beside it.

-- function private.keep_dates_in_order() returns trigger
--   definer, volatile; for nobody; database/functions/keep_dates_in_order.sql
--   Trigger, at the end of the transaction: stages end one after the other, no promise stands behind
--   an open one, and each day that a client could know of and that was moved has its change with a
--   cause.

-- function private.keep_deal_times() returns trigger
--   definer, volatile; for nobody; database/functions/keep_deal_times.sql
--   Trigger: whether a deal is open, since when it is in its stage, when it was touched and closed,
--   and its revision; a statement that sets a moment itself keeps it.

-- function private.keep_deal_words() returns trigger
--   definer, volatile; for nobody; database/functions/keep_deal_words.sql
--   Trigger: what a changed deal is found by stays beside it.

-- function private.keep_feedback_module() returns trigger
--   definer, volatile; for nobody; database/functions/keep_feedback_module.sql
--   Trigger: a module keeps its project, and once something was said of it its key, and is then put
--   away instead of deleted; so is that of the site (SQLSTATE 23503).

-- function private.keep_feedback_project() returns trigger
--   definer, volatile; for nobody; database/functions/keep_feedback_project.sql
--   Trigger: once feedback or a ticket has arrived, a project keeps its key and is not deleted; that
--   of the site always does (SQLSTATE 23503).

-- function private.keep_form_version() returns trigger
--   definer, volatile; for nobody; database/functions/keep_form_version.sql
--   Trigger at the end of the transaction, so that one save of a form and its questions is one
--   version.

-- function private.keep_idea_words() returns trigger
--   definer, volatile; for nobody; database/functions/keep_idea_words.sql
--   Trigger: what an idea is found by stays beside it.

-- function private.keep_lead_words() returns trigger
--   definer, volatile; for nobody; database/functions/keep_lead_words.sql
--   Trigger: what a lead is found by stays beside it.

-- function private.keep_open_hours() returns void
--   definer, volatile; for nobody; database/functions/keep_open_hours.sql
--   Reckons the hours of the years around this one and keeps them, for what asks often.

-- function private.keep_pipeline() returns trigger
--   definer, volatile; for nobody; database/functions/keep_pipeline.sql
--   Trigger: a pipeline keeps product and slug; with deals in it, it is neither put away nor
--   deleted, and one that ever had some is never deleted, so that past days can still be drawn
--   (SQLSTATE 23503).

-- function private.keep_pipelines_whole() returns trigger
--   definer, volatile; for nobody; database/functions/keep_pipelines_whole.sql
--   Constraint trigger: a product that has pipelines has one default among them; an active pipeline
--   has one stage of what is won, one of what is lost, and open ones (SQLSTATE 23514).

-- function private.keep_points_of_new_contacts() returns trigger
--   definer, volatile; for nobody; database/functions/keep_points_of_new_contacts.sql
--   Statement trigger: e-mail and telephone of new contacts are their primary points.

-- function private.keep_product_whole() returns trigger
--   definer, volatile; for nobody; database/functions/keep_product_whole.sql
--   Trigger: a product keeps its slug, and a source belongs to one product (SQLSTATE 23505).

-- function private.keep_promise() returns trigger
--   definer, volatile; for nobody; database/functions/keep_promise.sql
--   Trigger: what was promised stands once somebody of the client has opened the project, whoever
--   would change it; a stage is neither added nor taken away.

-- function private.keep_rating(p_rating_id uuid, p_score integer, p_comment text, p_agrees
-- boolean) returns text
--   volatile; for nobody; database/functions/keep_rating.sql
--   Keeps what somebody thinks of how her ticket was solved, or what she thinks by now, and with
--   p_agrees that she may be asked whether she would recommend the company: kept, dropped (it was
--   opened again), late, limited (20 an hour) or unknown.

-- function private.keep_rule_message(p_run uuid, p_act integer, p_message jsonb) returns void
--   definer, volatile; for service_role; database/functions/keep_rule_message.sql
--   Keeps what a rule has written to a person, once, hands it to the job that mails it, and says in
--   the run that it went.

-- function private.keep_score_rule() returns trigger
--   definer, volatile; for nobody; database/functions/keep_score_rule.sql
--   Trigger, for people only: a version that was ever in use keeps its rules, and none has more than
--   40 (SQLSTATE 23514).

-- function private.keep_speeds() returns void
--   volatile; for nobody; database/functions/keep_speeds.sql
--   Keeps how fast pages were in the ranges that are looked at all day, until a sum of theirs is
--   another.

-- function private.keep_stage() returns trigger
--   definer, volatile; for nobody; database/functions/keep_stage.sql
--   Trigger: a stage keeps its pipeline, slug and kind; with deals in it, it is neither put away nor
--   deleted, and one in which some have ever been is never deleted (SQLSTATE 23503).

-- function private.keep_standing(p_projects uuid[]) returns void
--   definer, volatile; for nobody; database/functions/keep_standing.sql
--   Writes anew how projects stand, of what their rows hold.

-- function private.keep_template() returns trigger
--   volatile; for nobody; database/functions/keep_template.sql
--   Trigger, for people only: a template keeps the key that messages name it by, and those that the
--   specification names for the main product are switched off, never deleted (SQLSTATE 23514).

-- function private.keep_ticket_words() returns trigger
--   definer, volatile; for nobody; database/functions/keep_ticket_words.sql
--   Trigger: what a ticket is found by stays beside it.

-- function private.keep_version_page(p_key text, p_size integer, p_sha256 text) returns boolean
--   definer, volatile; for service_role; database/functions/keep_version_page.sql
--   Says that the bytes of a picture of a page are kept. False where it has gone meanwhile.

-- function private.keep_words_of_new_contacts() returns trigger
--   definer, volatile; for nobody; database/functions/keep_words_of_new_contacts.sql
--   Statement trigger: what new contacts are listed and found by stays beside them.

-- function private.keep_words_of_new_deals() returns trigger
--   definer, volatile; for nobody; database/functions/keep_words_of_new_deals.sql
--   Statement trigger: what new deals are found by stays beside them.

-- function private.keep_words_of_pairs() returns trigger
--   definer, volatile; for nobody; database/functions/keep_words_of_pairs.sql
--   Trigger: what a contact is found by stays beside the pairs that it is in.

-- function private.keeps_subscriptions() returns boolean
--   definer, stable; for authenticated; database/functions/keeps_subscriptions.sql
--   Whether the caller may write subscriptions of the newsletter: an administrator who may change
--   campaigns.

-- function private.kind_of_fact(p_subject text, p_kind text) returns text
--   immutable; for nobody; database/functions/kind_of_fact.sql
--   Under which filter of a timeline an event stands.

-- function private.kind_of_stage_for_deal(p_stage uuid) returns text
--   volatile; for nobody; database/functions/kind_of_stage_for_deal.sql
--   Whether a deal in that stage is open, won or lost; a stage that was put away takes no deal
--   (SQLSTATE 23514), one that is not there is left to the foreign key.

-- function private.labels_of_answers(p_form_data jsonb, p_form_snapshot jsonb) returns text
--   stable; for nobody; database/functions/labels_of_answers.sql
--   What the chosen options of a lead are called, in every language of its form, in lower case; null
--   for none.

-- function private.lead_answer(form_data jsonb, form_snapshot jsonb, property text) returns text
--   stable; for nobody; database/functions/lead_answer.sql
--   The answer that fills a property of the contact, or null. Without a form the keys are the
--   properties themselves.

-- function private.lead_conditions(p_text text, p_status text, p_source text, p_from date, p_to
-- date) returns text
--   immutable; for nobody; database/functions/lead_conditions.sql
--   Condition on leads s in SQL with $1 to $5; only of what is given, so that the planner sees it.

-- function private.lead_email(form_data jsonb, form_snapshot jsonb) returns text
--   stable; for nobody; database/functions/lead_email.sql
--   The lead's e-mail in lower case, or null when there is none that could be one.

-- function private.lead_form(wanted uuid, page text) returns uuid
--   stable; for nobody; database/functions/lead_form.sql
--   The form a lead belongs to; null while no form is active.

-- function private.lead_in_reach(p_lead_id uuid, p_action text) returns boolean
--   definer, stable; for authenticated; database/functions/lead_in_reach.sql
--   Whether the caller may do something with a lead, by the product of its source.

-- function private.lead_may_move(p_from text, p_to text) returns boolean
--   immutable; for nobody; database/functions/lead_may_move.sql
--   Ways on from a state: forwards, out, and from outside back to contacted.

-- function private.lead_moments(p_user uuid) returns table(kind text, id uuid, subject text, label
-- text, at timestamptz, tells boolean)
--   definer, stable; for nobody; database/functions/lead_moments.sql
--   When leads of somebody, the caller, began or begin to wait for her: her own, and those of nobody
--   that she may work.

-- function private.lead_owner_asked(p_owner text) returns text
--   stable; for nobody; database/functions/lead_owner_asked.sql
--   Whose leads a list is asked for: "me" is the caller, "none" nobody, "me-or-none" both, anything
--   else an id; null: anybody's.

-- function private.lead_place(p_status text) returns smallint
--   immutable; for nobody; database/functions/lead_place.sql
--   Where a state stands on the way of a lead, from 1: what lists are ordered by.

-- function private.lead_reached_sql() returns text
--   immutable; for nobody; database/functions/lead_reached_sql.sql
--   Expression in SQL: how far a lead s has come: 1 arrived, 2 qualified, 3 its deal was won.

-- function private.lead_sources_asked() returns text[]
--   definer, stable; for authenticated; database/functions/lead_sources_asked.sql
--   Sources of the leads that a list shows the caller; null where it shows all.

-- function private.lead_sources_in(p_action text) returns text[]
--   definer, stable; for authenticated; database/functions/lead_sources_in.sql
--   Sources of the leads with which the caller may do something.

-- function private.lead_term(p_lead_id uuid, out last_contact timestamptz, out erase_at
-- timestamptz) returns record
--   stable; for nobody; database/functions/lead_term.sql
--   The same for a lead that has no contact.

-- function private.lead_within_limit(source text, identifier text) returns boolean
--   volatile; for nobody; database/functions/lead_within_limit.sql
--   The visitor's limit: 2 in 5 minutes for the qualification form, 5 an hour for the others.

-- function private.lead_words_like(p_text text) returns text
--   immutable; for nobody; database/functions/lead_words_like.sql
--   Condition in SQL that rows s of private.lead_words have what a person typed; null for nothing.

-- function private.leads_by_clock_sql(p_owner text, p_answer text, p_work text, p_inbox text,
-- p_reach text, p_descending boolean, p_after uuid, p_size integer) returns text
--   stable; for nobody; database/functions/leads_by_clock_sql.sql
--   Ids of leads, what waits for an answer in front, by when it is due, then the others, newest
--   first; each part walks an index of its own.

-- function private.leads_count_sql(p_text text, p_status text, p_source text, p_from date, p_to
-- date) returns text
--   stable; for nobody; database/functions/leads_count_sql.sql
--   The statement of leads_count().

-- function private.leads_page_sql(p_text text, p_status text, p_source text, p_from date, p_to
-- date, p_sort text, p_descending boolean, p_after uuid, p_limit integer) returns text
--   stable; for nobody; database/functions/leads_page_sql.sql
--   The statement of leads_page().

-- function private.leads_waiting_sql() returns text
--   immutable; for nobody; database/functions/leads_waiting_sql.sql
--   Condition in SQL on leads s: their clock is running.

-- function private.leave_mailbox(p_mailbox text, p_holder uuid) returns void
--   definer, volatile; for service_role; database/functions/leave_mailbox.sql
--   Lets the next process read a mailbox at once.

-- function private.limit_place(identifier text) returns text
--   immutable; for nobody; database/functions/limit_place.sql
--   One of 4096 places for any identifier. Two that meet in one are counted together, which refuses
--   the second a little early; 4096 rows are what a caller can cause, however many words she tries.

-- function private.limit_reached(subject text, max_requests integer, time_window interval) returns
-- boolean
--   volatile; for nobody; database/functions/limit_reached.sql
--   Whether private.count_hit() would refuse the next call; counts nothing.

-- function private.link_deal_to_lead() returns trigger
--   definer, volatile; for nobody; database/functions/link_deal_to_lead.sql
--   Trigger: the deal that a lead has opened names it, and any deal that takes a lead has it on
--   record.

-- function private.link_to_ticket(p_ticket_id uuid, p_email text, p_token_hash text) returns void
--   definer, volatile; for service_role; database/functions/link_to_ticket.sql
--   Lets a link that is about to be mailed lead to a ticket, for the address that asks there.

-- function private.listed_tickets_sql(p_text text, p_status text, p_waits text, p_priority text,
-- p_owner text, p_project uuid, p_module uuid, p_contact uuid, p_company uuid, p_due text, p_sort
-- text, p_descending boolean, p_after uuid, p_limit integer) returns text
--   stable; for nobody; database/functions/listed_tickets_sql.sql
--   The statement of listed_tickets().

-- function private.live_streams_now(p_streams uuid[], p_sessions uuid[], p_longest interval)
-- returns table(stream_id uuid, displaced boolean, user_id uuid, role text, permissions text[],
-- owes_second_step boolean)
--   definer, stable; for service_role; database/functions/live_streams_now.sql
--   Of a process’s streams those whose session holds, with what its person may do at this moment;
--   displaced: a newer one took its place. p_longest is the absolute limit of a session. Prolongs
--   nothing: an open screen alone is no use of it.

-- function private.lock_import_keys(p_import_id uuid, p_lines integer[]) returns void
--   volatile; for nobody; database/functions/lock_import_keys.sql
--   Takes the turns of everybody that a batch is about, all before its first row is locked and in
--   one order, so that a lead that comes meanwhile makes the same contact and nobody waits in a
--   circle.

-- function private.lock_merge_target(p_contact_id uuid, p_for_update boolean default false)
-- returns uuid
--   volatile; for nobody; database/functions/lock_merge_target.sql
--   The contact that one has been merged into, all steps of it, locked so that no merge takes it
--   until the transaction ends; itself where it stands alone, and the id given where there is no
--   such contact. Call it before any row is locked that belongs to the contact: a merge locks
--   contacts first. p_for_update where the contact itself is changed afterwards.

-- function private.log_repeated_event(p_event_type text, p_network text, p_user_id uuid,
-- p_ip_address text, p_user_agent text, p_details jsonb) returns uuid
--   definer, volatile; for service_role; database/functions/log_repeated_event.sql
--   Writes the security record as log_security_event() does for the server, but once an hour for a
--   kind, a network (the address where p_network is null) and an account: what comes again is
--   counted on the entry.

-- function private.loose_pattern(p_text text) returns text
--   immutable; for nobody; database/functions/loose_pattern.sql
--   Pattern for ~* that finds what private.folded() of both sides would: of thousands of texts it
--   asks a tenth of the time. Null for nothing.

-- function private.mail_ceiling_reached() returns boolean
--   definer, stable; for service_role; database/functions/mail_ceiling_reached.sql
--   Whether mails to addresses that nobody has proved reached their ceiling within the last hour.

-- function private.mail_once_more(p_id uuid) returns table(kind text, payload jsonb, again
-- integer)
--   definer, stable; for service_role; database/functions/mail_once_more.sql
--   A mail that is to be sent again: what its job was given.

-- function private.mail_taken(p_mailbox text, p_uid_validity bigint, p_uid bigint, p_key text)
-- returns boolean
--   definer, stable; for service_role; database/functions/mail_taken.sql
--   Whether a mail was taken before, by its place or by itself: then its files need not be kept.

-- function private.mail_to_contact(p_mail jsonb, p_answered_id uuid) returns text
--   volatile; for nobody; database/functions/mail_to_contact.sql
--   Puts the answer to a mail of ours into the history of the lead, deal or contact that it went to,
--   and tells whoever looks after it.

-- function private.mail_to_entry(p_mail jsonb, p_entry_id uuid) returns text
--   volatile; for nobody; database/functions/mail_to_entry.sql
--   Adds a mail to the thread of an entry, as reply_to_feedback() adds what its author writes on the
--   page, and within the same limit.

-- function private.mail_to_ticket(p_mail jsonb, p_ticket_id uuid) returns text
--   volatile; for nobody; database/functions/mail_to_ticket.sql
--   Adds a mail to the conversation of a ticket, or of the one that continues it, within the limit
--   that answers on the page have.

-- function private.mail_within_limit(p_sender_key text, p_written_by text, p_answers boolean)
-- returns boolean
--   volatile; for nobody; database/functions/mail_within_limit.sql
--   Whether a mail is within the share of its sender: 30 an hour, of somebody whom nothing was sent
--   10 a day; strangers have 300 an hour together, and programs 200.

-- function private.mark_gone_deals() returns trigger
--   definer, volatile; for nobody; database/functions/mark_gone_deals.sql
--   Statement trigger: lists know who has no open deal any more since some went.

-- function private.mark_lead_day() returns trigger
--   definer, volatile; for nobody; database/functions/mark_lead_day.sql
--   Trigger: the figures of the day on which a lead came are no longer right.

-- function private.mark_lead_day_of_deal() returns trigger
--   definer, volatile; for nobody; database/functions/mark_lead_day_of_deal.sql
--   Trigger: a deal was won, or no longer is; so were the leads that led to it.

-- function private.mark_new_deals() returns trigger
--   definer, volatile; for nobody; database/functions/mark_new_deals.sql
--   Statement trigger: lists know who has an open deal since new ones came.

-- function private.mark_newsletter_day() returns trigger
--   definer, volatile; for nobody; database/functions/mark_newsletter_day.sql
--   Trigger: the figures of the day on which somebody confirmed or left are no longer right.

-- function private.mark_nps_day() returns trigger
--   definer, volatile; for nobody; database/functions/mark_nps_day.sql
--   Trigger: the answers of a day to "would you recommend us" are no longer counted right.

-- function private.mark_open_deal() returns trigger
--   definer, volatile; for nobody; database/functions/mark_open_deal.sql
--   Trigger: lists know who has an open deal.

-- function private.mark_rule_change() returns trigger
--   definer, volatile; for nobody; database/functions/mark_rule_change.sql
--   Trigger: a change of a ticket says which run of a rule has made it, and whether it is to set off
--   none.

-- function private.mark_visit_days() returns trigger
--   definer, volatile; for nobody; database/functions/mark_visit_days.sql
--   Statement trigger: what was counted on some days is no longer summed right.

-- function private.mask_secrets(p_text text) returns text
--   immutable; for nobody; database/functions/mask_secrets.sql
--   Hides the secrets of all addresses that a text names, those of JSON too: what is stored of an
--   address is read by more people than may open it.

-- function private.may(p_user_id uuid, p_resource text, p_action text) returns boolean
--   definer, stable; for nobody; database/functions/may.sql
--   The one place that decides. Callers ask through has_permission().

-- function private.may_ask_in_ticket(p_ticket_id uuid, p_email text) returns boolean
--   stable; for nobody; database/functions/may_ask_in_ticket.sql
--   Whether an address is that of the requester of a ticket, or another of the same contact.

-- function private.may_hear_of_ticket(p_user_id uuid, p_product text) returns boolean
--   stable; for nobody; database/functions/may_hear_of_ticket.sql
--   Whether somebody may read the tickets of a product, and so be named by a rule about them.

-- function private.may_in(p_resource text, p_action text, p_product text) returns boolean
--   definer, stable; for authenticated; database/functions/may_in.sql
--   Whether the caller may do something in the rows of a product; of none with null.

-- function private.may_mail_stranger(p_job_id uuid, p_kind text, p_subject_id uuid, p_email text,
-- p_mailbox text) returns boolean
--   definer, volatile; for service_role; database/functions/may_mail_stranger.sql
--   As private.decide_unproved_mail(), for the release before.

-- function private.may_own_lead(p_user_id uuid, p_product text) returns boolean
--   stable; for nobody; database/functions/may_own_lead.sql
--   Whether somebody may work leads of a product (null: of none), and so answer for them.

-- function private.may_own_task(p_user_id uuid, p_product text) returns boolean
--   stable; for nobody; database/functions/may_own_task.sql
--   Whether somebody may see a task of a product, and so answer for it.

-- function private.may_send_account_mail(p_mail_id uuid, p_email text, p_most_an_hour integer)
-- returns boolean
--   definer, volatile; for service_role; database/functions/may_send_account_mail.sql
--   Whether a mail about an account may go now. To the address of a confirmed account always; to
--   another one it counts among the p_most_an_hour mails to all unproved addresses, once for a mail
--   however often it is tried.

-- function private.may_send_files(p_user uuid, p_project uuid) returns boolean
--   definer, stable; for nobody; database/functions/may_send_files.sql
--   Whether somebody may give files to a project at this moment: staff who may change projects of
--   its product, and owners and members of its client until it is ended. About a person who is
--   named, because her uploads are received by the server.

-- function private.may_view_client(p_products text[], p_resource text) returns boolean
--   definer, stable; for nobody; database/functions/may_view_client.sql
--   Whether the roles of the caller grant reading in every product of a client, also while the
--   caller looks as that client.

-- function private.mention_for_mail(p_mention_id uuid) returns table(note_id uuid, user_id uuid,
-- email text, locale text, by_name text, lead_id uuid, lead_name text, protocol text, body text,
-- named jsonb)
--   definer, stable; for service_role; database/functions/mention_for_mail.sql
--   What a colleague is told by mail of a note that names her: no row where it was removed or read
--   meanwhile, she may no longer read leads, or does not want such mails.

-- function private.mention_moments(p_user uuid) returns table(kind text, id uuid, subject text,
-- label text, at timestamptz, tells boolean)
--   definer, stable; for nobody; database/functions/mention_moments.sql
--   When somebody, the caller, was mentioned where she has not read it; the label is who did.

-- function private.mentions_page_sql(p_state text, p_descending boolean, p_after uuid, p_limit
-- integer) returns text
--   stable; for nobody; database/functions/mentions_page_sql.sql
--   The statement of mentions_page().

-- function private.message_for_mail(p_id uuid) returns table(id uuid, recipient text, subject
-- text, body text, locale text, product text, product_email text, author text, files jsonb)
--   definer, stable; for service_role; database/functions/message_for_mail.sql
--   A message as its mail says it; no row where it has been erased meanwhile.

-- function private.messages_followed(p_entry_id uuid) returns table(id uuid, at timestamptz)
--   stable; for nobody; database/functions/messages_followed.sql
--   Messages that the author of an entry may read. Notes of staff are in another table.

-- function private.move_feedback() returns trigger
--   definer, volatile; for nobody; database/functions/move_feedback.sql
--   Trigger: refuses ways that an entry does not go, with feedback_move_not_allowed, and keeps every
--   change. What was to be told of an idea is not, where the move is taken back before.

-- function private.move_ticket() returns trigger
--   definer, volatile; for nobody; database/functions/move_ticket.sql
--   Trigger: refuses ways that a ticket does not go, with ticket_move_not_allowed, and keeps every
--   change and when it was solved.

-- function private.my_rank() returns integer
--   definer, stable; for authenticated; database/functions/my_rank.sql
--   Rank of the caller's highest effective role.

-- function private.name_in_note(p_note_id uuid) returns void
--   volatile; for nobody; database/functions/name_in_note.sql
--   Keeps who is named in a note, of those who may read leads, and asks for a mail to each of them
--   once.

-- function private.name_in_ticket_note(p_note_id uuid) returns void
--   volatile; for nobody; database/functions/name_in_ticket_note.sql
--   Keeps who is named in a note about a ticket, of those who may read it, and asks for a mail to
--   each of them once.

-- function private.name_of_client(p_id text) returns text
--   definer, stable; for nobody; database/functions/name_of_client.sql
--   What a client is called today: as its company is, else as it was, else as its contact is.

-- function private.name_of_company_changed() returns trigger
--   definer, volatile; for nobody; database/functions/name_of_company_changed.sql
--   Trigger: people are found by the name of their company.

-- function private.name_service() returns trigger
--   definer, volatile; for nobody; database/functions/name_service.sql
--   Trigger: notes which service a lead asks for.

-- function private.named_notes_page_sql(p_state text, p_descending boolean, p_after uuid, p_limit
-- integer) returns text
--   stable; for nobody; database/functions/named_notes_page_sql.sql
--   The statement of named_notes_page().

-- function private.names_in_note(p_note_id uuid) returns jsonb
--   stable; for nobody; database/functions/names_in_note.sql
--   By their ids, what those who are named in a note are called today.

-- function private.names_in_ticket_note(p_note_id uuid) returns jsonb
--   stable; for nobody; database/functions/names_in_ticket_note.sql
--   By their ids, what those who are named in a note about a ticket are called today.

-- function private.narrowed_ideas(p_worded boolean, p_status text, p_project uuid, p_module uuid,
-- p_unscored text) returns text
--   definer, stable; for nobody; database/functions/narrowed_ideas.sql
--   Condition in SQL on entries s that are ideas, as the caller may see them, but for the words by
--   which they are looked for.

-- function private.national_holidays(p_year integer) returns table(code text, day date, is_kept
-- boolean)
--   immutable; for nobody; database/functions/national_holidays.sql
--   The national holidays of a year, and the optional days (not kept unless staff say so): Carnival
--   and Corpus Christi.

-- function private.network_of(p_address text) returns text
--   immutable; for nobody; database/functions/network_of.sql
--   What a visitor is counted by: the IPv4 address, or of an IPv6 address its first 64 bits; null
--   for what never stands for one visitor (private, shared, loopback, link-local) and for no
--   address.

-- function private.new_application_protocol(id uuid) returns text
--   stable; for nobody; database/functions/new_application_protocol.sql
--   A protocol that no application has yet.

-- function private.new_feedback_protocol(id uuid) returns text
--   stable; for nobody; database/functions/new_feedback_protocol.sql
--   A protocol that no entry has yet.

-- function private.new_password() returns trigger
--   definer, volatile; for nobody; database/functions/new_password.sql

-- function private.new_privacy_protocol(id uuid) returns text
--   stable; for nobody; database/functions/new_privacy_protocol.sql
--   A protocol that no privacy request has yet.

-- function private.new_protocol(id uuid) returns text
--   stable; for nobody; database/functions/new_protocol.sql
--   A protocol that no lead has yet.

-- function private.newsletter_conditions(p_text text, p_status text, p_source text, p_from date,
-- p_to date) returns text
--   stable; for nobody; database/functions/newsletter_conditions.sql
--   Condition on subscriptions s in SQL; only of what is given, so that the planner sees it.

-- function private.newsletter_mail_allowed(p_email text) returns boolean
--   volatile; for nobody; database/functions/newsletter_mail_allowed.sql
--   Against bombing a mailbox: one mail in 10 minutes and three a day, whoever asks, however often.
--   Asked before a subscription changes, so that none waits for a mail that never goes; the mail
--   itself still has to pass private.decide_unproved_mail().

-- function private.newsletter_page_sql(p_text text, p_status text, p_source text, p_from date,
-- p_to date, p_sort text, p_descending boolean, p_after uuid, p_limit integer) returns text
--   stable; for nobody; database/functions/newsletter_page_sql.sql
--   The statement of newsletter_page().

-- function private.note_automatic_reply(p_mail jsonb, p_kind text, p_id uuid) returns void
--   volatile; for nobody; database/functions/note_automatic_reply.sql
--   Keeps an automatic reply as an internal note on the ticket or entry that it answers, five a day
--   each: no state, no clock and no mail follow from it.

-- function private.note_contact_event(p_contact_id uuid, p_kind text, p_from text, p_to text,
-- p_details jsonb default '{}'::jsonb) returns void
--   definer, volatile; for nobody; database/functions/note_contact_event.sql
--   Puts on record what was done with a contact.

-- function private.note_invitation(p_id uuid, p_failed text) returns void
--   definer, volatile; for service_role; database/functions/note_invitation.sql
--   Notes that a survey's mail went, or why it did not.

-- function private.note_invoice(p_invoice uuid, p_kind text, p_cause text default null::text,
-- p_details jsonb default '{}'::jsonb) returns void
--   definer, volatile; for nobody; database/functions/note_invoice.sql
--   Puts on the record of an invoice what was done.

-- function private.note_mailbox(p_mailbox text, p_problem text) returns void
--   definer, volatile; for service_role; database/functions/note_mailbox.sql
--   Notes that a mailbox was looked into, or why that cannot be done at present.

-- function private.note_message_id(p_id uuid, p_message_id text) returns void
--   definer, volatile; for service_role; database/functions/note_message_id.sql
--   What a mail on record is called, so that a report of its failure finds it.

-- function private.note_message_mail() returns trigger
--   definer, volatile; for nobody; database/functions/note_message_mail.sql
--   Trigger: a message knows what became of its mail, longer than the list of mails does.

-- function private.note_project(p_project uuid, p_kind text, p_details jsonb default '{}'::jsonb)
-- returns void
--   definer, volatile; for nobody; database/functions/note_project.sql
--   Puts on the record of a project what was done.

-- function private.note_ticket_answer() returns trigger
--   definer, volatile; for nobody; database/functions/note_ticket_answer.sql
--   Trigger: a ticket knows when it was answered first, and when something was said in it last; an
--   answer that a rule has begun is done with.

-- function private.notes_of_import(p_import public.crm_imports, p_steps private.import_step[], out
-- contacts uuid[], out notes bigint[]) returns record
--   volatile; for nobody; database/functions/notes_of_import.sql
--   Puts the notes of lines on record, but for those that stand there already.

-- function private.open_deals_of_leads(p_leads uuid[], p_only_own boolean default false) returns
-- setof public.crm_deals
--   volatile; for nobody; database/functions/open_deals_of_leads.sql
--   Open deals that the caller may change and that no lead but the given ones keeps open, locked;
--   with p_only_own only those that one of these leads has opened.

-- function private.open_live_stream(p_stream uuid, p_session uuid, p_most integer) returns boolean
--   definer, volatile; for service_role; database/functions/open_live_stream.sql
--   Puts a stream on the list and takes the oldest of its session off, down to p_most: a forgotten
--   tab does not keep a new one out. False where there is no such session.

-- function private.open_ticket() returns trigger
--   volatile; for nobody; database/functions/open_ticket.sql
--   Trigger: a ticket takes subject, module, language and who asks from its entry and contact, and
--   where nobody gave it a title the words of the entry; one that arrives solved or closed has the
--   time of it. Refuses with entry_gone, contact_gone, ticket_other_project or ticket_owner_unfit.

-- function private.open_ticket_by_mail(p_id uuid, p_project_id uuid, p_name text, p_email text,
-- p_title text, p_locale text, p_body text) returns uuid
--   definer, volatile; for service_role; database/functions/open_ticket_by_mail.sql
--   A ticket that a mail opens, under an id by which it is opened once, with the mail as its first
--   message; it is of the contact that has the address. Null for a project that is gone.

-- function private.open_time_until(p_at timestamptz) returns interval
--   definer, stable; for nobody; database/functions/open_time_until.sql
--   Business time from the first of the years in private.open_hours up to a moment of them.

-- function private.order_claim() returns trigger
--   definer, volatile; for nobody; database/functions/order_claim.sql
--   Trigger: who came by a source before its product took it is looked for, which may be many.

-- function private.order_invoice_notices(p_at timestamptz default now()) returns integer
--   definer, volatile; for service_role; database/functions/order_invoice_notices.sql
--   From eight on of the house's day, tells owners and finance of each invoice that is due within
--   five days, and of each whose day is over; of either once, and as each of them has chosen. Says
--   how many were told.

-- function private.order_rule_notice(p_notice uuid, p_user uuid) returns void
--   volatile; for nobody; database/functions/order_rule_notice.sql
--   Has somebody learn of a notice by mail, unless she wants none, and in the desk.

-- function private.order_ticket_replies(p_message_id uuid, p_ticket_id uuid) returns void
--   volatile; for nobody; database/functions/order_ticket_replies.sql
--   Orders a mail with an answer for each of those who ask in a ticket, by ids alone; people of its
--   client are told as they have chosen.

-- function private.organizations_in(p_roles text[]) returns uuid[]
--   definer, stable; for authenticated; database/functions/organizations_in.sql
--   Clients among whose people the caller is, in one of the roles. Asked once a statement by the
--   policies: as private.is_member(), for all at once.

-- function private.origin_of(p_address text) returns text
--   volatile; for nobody; database/functions/origin_of.sql
--   The network address that a post counts for. Null: none is known, but the visitor is. "nobody":
--   neither, as in a direct insert without claims and headers, or beyond 300 such an hour that only
--   a header told apart; all of these share one count.

-- function private.owes_second_step(p_user_id uuid) returns boolean
--   definer, stable; for nobody; database/functions/owes_second_step.sql
--   Whether an effective role of hers demands a second step that she does not have.

-- function private.own_address() returns text
--   definer, stable; for nobody; database/functions/own_address.sql
--   The address of the caller's account.

-- function private.own_deal_of_lead(p_deal_id uuid, p_owner_id uuid) returns void
--   definer, volatile; for nobody; database/functions/own_deal_of_lead.sql
--   The open deal of a lead that gets an owner is hers too, if it is nobody's.

-- function private.own_import(p_id uuid, p_states text[]) returns public.crm_imports
--   definer, volatile; for nobody; database/functions/own_import.sql
--   An import that the caller may act on, locked; null while it is in none of the states given.
--   Refuses with crm_create_missing.

-- function private.owner_by_rules(p_service text, p_source text, p_product text, p_locale text,
-- p_at_work boolean default true, p_but uuid default null::uuid, out rule_id uuid, out rule_name
-- text, out owner_id uuid) returns record
--   definer, volatile; for nobody; database/functions/owner_by_rules.sql
--   The first rule that fits and whom it gives to; its turn is taken with that. No owner: it found
--   nobody (p_at_work: nobody who says she is at work, in business time); no rule: none fits. Never
--   p_but.

-- function private.owner_for_mail(p_member uuid, p_user uuid) returns table(email text, name text,
-- locale text, organization_id uuid, organization text, owner_name text, owner_email text,
-- added_by text)
--   definer, stable; for service_role; database/functions/owner_for_mail.sql
--   An owner who joined a client, as another owner is mailed it; nothing where one of them is an
--   owner no more.

-- function private.page_after(p_table text, p_given text[], p_values text[], p_keys text[], p_from
-- date, p_to date, p_descending boolean, p_after uuid, p_limit integer) returns text
--   stable; for nobody; database/functions/page_after.sql
--   End of a statement on rows s of a table that walks one index: of what is given (expressions, and
--   their values as literals; null for none), then of the keys, of which the first is a moment where
--   days are asked for and the last the id. So many rows behind the one given; every key runs the
--   same way round, as rows are compared at once.

-- function private.page_size(p_limit integer) returns integer
--   immutable; for nobody; database/functions/page_size.sql
--   How many rows one may ask for at once.

-- function private.part_of_leads(p_part integer, p_conditions text, p_owner text, p_key text,
-- p_descending boolean, p_after uuid, p_size integer) returns text
--   stable; for nobody; database/functions/part_of_leads.sql
--   A part of leads_by_clock_sql(): leads under conditions in the order of one key, numbered.

-- function private.parts_of_upload(p_id uuid, p_user uuid) returns table(storage_key text, size
-- bigint)
--   definer, stable; for service_role; database/functions/parts_of_upload.sql
--   Where the bytes of somebody's upload lie, in their order.

-- function private.pattern_of(p_text text) returns text
--   immutable; for nobody; database/functions/pattern_of.sql
--   LIKE pattern of what a person typed, which is text and no pattern; null for nothing.

-- function private.pause_new_ticket() returns trigger
--   definer, volatile; for nobody; database/functions/pause_new_ticket.sql
--   Trigger: the clock of a ticket that is opened waiting, or done, stands from the beginning.

-- function private.person_key(p_contact_id uuid, form_data jsonb, form_snapshot jsonb) returns
-- text
--   stable; for nobody; database/functions/person_key.sql
--   By what a lead is found among the names of people.

-- function private.person_of(p_email text) returns private.person
--   stable; for nobody; database/functions/person_of.sql
--   What belongs to an address: the account, the contacts that have it with those they were merged
--   with, the leads and the feedback under it.

-- function private.person_reads_lead(p_user_id uuid, p_lead_id uuid) returns boolean
--   definer, stable; for nobody; database/functions/person_reads_lead.sql
--   Whether somebody, not the caller, may read a lead: asked before she is told of it.

-- function private.personal_rows(p_email text) returns table(table_name text, row_data jsonb)
--   stable; for nobody; database/functions/personal_rows.sql
--   Every row that holds the person of an address.

-- function private.phone_in(p_text text) returns text
--   immutable; for nobody; database/functions/phone_in.sql
--   private.phone_key() of a text that is nothing but a telephone number, however it is spelled;
--   else null.

-- function private.phone_key(phone text) returns text
--   immutable; for authenticated, service_role; database/migrations
--   What two ways of writing one phone have in common: Brazilian national digits without the ninth
--   digit of mobiles, or + and all digits of a foreign number. Null below 8 digits.

-- function private.pix_fields(p_text text) returns jsonb
--   immutable; for nobody; database/functions/pix_fields.sql
--   Fields of a BR Code, or of one of its fields, by their two figures; null where the text is
--   anything else.

-- function private.pix_is_right(p_text text) returns boolean
--   immutable; for nobody; database/functions/pix_is_right.sql
--   Whether a BR Code ends in its own check: CRC-16 with the polynomial 1021 from FFFF on, over all
--   of it but the four signs themselves.

-- function private.pix_key_for_mail(p_id bigint, p_user uuid) returns table(email text, locale
-- text, changed_by text, kind text, key text, name text, city text, set_at timestamptz)
--   definer, stable; for service_role; database/functions/pix_key_for_mail.sql
--   A change of the company's Pix key as one is mailed it who may approve finance; no row for
--   anybody else.

-- function private.pix_receiver(p_text text) returns text
--   immutable; for nobody; database/functions/pix_receiver.sql
--   The Pix key that a BR Code pays, or the address that its bank tells it at; null where it names
--   neither.

-- function private.place_of_entry() returns text
--   immutable; for nobody; database/functions/place_of_entry.sql
--   The place of the state of an entry s among all states, in SQL, as indexes have it.

-- function private.place_of_lead(p_status text, p_review_reason text, p_cleared_at timestamptz)
-- returns smallint
--   immutable; for nobody; database/functions/place_of_lead.sql
--   Where a lead stands in lists: at its state, or with spam while it is suspected and nobody has
--   looked. What only a fault of the site has marked is not suspected.

-- function private.place_ticket_client() returns trigger
--   definer, volatile; for nobody; database/functions/place_ticket_client.sql
--   Trigger: a ticket is of the client whose person asks, else of that of the ticket it continues.

-- function private.point_key(p_kind text, p_value text) returns text
--   immutable; for nobody; database/functions/point_key.sql
--   What two ways of writing an e-mail or a telephone have in common; null where it is none.

-- function private.portfolio_conditions(p_text text, p_health text, p_stage text, p_owner text,
-- p_client uuid) returns text
--   stable; for nobody; database/functions/portfolio_conditions.sql
--   Conditions in SQL on standings s of projects, of what is given. What is late is asked of today:
--   a day that was missed, or an end that is planned later than promised. It may wait for its client
--   besides.

-- function private.portfolio_page_sql(p_text text, p_health text, p_stage text, p_owner text,
-- p_client uuid, p_sort text, p_descending boolean, p_after uuid, p_limit integer) returns text
--   stable; for nobody; database/functions/portfolio_page_sql.sql
--   The statement of portfolio_page().

-- function private.predict_import_lines(p_import public.crm_imports, p_lines integer[], p_alone
-- integer[]) returns void
--   volatile; for nobody; database/functions/predict_import_lines.sql
--   Imports lines after the drafts of the lines before them, keeps the outcome of each as its plan,
--   and rolls everything else back. p_alone: lines that share no address, phone or company with
--   another.

-- function private.probe_write() returns void
--   volatile; for nobody; database/functions/probe_write.sql
--   A small write, refused where the database only reads (25006) or its disk is full (53100). Of the
--   owner.

-- function private.product_of_invoice(p_client uuid, p_action text) returns text
--   definer, stable; for nobody; database/functions/product_of_invoice.sql
--   Product of an invoice without a project: one of its client in which the caller may do this.

-- function private.product_of_source(p_source text) returns text
--   stable; for nobody; database/functions/product_of_source.sql
--   The product whose leads come from a source; null for none.

-- function private.products_asked(p_resource text, p_action text) returns text[]
--   definer, stable; for authenticated; database/functions/products_asked.sql
--   Products whose rows a list shows the caller: those she may see, and of them the one chosen.

-- function private.products_granted(p_user_id uuid, p_resource text, p_action text) returns text[]
--   definer, stable; for nobody; database/functions/products_granted.sql
--   Products in whose rows the roles of a person grant something at this moment. Of the caller, ask
--   private.products_in().

-- function private.products_in(p_resource text, p_action text) returns text[]
--   definer, stable; for authenticated; database/functions/products_in.sql
--   Products in whose rows the caller may do something. Asked once a statement by the policies.

-- function private.profile_of_account() returns trigger
--   definer, volatile; for nobody; database/functions/profile_of_account.sql

-- function private.project_of_ticket_note(p_note public.ticket_notes) returns uuid
--   stable; for nobody; database/functions/project_of_ticket_note.sql
--   The project of what a note is about.

-- function private.protocol_of(id uuid, length integer) returns text
--   immutable; for nobody; database/functions/protocol_of.sql
--   Groups of four letters from the last 5 × length bits of an id; length is at most 12.

-- function private.put_deal_back(p_deal uuid, p_move public.crm_events) returns boolean
--   volatile; for nobody; database/functions/put_deal_back.sql
--   Puts a deal back to where a move took it from, and says whether that stage is still in use. The
--   deal is locked, and the move its last one.

-- function private.put_setting(p_table text, p_row jsonb) returns void
--   volatile; for authenticated; database/functions/put_setting.sql
--   Writes a row as setting_changes keeps it. Runs with the caller's own rights.

-- function private.queue_account_mail(p_user_id uuid, p_kind text, p_sealed text) returns uuid
--   definer, volatile; for service_role; database/functions/queue_account_mail.sql
--   Puts a mail about an account, and the job that sends it, in one transaction.

-- function private.queue_lead_arrival() returns trigger
--   definer, volatile; for nobody; database/functions/queue_lead_arrival.sql
--   Trigger: has rules look at a lead that came, where one waits for leads. One that is suspected
--   waits until somebody has said that it is none.

-- function private.queue_rule_facts() returns trigger
--   definer, volatile; for nobody; database/functions/queue_rule_facts.sql
--   Statement trigger: has rules look at what was just put on record, where one waits for it.

-- function private.queue_ticket_facts() returns trigger
--   definer, volatile; for nobody; database/functions/queue_ticket_facts.sql
--   Statement trigger: has rules look at what was just put on record of tickets, where one waits for
--   it.

-- function private.raise_generation() returns void
--   definer, volatile; for nobody; database/functions/raise_generation.sql
--   Has every process render its pages anew; called by what changes what pages say.

-- function private.rank_of(p_user_id uuid) returns integer
--   definer, stable; for nobody; database/functions/rank_of.sql
--   Rank of the highest effective role, 0 without one.

-- function private.rank_of_idea(p_status text, p_score numeric, p_top numeric[]) returns integer
--   immutable; for nobody; database/functions/rank_of_idea.sql
--   Place by score among the best, as private.top_idea_scores() has them; one behind the last for
--   any further back, null for an idea without a score or with a decision.

-- function private.ranked_ideas(p_projects uuid[]) returns integer
--   stable; for nobody; database/functions/ranked_ideas.sql
--   How many ideas have a rank, of these projects or of all; 10001 for more than 10000.

-- function private.rate_limit_key(p_identifier text) returns bytea
--   stable; for nobody; database/functions/rate_limit_key.sql
--   The row of private.rate_limits in which check_rate_limit() counts an identifier of the server.

-- function private.rating_for_mail(p_rating_id uuid) returns table(ticket_id uuid, number bigint,
-- title text, entry_id uuid, email text, locale text)
--   definer, stable; for service_role; database/functions/rating_for_mail.sql
--   Whom a mail asks what she thinks of how her ticket was solved: no row where she has said it, or
--   it was opened again.

-- function private.rating_moments(p_user uuid) returns table(kind text, id uuid, subject text,
-- label text, at timestamptz, tells boolean)
--   definer, stable; for nobody; database/functions/rating_moments.sql
--   When somebody was not satisfied with how a ticket of the caller's was solved; the label is the
--   ticket. It is told, and does not wait for her.

-- function private.rating_shown(p_rating public.ticket_ratings) returns jsonb
--   stable; for nobody; database/functions/rating_shown.sql
--   A rating as whoever is asked for it is shown it.

-- function private.rating_until(p_rating public.ticket_ratings) returns timestamptz
--   stable; for nobody; database/functions/rating_until.sql
--   Until when a rating is taken: for 30 days after it was asked for, and changed for 7 days after
--   it was given.

-- function private.ratings_asked(p_project uuid, p_module uuid) returns text
--   stable; for nobody; database/functions/ratings_asked.sql
--   Condition in SQL on ratings s that a list asks for, but for score and days, which the walk of a
--   page says.

-- function private.ratings_page_sql(p_score text, p_from date, p_to date, p_project uuid, p_module
-- uuid, p_descending boolean, p_after uuid, p_limit integer) returns text
--   stable; for nobody; database/functions/ratings_page_sql.sql
--   The statement of ratings_page().

-- function private.reads_feedback_of(p_user_id uuid, p_project_id uuid) returns boolean
--   definer, stable; for authenticated, service_role; database/functions/reads_feedback_of.sql
--   Whether somebody, not the caller, may read the tickets of a project: asked before she is given
--   or told of one.

-- function private.reads_files_of(p_project uuid) returns boolean
--   definer, stable; for nobody; database/functions/reads_files_of.sql
--   Whether the caller sees the files of a project: staff who may read projects of its product,
--   owners and members of its client.

-- function private.receive_lead() returns trigger
--   definer, volatile; for nobody; database/functions/receive_lead.sql
--   Trigger. SQLSTATE 23505: already accepted; PT409: no active form; PT429: limit reached.

-- function private.reckon_answer_clocks() returns trigger
--   definer, volatile; for nobody; database/functions/reckon_answer_clocks.sql
--   Trigger: hours, holidays or targets have changed, so the clocks that run are computed anew, by a
--   job: those of leads and of tickets, or of what it is given.

-- function private.record_contact_event() returns trigger
--   definer, volatile; for nobody; database/functions/record_contact_event.sql
--   Trigger: puts on record in which fields a contact or a company (its argument) was changed. A row
--   of one product belongs to it; of several, to whoever sees all.

-- function private.record_crm_event(p_subject text, p_subject_id uuid, p_contact_id uuid,
-- p_product text, p_kind text, p_from text default null::text, p_to text default null::text,
-- p_details jsonb default '{}'::jsonb) returns void
--   definer, volatile; for nobody; database/functions/record_crm_event.sql
--   Puts a fact on record in the transaction in which it happens; the actor is the caller.

-- function private.record_deal_events() returns trigger
--   definer, volatile; for nobody; database/functions/record_deal_events.sql
--   Trigger: puts on record what was changed in a deal, a row a fact, each with how the deal stood
--   afterwards.

-- function private.record_gone_contacts() returns trigger
--   definer, volatile; for nobody; database/functions/record_gone_contacts.sql
--   Statement trigger: puts on record that contacts or companies (its argument) went, without naming
--   anybody.

-- function private.record_gone_deals() returns trigger
--   definer, volatile; for nobody; database/functions/record_gone_deals.sql
--   Statement trigger: puts on record that deals went, without naming anybody, and ends their spans.

-- function private.record_heartbeat() returns void
--   definer, volatile; for service_role; database/functions/record_heartbeat.sql
--   Counts the minute that is now as one in which the site was running, once.

-- function private.record_lead_owner() returns trigger
--   definer, volatile; for nobody; database/functions/record_lead_owner.sql
--   Trigger: puts on record whose a lead was and whose it is, and why where the setting
--   forja.owner_by says.

-- function private.record_lead_status() returns trigger
--   definer, volatile; for nobody; database/functions/record_lead_status.sql
--   Trigger: puts on record that a lead was moved.

-- function private.record_mail(p_id uuid, p_kind text, p_state text, p_payload jsonb, p_about uuid
-- default null::uuid, p_recipient text default null::text, p_subject text default null::text,
-- p_html text default null::text, p_body text default null::text, p_error text default null::text)
-- returns boolean
--   definer, volatile; for service_role; database/functions/record_mail.sql
--   What became of a try to send a mail, and the mail itself; a second try of it takes the place of
--   the first. False where what it is about is gone: then nothing is kept.

-- function private.record_member() returns trigger
--   definer, volatile; for nobody; database/functions/record_member.sql
--   Trigger: puts on the security record who may see a client's work from now on, or no longer, and
--   has owners mailed that another one joined.

-- function private.record_new_contacts() returns trigger
--   definer, volatile; for nobody; database/functions/record_new_contacts.sql
--   Statement trigger: puts on record that contacts or companies (its argument) came. A row of one
--   product belongs to it; of several, to whoever sees all.

-- function private.record_new_deals() returns trigger
--   definer, volatile; for nobody; database/functions/record_new_deals.sql
--   Statement trigger: puts on record that deals were opened and how they stood, and begins their
--   first spans. A deal that comes as won or lost, with an end after its beginning, was opened in an
--   open stage and moved at its end.

-- function private.record_newsletter_event(p_subscription public.newsletter_subscriptions, p_kind
-- text, p_way text, p_mail text) returns void
--   volatile; for nobody; database/functions/record_newsletter_event.sql
--   Writes the proof and queues the mail that belongs to it.

-- function private.record_security_event(p_event_type text, p_severity text, p_user_id uuid,
-- p_details jsonb) returns uuid
--   definer, volatile; for nobody; database/functions/record_security_event.sql
--   For the functions of this schema, in the transaction of what they record.

-- function private.record_setting_change() returns trigger
--   definer, volatile; for nobody; database/functions/record_setting_change.sql
--   Row trigger of the tables that staff edit.

-- function private.record_staff_subscription() returns trigger
--   definer, volatile; for nobody; database/functions/record_staff_subscription.sql
--   Trigger of rows that administrators write: keeps who asked or ended, and queues the mail with
--   the link.

-- function private.record_status_change() returns trigger
--   definer, volatile; for nobody; database/functions/record_status_change.sql
--   Trigger: keeps every change of a lead's state.

-- function private.record_task_events() returns trigger
--   definer, volatile; for nobody; database/functions/record_task_events.sql
--   Trigger: puts on record what happens to a task, without its words; one that is done touches the
--   open deals of its subject.

-- function private.record_ticket() returns trigger
--   definer, volatile; for nobody; database/functions/record_ticket.sql
--   Trigger: what was changed of a ticket besides its state, by whom, from what to what.

-- function private.recount_voices(p_ids uuid[]) returns void
--   volatile; for nobody; database/functions/recount_voices.sql
--   Counts anew how many people ask for what stands in these entries.

-- function private.refuse(reason text) returns void
--   volatile; for nobody; database/functions/refuse.sql
--   Refuses with a word that screens have a sentence for.

-- function private.release_upload(p_id uuid) returns void
--   definer, volatile; for service_role; database/functions/release_upload.sql
--   Gives back what a post was given that has not been stored. Nothing of one that has been.

-- function private.rename_deals() returns trigger
--   definer, volatile; for nobody; database/functions/rename_deals.sql
--   Trigger: deals are found by the names of their contact and their company (its argument).

-- function private.rename_leads() returns trigger
--   definer, volatile; for nobody; database/functions/rename_leads.sql
--   Trigger: leads go by the name of their contact, and are found by it.

-- function private.rename_projects() returns trigger
--   definer, volatile; for nobody; database/functions/rename_projects.sql
--   Trigger: projects are found and ordered by what their client is called, itself, as its company
--   or as its contact (the argument).

-- function private.rename_tickets() returns trigger
--   definer, volatile; for nobody; database/functions/rename_tickets.sql
--   Trigger: tickets are found by the names of their contact and their company (its argument).

-- function private.reopen_ticket() returns trigger
--   definer, volatile; for nobody; database/functions/reopen_ticket.sql
--   Trigger: what somebody writes goes into the ticket that is worked on; one that was solved within
--   14 days is opened again, and an older one continued by another.

-- function private.reply_to_ticket(p_token text, p_body text) returns text
--   volatile; for nobody; database/functions/reply_to_ticket.sql
--   Adds what whoever asks in a ticket has to say, by the secret that she was mailed: accepted,
--   replayed, limited (10 an hour) or unknown.

-- function private.report_mail_ceiling(p_most_an_hour integer) returns void
--   definer, volatile; for nobody; database/functions/report_mail_ceiling.sql
--   Warns staff, once an hour, that mails to unproved addresses have reached their ceiling.

-- function private.report_undone(p_id uuid, p_lines integer[]) returns void
--   volatile; for nobody; database/functions/report_undone.sql
--   Writes down for each line whether all of it was taken back, and what was kept.

-- function private.reserve_upload(p_id uuid, p_entry_id uuid, p_client text, p_network text,
-- p_wanted bigint, p_unsettled_max bigint) returns bigint
--   definer, volatile; for service_role; database/functions/reserve_upload.sql
--   Bytes that the files of one post of feedback may fill, p_wanted at most: none when the visitor
--   has reached the hourly limit or the entry is stored already, and no more than is left of 50 MB
--   an hour and 200 MB a day for a network address, and of p_unsettled_max for all posts under way
--   and all entries that nobody has looked at. submit_feedback fills what was given; release_upload
--   gives it back.

-- function private.resolve_duplicate() returns trigger
--   definer, volatile; for nobody; database/functions/resolve_duplicate.sql
--   Trigger: what is the same as another is the same as the one that this one leads to, of the same
--   project. Refuses with same_as_gone (23503), same_as_itself, same_as_of_other_project or
--   same_as_spam (23514).

-- function private.restore_import_drafts(p_import_id uuid, p_lines integer[]) returns uuid[]
--   volatile; for nobody; database/functions/restore_import_drafts.sql
--   Writes what earlier lines of a dry run would have left of the contacts and companies that lines
--   are about, in a transaction that is rolled back; returns those contacts.

-- function private.restore_of_import(p_id uuid, p_lines integer[]) returns void
--   volatile; for nobody; database/functions/restore_of_import.sql
--   Puts what these lines changed back, the last line first, and writes down what could not be.

-- function private.restore_row(p_change jsonb) returns text[]
--   volatile; for nobody; database/functions/restore_row.sql
--   Puts the columns of {table, id, before, after} back that nobody has changed since, and names the
--   others as undo:<column>.

-- function private.result_contact_conditions(p_converted text) returns text
--   stable; for nobody; database/functions/result_contact_conditions.sql
--   Condition in SQL on contacts s that the figures count as leads. Refuses with crm_read_missing.

-- function private.result_contacts_page_sql(p_converted text, p_descending boolean, p_after uuid,
-- p_limit integer) returns text
--   stable; for nobody; database/functions/result_contacts_page_sql.sql
--   The statement of result_contacts_page().

-- function private.result_deal_conditions(p_state text, p_from date, p_to date, p_campaign text,
-- p_campaignless text, p_touched text, p_left uuid) returns text
--   stable; for nobody; database/functions/result_deal_conditions.sql
--   Condition in SQL on deals s behind a figure, but for their source and the days in which they
--   ended. Refuses with crm_read_missing.

-- function private.result_deals_page_sql(p_state text, p_from date, p_to date, p_source text,
-- p_campaign text, p_campaignless text, p_touched text, p_left uuid, p_descending boolean, p_after
-- uuid, p_limit integer) returns text
--   stable; for nobody; database/functions/result_deals_page_sql.sql
--   The statement of result_deals_page().

-- function private.results_products() returns text[]
--   definer, stable; for nobody; database/functions/results_products.sql
--   Products whose figures the caller is shown: those she may read, and of them the one chosen.
--   Refuses with crm_read_missing.

-- function private.revoke_consents(p_email text) returns jsonb
--   volatile; for nobody; database/functions/revoke_consents.sql
--   Takes back every consent given under an address, and says what that was.

-- function private.role_rank(role text) returns integer
--   immutable; for nobody; database/functions/role_rank.sql
--   Order of the roles; 0 is none.

-- function private.room_for_files(p_user uuid, p_project uuid, p_person_max bigint, p_client_max
-- bigint) returns bigint
--   definer, stable; for service_role; database/functions/room_for_files.sql
--   Bytes of files that somebody may still give to a project today, of what is left for herself and
--   for the client. Null where she may give none at all.

-- function private.row_changes(p_table text, p_before jsonb, p_after jsonb) returns jsonb
--   immutable; for nobody; database/functions/row_changes.sql
--   What an import has changed in a row, as a list of one or none: {table, id, before, after}.

-- function private.row_print(p_row jsonb) returns text
--   immutable; for nobody; database/functions/row_print.sql
--   By which it is seen whether somebody has changed a row; what counts by itself is left out.

-- function private.rows_in_use(p_table regclass, p_ids uuid[], p_but text[]) returns uuid[]
--   stable; for nobody; database/functions/rows_in_use.sql
--   Those of the rows that others lead to by a foreign key, leaving out some tables.

-- function private.rule_facts(p_subject text, p_product text, p_starts jsonb, p_from timestamptz,
-- p_to timestamptz) returns table(subject_id uuid, from_value text, to_value text, event_id
-- bigint, at timestamptz, cause uuid, key text)
--   stable; for nobody; database/functions/rule_facts.sql
--   What happened in a stretch of time that would have set a rule off, by the keys that the engine
--   uses.

-- function private.rule_fields(p_subject text, p_id uuid, p_at timestamptz, p_event bigint)
-- returns jsonb
--   stable; for nobody; database/functions/rule_fields.sql
--   How a lead, deal or ticket stood just after a fact: what is on record as it was then, the rest
--   (answers, score, tags) as it is. Null where it is gone. The engine and the preview both ask
--   here.

-- function private.rule_fields_known() returns table(subject text, field text, type text, changes
-- boolean)
--   immutable; for nobody; database/functions/rule_fields_known.sql
--   Fields that rules may ask for, by subject: of which type, and whether a change of it may set one
--   off. The same set as RULE_FIELDS of features/automation. A new subject has its lines here, in
--   rule_fields(), rule_moments() and rule_facts().

-- function private.rule_fields_of_ticket(p_id uuid, p_at timestamptz, p_event bigint) returns
-- jsonb
--   stable; for nobody; database/functions/rule_fields_of_ticket.sql
--   How a ticket stood just after a fact: state, priority, owner and module as they were then, the
--   rest as it is. No row where it is gone.

-- function private.rule_holds(p_conditions jsonb, p_fields jsonb) returns boolean
--   immutable; for nobody; database/functions/rule_holds.sql
--   Whether all conditions hold of the fields given.

-- function private.rule_message(p_run uuid, p_act integer) returns table(subject text, subject_id
-- uuid, product text, template text, facts jsonb)
--   definer, stable; for service_role; database/functions/rule_message.sql
--   What a rule writes to a person: the template and what it is filled with; no row where the run
--   was taken back, the person is gone, or the rule may not mail outside any more.

-- function private.rule_moments(p_subject text, p_product text, p_starts jsonb, p_from
-- timestamptz, p_to timestamptz) returns table(subject_id uuid, at timestamptz, key text)
--   stable; for nobody; database/functions/rule_moments.sql
--   Leads, deals or tickets of which a silence or term of a rule came in a stretch of time, and
--   when: each episode once, since its key names the last that was heard, or the term.

-- function private.rule_notice_for_mail(p_id uuid) returns table(email text, locale text, kind
-- text, rule_id uuid, rule_name text, subject text, subject_id uuid, subject_name text)
--   definer, stable; for service_role; database/functions/rule_notice_for_mail.sql
--   What a rule tells somebody by mail: no row where she has read it, may no longer see it, or does
--   not want such mails.

-- function private.rule_notice_moments(p_user uuid) returns table(kind text, id uuid, subject
-- text, label text, at timestamptz, tells boolean)
--   definer, stable; for nobody; database/functions/rule_notice_moments.sql
--   When rules told somebody, the caller, of something that she has not read; as the policy of
--   automation_notices has it. The label is the lead, deal or stopped rule that it is about.

-- function private.rule_product(p_subject text, p_id uuid) returns text
--   stable; for nobody; database/functions/rule_product.sql
--   The product of a lead, deal or ticket, beyond which no rule of a product acts.

-- function private.rule_starts(p_starts jsonb, p_kind text, p_field text, p_from text, p_to text)
-- returns boolean
--   immutable; for nobody; database/functions/rule_starts.sql
--   Whether a fact is one that sets a rule off.

-- function private.run_rule(p_rule public.automation_rules, p_fact private.automation_facts)
-- returns void
--   volatile; for nobody; database/functions/run_rule.sql
--   Has one rule look at one fact: its acts and their record are one, all or none. A failure is kept
--   with its reason; the twentieth in a row switches the rule off.

-- function private.said_apart(p_one uuid, p_other uuid) returns boolean
--   stable; for nobody; database/functions/said_apart.sql
--   Whether somebody has said that two contacts are two people, they or any who were merged into
--   them.

-- function private.score_contact() returns trigger
--   definer, volatile; for nobody; database/functions/score_contact.sql
--   Trigger: whether the telephone was checked counts in every lead of the contact.

-- function private.score_journey() returns trigger
--   definer, volatile; for nobody; database/functions/score_journey.sql
--   Trigger: the pages that somebody saw count as well.

-- function private.score_lead() returns trigger
--   definer, volatile; for nobody; database/functions/score_lead.sql
--   Trigger: the score of a lead when it comes, and when its answers or its contact change.

-- function private.score_leads(p_leads uuid[]) returns integer
--   volatile; for nobody; database/functions/score_leads.sql
--   Scores leads anew by the version in use, and says of how many the score is another.

-- function private.score_of(p_lead public.qualification_submissions, p_version uuid) returns
-- smallint
--   stable; for nobody; database/functions/score_of.sql
--   The sum of what the rules of a version give a lead, 0 to 100; null without a version.

-- function private.score_parts(p_lead public.qualification_submissions, p_version uuid) returns
-- table(rule_id uuid, earned boolean, said text)
--   stable; for nobody; database/functions/score_parts.sql
--   What each rule of a version finds in a lead: whether it earns its points, and what was said,
--   null for nothing.

-- function private.score_version() returns uuid
--   volatile; for nobody; database/functions/score_version.sql
--   The version in use, which stays so until the transaction ends; null without one.

-- function private.sees_message(p_message public.feedback_messages, p_ticket
-- public.feedback_tickets) returns boolean
--   definer, stable; for nobody; database/functions/sees_message.sql
--   Whether the caller reads a message in the portal: what staff said, and what people of her client
--   did. Notes of staff are in another table.

-- function private.sees_project(p_project uuid) returns boolean
--   definer, stable; for nobody; database/functions/sees_project.sql
--   Whether the caller is staff who may read projects of its product, or of the client that a
--   project was shown to.

-- function private.sees_ticket(p_ticket public.feedback_tickets) returns boolean
--   definer, stable; for nobody; database/functions/sees_ticket.sql
--   Whether the caller follows a ticket in the portal: owners and members of its client all of them,
--   finance those that she opened.

-- function private.send_due_replies() returns integer
--   definer, volatile; for service_role; database/functions/send_due_replies.sql
--   Sends the answers whose time has come, each once; one that somebody has written over, or that
--   reaches nobody, stays and says why. Says how many went.

-- function private.service_named(p_words text) returns text
--   immutable; for nobody; database/functions/service_named.sql
--   Which of the services a choice of a form, or the address of a page, names; null: none.

-- function private.service_of_lead(p_form_data jsonb, p_form_snapshot jsonb, p_source_page text)
-- returns text
--   stable; for nobody; database/functions/service_of_lead.sql
--   Which service a lead asks for: what it answered where its form offers the services, else the
--   page of a service that it was sent from. softwareApps, automationAi, gamesGamification,
--   consulting, or null.

-- function private.session_person(p_user_id uuid) returns table(display_name text, email text,
-- locale text, is_active boolean, role text, permissions text[], owes_second_step boolean)
--   definer, stable; for service_role; database/functions/session_person.sql
--   For the server, once a request. Says the same as has_permission(), which a test holds it to.

-- function private.set_person_key() returns trigger
--   definer, volatile; for nobody; database/functions/set_person_key.sql
--   Trigger: after the lead has found its contact, whose name comes first.

-- function private.setting_changes_page_sql(p_table text, p_row uuid, p_text text, p_from date,
-- p_to date, p_descending boolean, p_after uuid, p_limit integer) returns text
--   stable; for nobody; database/functions/setting_changes_page_sql.sql
--   The statement of setting_changes_page().

-- function private.setting_label(p_row jsonb) returns text
--   immutable; for authenticated; database/functions/setting_label.sql
--   What a reader calls a row of settings.

-- function private.setting_now(p_table text, p_id uuid) returns jsonb
--   stable; for authenticated; database/functions/setting_now.sql
--   A row as it stands, in the form that setting_changes keeps. Runs with the caller's own rights.

-- function private.settle_message_draft() returns trigger
--   definer, volatile; for nobody; database/functions/settle_message_draft.sql
--   Trigger: what was begun for somebody is done with once a message has gone to her that way.

-- function private.settle_rule_mail(p_run uuid, p_act integer, p_outcome text) returns void
--   definer, volatile; for service_role; database/functions/settle_rule_mail.sql
--   What became of a mail that a rule has ordered: sent, withheld (the address has had its share),
--   open (something was left to fill in) or address (there is none).

-- function private.source_by_hand(p_product text) returns text
--   stable; for nobody; database/functions/source_by_hand.sql
--   Source of what staff type in for a product: one of its own, so that the product follows from it.

-- function private.source_of_lead(p_form_id uuid, p_source text) returns text
--   stable; for nobody; database/functions/source_of_lead.sql
--   Where a lead counts as having come from: what its form says, else the partner on whose host it
--   was sent, else the kind of form.

-- function private.sources_of_products(p_products text[]) returns text[]
--   stable; for nobody; database/functions/sources_of_products.sql
--   Sources whose contacts are of one of the products.

-- function private.spans_in(p_spans jsonb) returns table(opens time without time zone, closes time
-- without time zone)
--   immutable; for nobody; database/functions/spans_in.sql
--   Hours as jsonb keeps them, [["09:00", "18:00"]]; what is no span of time is left out, as the
--   site does.

-- function private.spans_of(p_from date, p_to date, p_without date[] default '{}'::date[]) returns
-- table(days integer, day date)
--   immutable; for nobody; database/functions/spans_of.sql
--   The four weeks, weeks and days, as few as there can be, that a range of days without some is
--   made of.

-- function private.special_days(p_from date, p_to date) returns table(day date, spans jsonb)
--   definer, stable; for service_role; database/functions/special_days.sql
--   Days on which other hours hold than those of the week: spans, or null for closed. Of several
--   holidays on a day the house's own one holds.

-- function private.spread_product() returns trigger
--   definer, volatile; for nobody; database/functions/spread_product.sql
--   Trigger: a contact belongs to the product of every deal it has.

-- function private.spread_product_to_client() returns trigger
--   definer, volatile; for nobody; database/functions/spread_product_to_client.sql
--   Trigger: a client belongs to the product of every deal and every project that it has.

-- function private.spread_products_of_new_deals() returns trigger
--   definer, volatile; for nobody; database/functions/spread_products_of_new_deals.sql
--   Statement trigger: contacts and companies belong to the products of their new deals.

-- function private.stage_before_end(p_pipeline uuid, p_stage uuid, p_created_at timestamptz,
-- p_closed_at timestamptz) returns table(stage_id uuid, kind text)
--   stable; for nobody; database/functions/stage_before_end.sql
--   Where a deal that comes as won or lost is taken to have stood until its end: the first open
--   stage of its pipeline, and which end it was. No row where it is open, or ended as it began.

-- function private.stage_stays(p_products text[], p_from timestamptz, p_until timestamptz, p_stage
-- uuid default null::uuid) returns table(deal_id uuid, stage_id uuid, left_at timestamptz, spent
-- interval)
--   stable; for nobody; database/functions/stage_stays.sql
--   Stays of deals in open stages that ended between two moments, by the events of their steps.

-- function private.stages_of_kind(p_kinds text[]) returns uuid[]
--   stable; for nobody; database/functions/stages_of_kind.sql
--   Stages in which a deal is open, won or lost.

-- function private.stale_days(p_what text, p_from date, p_to date) returns date[]
--   stable; for nobody; database/functions/stale_days.sql
--   Days of a range that are read from the rows themselves, as their sums are no longer right.

-- function private.stale_speed_days(p_from date, p_to date) returns date[]
--   stable; for nobody; database/functions/stale_speed_days.sql
--   Days of a range on which how fast pages were is read from the rows themselves.

-- function private.stamp_change() returns trigger
--   volatile; for nobody; database/functions/stamp_change.sql
--   Row trigger: notes when a row was last changed.

-- function private.stand_project() returns trigger
--   definer, volatile; for nobody; database/functions/stand_project.sql
--   Trigger: how a project stands is kept with every change of what that hangs on.

-- function private.standings_of(p_projects uuid[]) returns setof private.project_standings
--   stable; for nobody; database/functions/standings_of.sql
--   How projects stand, computed of their stages, waits and names.

-- function private.start_answer_clock() returns trigger
--   definer, volatile; for nobody; database/functions/start_answer_clock.sql
--   Trigger: by when a lead that has just come is to be answered.

-- function private.start_of_day(p_day date) returns timestamptz
--   stable; for nobody; database/functions/start_of_day.sql
--   Days are those of the house, whatever zone the database runs in.

-- function private.start_of_span(p_day date, p_days integer) returns date
--   immutable; for nobody; database/functions/start_of_span.sql
--   The day on which the week, or the four weeks, begin that a day lies in.

-- function private.stop_rule(p_rule uuid) returns void
--   volatile; for nobody; database/functions/stop_rule.sql
--   Switches off a rule that has failed too often, and tells whoever may change rules.

-- function private.store_mail(p_mail jsonb, p_state text, p_reason text, p_entry_id uuid default
-- null::uuid, p_feedback_message_id uuid default null::uuid, p_crm_message_id uuid default
-- null::uuid, p_other_sender boolean default false) returns void
--   volatile; for nobody; database/functions/store_mail.sql
--   Puts a mail on record with its files, and has its sender told of those that are not kept.

-- function private.subject_of_message(p_subject text, p_id uuid, p_product text) returns
-- table(contact_id uuid, lead_id uuid, deal_id uuid, product text, emails text[])
--   stable; for nobody; database/functions/subject_of_message.sql
--   Whom a message to a lead, contact or deal goes to, in which product, and the addresses it may go
--   to. No row where it is gone.

-- function private.subscription_place(p_status text) returns integer
--   immutable; for nobody; database/functions/subscription_place.sql
--   Where a state that lists show of a subscription stands, from 1.

-- function private.subscription_place_sql() returns text
--   immutable; for nobody; database/functions/subscription_place_sql.sql
--   Expression in SQL: where a subscription s stands, from 1, as lists show it. One whose address
--   takes no mail is its own.

-- function private.sum_running_speeds(p_from date) returns void
--   volatile; for nobody; database/functions/sum_running_speeds.sql
--   Sums how fast pages are on days that go on, where that was much and some minutes ago: until the
--   next time it is told as it was then.

-- function private.sum_speeds(p_from date, p_to date, p_stale date[]) returns table(route text,
-- metric text, samples bigint, p75 integer)
--   stable; for nobody; database/functions/sum_speeds.sql
--   What page_speeds() has to say, from sums, and from the rows themselves of the days that are
--   stale.

-- function private.sum_steps(p_span integer, p_days date[]) returns void
--   volatile; for nobody; database/functions/sum_steps.sql
--   Puts the steps of each page into one row, of spans that have just been summed.

-- function private.survey_people(p_project_id uuid) returns table(contact_id uuid, email text,
-- state text)
--   stable; for nobody; database/functions/survey_people.sql
--   Contacts of a project's product with an address: asked now, lately (within 90 days), closed
--   (takes no mail), or unasked, as they have not agreed, or have left.

-- function private.survivor_of(p_contact_id uuid) returns uuid
--   stable; for nobody; database/functions/survivor_of.sql
--   The contact that one has become part of, step by step; itself where it stands alone.

-- function private.swap_active_scheme() returns trigger
--   volatile; for nobody; database/functions/swap_active_scheme.sql
--   Trigger, with the rights of whoever activates a scheme.

-- function private.tag_named(p_name text) returns uuid
--   volatile; for nobody; database/functions/tag_named.sql
--   The tag of a name, made where there is none. Refuses with tag_unnamed (23514).

-- function private.take_back_given(p_act uuid, p_after bigint, p_limit integer) returns table(id
-- bigint, subject text, went boolean)
--   definer, volatile; for nobody; database/functions/take_back_given.sql
--   Puts the owners back of what the caller gave away in an act, a part of the facts behind the one
--   given: of each, whether it went.

-- function private.take_back_try(p_identifier text) returns void
--   definer, volatile; for service_role; database/functions/take_back_try.sql
--   Uncounts the latest call that check_rate_limit() let through for this caller and identifier.

-- function private.take_company_products() returns trigger
--   definer, volatile; for nobody; database/functions/take_company_products.sql
--   Trigger: a company belongs to the products of its people and of its deals.

-- function private.take_lead_owner() returns trigger
--   definer, volatile; for nobody; database/functions/take_lead_owner.sql
--   Trigger: a lead that comes, or turns out to be none of spam, goes to whom the rules give it, in
--   its own transaction: there is no moment in which it is nobody's, and a rule costs two reads.

-- function private.take_mail(p_mail jsonb) returns text
--   definer, volatile; for service_role; database/functions/take_mail.sql
--   Takes a mail of the mailbox, once, and says what became of it: known (it was taken before),
--   threaded, entry or ticket (it opened one), waiting for staff, ignored (nobody wrote it), report
--   (a mail of ours has failed), limited (its sender has had the share of an hour or a day; nothing
--   is kept of it) or aside.

-- function private.take_product_of_pipeline() returns trigger
--   definer, volatile; for nobody; database/functions/take_product_of_pipeline.sql
--   Trigger: a deal belongs to the product of its pipeline.

-- function private.take_product_of_project() returns trigger
--   definer, volatile; for nobody; database/functions/take_product_of_project.sql
--   Trigger: an invoice belongs to the product of its project.

-- function private.take_products_of_new_contacts() returns trigger
--   definer, volatile; for nobody; database/functions/take_products_of_new_contacts.sql
--   Statement trigger: companies belong to the products of their new people.

-- function private.take_products_of_source() returns trigger
--   definer, volatile; for nobody; database/functions/take_products_of_source.sql
--   Trigger: a contact belongs to the product of its source.

-- function private.take_report(p_report jsonb) returns boolean
--   volatile; for nobody; database/functions/take_report.sql
--   Notes that a mail of ours did not arrive: it has failed, and where its address will never take
--   one, nothing goes there any more, the newsletter included. False where we have sent no such
--   mail.

-- function private.take_ticket_message(p_id uuid, p_ticket_id uuid, p_entry_id uuid, p_name text,
-- p_email text, p_body text, p_via text default 'mail') returns uuid
--   definer, volatile; for service_role; database/functions/take_ticket_message.sql
--   What somebody from outside has written into a ticket, by mail or in the portal, under an id by
--   which it is taken once. Says which ticket has taken it: that one, the one it goes on in, or one
--   that continues it. Null for a ticket that is gone.

-- function private.take_upload(p_id uuid, p_user uuid, p_folder uuid, p_file uuid, p_facts jsonb)
-- returns uuid
--   definer, volatile; for service_role; database/functions/take_upload.sql
--   Makes a file of an upload that was looked at, or the next version of one, and says which. Asked
--   twice it is one. Null where there is nothing to take, or no place to lay it.

-- function private.task_for_mail(p_task_id uuid) returns table(user_id uuid, email text, locale
-- text, title text, note text, due_at timestamptz, has_time boolean, remind_at timestamptz,
-- subject text, subject_id uuid, subject_name text)
--   definer, stable; for service_role; database/functions/task_for_mail.sql
--   What the owner of a task is reminded of by mail: no row where it is done or gone meanwhile, or
--   she may no longer see it or does not want it.

-- function private.task_moments(p_user uuid) returns table(kind text, id uuid, subject text, label
-- text, at timestamptz, tells boolean)
--   definer, stable; for nobody; database/functions/task_moments.sql
--   When tasks of somebody, the caller, are due: those that are late, and those of the next hours.

-- function private.task_subject(p_subject text, p_id uuid) returns table(lead_id uuid, contact_id
-- uuid, deal_id uuid, product text)
--   stable; for nobody; database/functions/task_subject.sql
--   What a task is about, as its row names it, and the product it belongs to. No row where it is
--   gone.

-- function private.tell_client(p_user uuid, p_organization uuid, p_kind text, p_title text, p_path
-- text, p_job text default 'client.notice-mail', p_payload jsonb default '{}'::jsonb, p_after
-- interval default '00:00:00'::interval) returns void
--   definer, volatile; for nobody; database/functions/tell_client.sql
--   Tells somebody of a client a piece of news as she has chosen for its kind: by the mail of a job
--   at once, within five an hour and twenty a day, else in the next morning's. p_path is where it is
--   looked at.

-- function private.thread_of_mail(p_mail jsonb) returns table(kind text, id uuid)
--   stable; for nobody; database/functions/thread_of_mail.sql
--   What a mail answers: by the address it went to, else by the nearest of our mails that it names;
--   no row where it answers none that is still there. Addresses and names were signed, which the
--   server has checked.

-- function private.ticket_alerts_for_mail(p_mail_id uuid) returns table(user_id uuid, email text,
-- locale text, ticket_id uuid, number bigint, priority text, clock text, due_at timestamptz,
-- seconds integer)
--   definer, stable; for service_role; database/functions/ticket_alerts_for_mail.sql
--   The tickets of one mail that still wait, as answer_alert_for_mail() says its leads. Names
--   nobody, and says nothing of what it is about.

-- function private.ticket_answer_for_mail(p_message_id uuid, p_entry_id uuid, p_asks_in uuid)
-- returns table(ticket_id uuid, number bigint, title text, protocol text, entry_id uuid, asks_in
-- uuid, name text, email text, locale text, body text, by_name text, files jsonb)
--   definer, stable; for service_role; database/functions/ticket_answer_for_mail.sql
--   What one of those who ask in a ticket is mailed of an answer: no row where she asks there no
--   more, or all of it is gone.

-- function private.ticket_conditions(p_text text, p_status text, p_waits text, p_priority text,
-- p_owner text, p_project uuid, p_module uuid, p_contact uuid, p_company uuid, p_due text, p_whole
-- boolean) returns text
--   stable; for nobody; database/functions/ticket_conditions.sql
--   Condition in SQL on tickets s that a list asks for, but for the words; with p_whole also state
--   and turn, which the walk of a page says itself.

-- function private.ticket_done_at(p_ticket public.feedback_tickets) returns timestamptz
--   immutable; for nobody; database/functions/ticket_done_at.sql
--   Since when a ticket is solved, or closed at once; null while it is open, or where it went into
--   another.

-- function private.ticket_due_at(p_ticket uuid, p_since timestamptz, p_seconds integer) returns
-- timestamptz
--   definer, stable; for nobody; database/functions/ticket_due_at.sql
--   When so many seconds of the house's business time on a ticket are over: put off by each time in
--   which its clock stood still before. Null where the house never opens for so long.

-- function private.ticket_in_reach(p_ticket_id uuid, p_action text) returns boolean
--   definer, stable; for authenticated; database/functions/ticket_in_reach.sql
--   Whether the caller may do something with a ticket, by the product of its project.

-- function private.ticket_may_move(p_from text, p_to text) returns boolean
--   immutable; for nobody; database/functions/ticket_may_move.sql
--   Ways of a ticket; what is closed stays closed, and nothing becomes one of the others.

-- function private.ticket_mention_for_mail(p_mention_id uuid) returns table(note_id uuid, user_id
-- uuid, email text, locale text, by_name text, ticket_id uuid, number bigint, title text, body
-- text, named jsonb)
--   definer, stable; for service_role; database/functions/ticket_mention_for_mail.sql
--   What a colleague is told by mail of a note about a ticket that names her: no row where it was
--   removed or read meanwhile, she may no longer read the ticket, or does not want such mails.

-- function private.ticket_messages_followed(p_token text) returns table(id uuid, at timestamptz)
--   stable; for nobody; database/functions/ticket_messages_followed.sql
--   Messages that whoever asks in a ticket may read by the secret that she was mailed. Notes of
--   staff are in another table.

-- function private.ticket_moments(p_user uuid) returns table(kind text, id uuid, subject text,
-- label text, at timestamptz, tells boolean)
--   definer, stable; for nobody; database/functions/ticket_moments.sql
--   When the time of tickets of somebody, the caller, runs out or is over: her own, and those of
--   nobody that she may work.

-- function private.ticket_note_in_reach(p_note_id uuid) returns boolean
--   definer, stable; for nobody; database/functions/ticket_note_in_reach.sql
--   Whether the caller may read a note about a ticket or an entry: it is there, and of her products.

-- function private.ticket_of_mail(p_id uuid) returns uuid
--   volatile; for nobody; database/functions/ticket_of_mail.sql
--   Opens a ticket of a stranger's mail, under the same id, and mails its author the number with the
--   way back.

-- function private.ticket_of_token(p_token text) returns table(ticket_id uuid, email text, since
-- timestamptz)
--   stable; for nobody; database/functions/ticket_of_token.sql
--   The ticket of a mailed secret, who asks there by it, and since when answers are hers; no row for
--   one that leads nowhere.

-- function private.ticket_receipt(p_ticket_id uuid) returns table(id uuid, number bigint, title
-- text, name text, email text, locale text, body text)
--   definer, stable; for service_role; database/functions/ticket_receipt.sql
--   A ticket that a mail has opened, as its sender is told of it; no row where she asks there no
--   more.

-- function private.ticket_reply_for_mail(p_message_id uuid, p_entry_id uuid) returns
-- table(ticket_id uuid, number bigint, title text, protocol text, entry_id uuid, name text, email
-- text, locale text, body text, by_name text, files jsonb)
--   definer, stable; for service_role; database/functions/ticket_reply_for_mail.sql
--   What one of those who ask in a ticket is mailed of an answer: no row where she asks there no
--   more, or all of it is gone.

-- function private.ticket_rule_moments(p_product text, p_starts jsonb, p_from timestamptz, p_to
-- timestamptz) returns table(subject_id uuid, at timestamptz, key text)
--   stable; for nobody; database/functions/ticket_rule_moments.sql
--   Tickets of which a silence or term of a rule came in a stretch of time, and when: the part of
--   tickets of rule_moments().

-- function private.ticket_said_for_mail(p_message_id uuid) returns table(message_id uuid,
-- ticket_id uuid, number bigint, title text, name text, email text, body text, other_sender
-- boolean, files integer, owner_email text, owner_locale text)
--   definer, stable; for service_role; database/functions/ticket_said_for_mail.sql
--   What a mail tells of words that came into a ticket, and who looks after it: nobody's address
--   where nobody does who may. No row where it is gone, or its owner does not want such mails.

-- function private.ticket_survivor(p_ticket_id uuid) returns uuid
--   stable; for nobody; database/functions/ticket_survivor.sql
--   The ticket in which one goes on that was merged; itself else.

-- function private.ticket_taking(p_tickets uuid[]) returns uuid
--   volatile; for nobody; database/functions/ticket_taking.sql
--   Which of several tickets takes what somebody writes: the one that is worked on; else the one
--   solved within 14 days, which is opened again; else a new one that continues the last. Null for
--   none.

-- function private.ticket_words_like(p_text text) returns text
--   stable; for nobody; database/functions/ticket_words_like.sql
--   Condition in SQL that tickets s with their rows w of private.ticket_words have what a person
--   typed, of what she may read; null for nothing.

-- function private.ticket_worked_seconds(p_ticket uuid, p_since timestamptz, p_until timestamptz)
-- returns integer
--   definer, stable; for nobody; database/functions/ticket_worked_seconds.sql
--   Business time between two moments in which a ticket was the house's turn, in seconds.

-- function private.tickets_asked(p_text text, p_status text, p_waits text, p_priority text,
-- p_owner text, p_project uuid, p_module uuid, p_whole boolean) returns text
--   stable; for nobody; database/functions/tickets_asked.sql
--   Condition in SQL on tickets s that a list asks for; with p_whole also state and turn, which the
--   walk of a page says itself.

-- function private.tickets_gone_into(p_ticket_id uuid) returns uuid[]
--   stable; for nobody; database/functions/tickets_gone_into.sql
--   A ticket, and all that were merged into it.

-- function private.tickets_of_person(p_person private.person) returns setof uuid
--   stable; for nobody; database/functions/tickets_of_person.sql
--   Tickets that somebody asked for. One that only another entry of hers is linked to is of whoever
--   asked for it.

-- function private.tickets_page_sql(p_text text, p_status text, p_waits text, p_priority text,
-- p_owner text, p_project uuid, p_module uuid, p_sort text, p_descending boolean, p_after uuid,
-- p_limit integer) returns text
--   stable; for nobody; database/functions/tickets_page_sql.sql
--   The statement of tickets_page().

-- function private.tickets_to_join(p_email text, p_subject text, p_ticket_id uuid) returns
-- table(id uuid, number bigint, title text)
--   definer, stable; for nobody; database/functions/tickets_to_join.sql
--   Tickets that a mail may continue which names none: of the same sender and of the same subject,
--   worked on or solved within 30 days, as far as the caller may read them. p_ticket_id is not among
--   them.

-- function private.tickets_to_tell() returns table(id uuid, clock text, owner_id uuid, project_id
-- uuid, due_at timestamptz)
--   definer, stable; for nobody; database/functions/tickets_to_tell.sql
--   Tickets whose time runs out, or has been over for less than a week, by the clock that says so.

-- function private.time_ticket() returns trigger
--   definer, volatile; for nobody; database/functions/time_ticket.sql
--   Trigger: an answer stops the clock of the first answer, and so does passing the turn to whoever
--   asks; the clock of the solution stands while it is not the house's turn and goes on when it is
--   again. Taking a move back lets both run as if they had never stopped.

-- function private.title_of_words(p_words text) returns text
--   immutable; for authenticated, service_role; database/functions/title_of_words.sql
--   What a ticket is called by what somebody said, where nobody has given it a title.

-- function private.top_idea_scores(p_projects uuid[]) returns numeric[]
--   stable; for nobody; database/functions/top_idea_scores.sql
--   The thousand best scores of ideas that are yet to be decided, of these projects or of all,
--   lowest first.

-- function private.try_import_lines(p_import public.crm_imports, p_lines integer[]) returns void
--   volatile; for nobody; database/functions/try_import_lines.sql
--   Does what lines say, and leaves out each that the database refuses.

-- function private.uid() returns uuid
--   stable; for anon, authenticated, service_role; database/migrations
--   The signed-in user's id, or null.

-- function private.uncounted(p_row jsonb) returns jsonb
--   immutable; for authenticated, service_role; database/functions/uncounted.sql
--   A row without what counts by itself. Triggers run as whoever changes a row.

-- function private.unmerge_hindrance(p_merge_id uuid) returns text
--   stable; for nobody; database/functions/unmerge_hindrance.sql
--   Why a merge can no longer be undone: gone, undone, merged_on (the survivor itself has been
--   merged), merged_since (it has taken in another since), edited, or moved_on (a row leads to
--   somebody else by now); null where it can.

-- function private.untouched_of_import(p_import public.crm_imports, p_lines integer[], p_what
-- text) returns uuid[]
--   stable; for nobody; database/functions/untouched_of_import.sql
--   The contacts, deals or companies that these lines made and nobody has touched since: they are as
--   they were made, nothing leads to them, and nothing has happened in them.

-- function private.upload_now(p_id uuid, p_user uuid) returns table(project_id uuid, name text,
-- size bigint, received bigint, begun_at timestamptz, taken boolean)
--   definer, stable; for service_role; database/functions/upload_now.sql
--   How far an upload has come, for the person whose it is, within its day and as long as she may
--   give files there.

-- function private.uptime() returns table(since timestamptz, covered integer, minutes integer)
--   definer, stable; for service_role; database/functions/uptime.sql
--   Since when no minute is missing, and of the minutes of the last thirty days, or of those since
--   the first one counted, how many the site was running. No row before the first.

-- function private.use_code(p_user_id uuid, p_code_hash bytea) returns boolean
--   definer, volatile; for service_role; database/functions/use_code.sql
--   Marks a code of an authenticator as used; false when it was used before.

-- function private.version_for_client(p_version uuid, p_roles text[]) returns public.projects
--   definer, volatile; for nobody; database/functions/version_for_client.sql
--   A version that one of the client, in one of the roles, decides on or speaks about, its project
--   held until that is done. Null where it is none of hers.

-- function private.version_for_mail(p_version uuid, p_user uuid) returns table(email text, name
-- text, locale text, organization text, project_id uuid, project text, deliverable_id uuid, title
-- text, number integer, file_name text, size integer, sender text, sent_at timestamptz, holds
-- boolean)
--   definer, stable; for service_role; database/functions/version_for_mail.sql
--   A version as one who may decide on it is mailed it; nothing once it waits no more, or she may
--   not.

-- function private.version_to_draw(p_version uuid) returns table(storage_key text, file_name text,
-- content_type text, size integer, first integer)
--   definer, stable; for service_role; database/functions/version_to_draw.sql
--   The file of a version that is still to be drawn, and the first page that is not kept yet.
--   Nothing where it is done or gone.

-- function private.viewed_as(p_roles text[]) returns uuid[]
--   definer, stable; for nobody; database/functions/viewed_as.sql
--   The client as whom the caller looks, if the view has one of the roles: that of an owner, or that
--   of a member where the caller may not read invoices. Such a transaction writes nothing.

-- function private.visitor_within_limit(p_what text, p_identifier text, p_max integer, p_window
-- interval) returns boolean
--   volatile; for nobody; database/functions/visitor_within_limit.sql
--   The visitor's own limit: counted by the claims, without any by the forwarded address, and never
--   for everybody at once.

-- function private.voice_of(p_contact_id uuid, p_email text, p_entry_id uuid) returns text
--   immutable; for nobody; database/functions/voice_of.sql
--   Whose voice an entry is: of a contact, else of an address, else of itself.

-- function private.voices_to_mail(p_entry_id uuid) returns table(entry_id uuid, locale text)
--   definer, stable; for nobody; database/functions/voices_to_mail.sql
--   Entries whose authors are mailed when an idea is decided, one a person, with the language of
--   each.

-- function private.waiting_mail_bytes() returns bigint
--   definer, stable; for service_role; database/functions/waiting_mail_bytes.sql
--   Bytes that came along with mails of strangers that nobody has taken.

-- function private.wants_notice(p_user uuid, p_kind text, p_channel text default 'mail') returns
-- boolean
--   definer, stable; for service_role; database/functions/wants_notice.sql
--   Whether somebody wants notices of a kind: true unless she has switched it off. Asked when a
--   notice is ordered, and again before it leaves.

-- function private.with_answer_clock(p_lead public.qualification_submissions) returns
-- public.qualification_submissions
--   definer, stable; for nobody; database/functions/with_answer_clock.sql
--   A lead with the clock that the targets, hours and holidays of today give it from its arrival on.

-- function private.with_ticket_clock(p_ticket public.feedback_tickets) returns
-- public.feedback_tickets
--   definer, stable; for nobody; database/functions/with_ticket_clock.sql
--   A ticket with the clocks that the targets, hours and holidays of today give it: the first
--   answer's until it is given, and that of its solution while it is the house's turn.

-- function private.words_of_asker(p_contact_id uuid, p_company_id uuid) returns text
--   stable; for nobody; database/functions/words_of_asker.sql
--   What a ticket is found by of its contact and company: names, every address, and telephones as
--   private.phone_key() has them; folded.

-- function private.words_of_contact(p_contact_id uuid) returns text
--   stable; for nobody; database/functions/words_of_contact.sql
--   What one contact is found by.

-- function private.words_of_contacts(p_ids uuid[]) returns table(id uuid, words text)
--   stable; for nobody; database/functions/words_of_contacts.sql
--   What contacts are found by: name, company, job title, addresses, and telephones as
--   private.phone_key() has them; folded.

-- function private.words_of_deal(p_title text, p_contact_id uuid, p_company_id uuid) returns text
--   stable; for nobody; database/functions/words_of_deal.sql
--   What a deal is found by: its title, and the names of its contact and company.

-- function private.words_of_idea(p_protocol text, p_name text, p_email text, p_verbatim text)
-- returns text
--   immutable; for nobody; database/functions/words_of_idea.sql
--   What an idea is found by, folded.

-- function private.words_of_lead(p_protocol text, p_contact_id uuid, p_form_data jsonb) returns
-- text
--   stable; for nobody; database/functions/words_of_lead.sql
--   What a lead is found by: protocol, name, address, company, telephone as private.phone_key() has
--   it, and the answers.

-- function private.words_of_ticket(p_number bigint, p_title text, p_name text, p_email text)
-- returns text
--   immutable; for nobody; database/functions/words_of_ticket.sql
--   What a ticket is found by of what it holds itself; folded.

-- function private.words_to_find(p_protocol text, p_contact_id uuid, p_form_data jsonb,
-- p_form_snapshot jsonb) returns text
--   stable; for nobody; database/functions/words_to_find.sql
--   What a lead is found by: protocol, name, company, every address and telephone of its contact, as
--   private.phone_key() has them, the answers, and of a choice its label in every language; folded.

-- function private.worked_leads_count_sql(p_text text, p_status text, p_source text, p_owner text,
-- p_score text, p_answer text, p_from date, p_to date) returns text
--   stable; for nobody; database/functions/worked_leads_count_sql.sql
--   The statement of worked_leads_count().

-- function private.worked_leads_page_sql(p_text text, p_status text, p_source text, p_owner text,
-- p_score text, p_answer text, p_from date, p_to date, p_sort text, p_descending boolean, p_after
-- uuid, p_limit integer) returns text
--   stable; for nobody; database/functions/worked_leads_page_sql.sql
--   The statement of worked_leads_page().

-- function private.write_import_lines(p_import public.crm_imports, p_lines integer[]) returns void
--   volatile; for nobody; database/functions/write_import_lines.sql
--   Does what lines say that have nobody in common, and writes down for each what it made and what
--   stood there before.

-- function public.add_by_hand(p_id uuid, p_what text, p_product text, p_name text, p_email text,
-- p_phone text, p_company text, p_value numeric, p_contact_id uuid default null::uuid, p_double
-- boolean default false, p_title text default null::text, p_note text default null::text,
-- p_owner_id uuid default null::uuid) returns table(what text, id uuid, contact_id uuid)
--   definer, volatile; for authenticated; database/functions/add_by_hand.sql
--   A lead, a contact or a deal that began on the telephone, under an id of the sender's, with a
--   note of what else was said; it is the sender's own unless an owner is given. Mails nobody. A
--   known contact is taken by p_contact_id; with p_double a second one is made of whoever has the
--   telephone. Refuses with crm_create_missing, by_hand_invalid, by_hand_owner, contact_known
--   (23505), contact_gone or no_pipeline.

-- function public.add_client_contact(p_deal uuid, p_contact uuid, p_role text) returns text
--   definer, volatile; for authenticated; database/functions/add_client_contact.sql
--   Lets a contact of a deal see the work for its client, by the account of a confirmed address:
--   added, account where there is none, gone where deal, client or contact are. Refuses with
--   projects_update_missing; 23514 for another role.

-- function public.add_feedback_message(p_entry_id uuid, p_body text, p_is_internal boolean default
-- true) returns uuid
--   definer, volatile; for authenticated; database/functions/add_feedback_message.sql
--   A note of staff, or an answer that the author reads at the follow-up link and by mail. Null for
--   an unknown entry; refuses with feedback_update_missing.

-- function public.answer_figures(p_from date, p_to date, p_was_from date default null::date,
-- p_was_to date default null::date) returns table(period text, target integer, in_target boolean,
-- minutes integer, answers integer)
--   definer, stable; for authenticated; database/functions/answer_figures.sql
--   How long first answers took to the leads of two ranges of days, in minutes of business time.
--   Refuses with analytics_read_missing or crm_read_missing.

-- function public.answer_my_survey(p_id uuid, p_score integer, p_comment text) returns text
--   definer, volatile; for authenticated; database/functions/answer_my_survey.sql
--   Keeps what the caller answers to a survey that she was sent, as the page of its link does: kept,
--   late, limited or unknown.

-- function public.answer_privacy_request(p_id uuid, p_outcome text, p_answer text) returns void
--   definer, volatile; for authenticated; database/functions/answer_privacy_request.sql
--   Closes a proved request: copy_given (access, portability), corrected, or refused with the
--   reason. Refuses with users_update_missing, request_not_open, outcome_unfit or answer_missing.

-- function public.answer_survey(p_invitation_id uuid, p_score integer, p_comment text) returns
-- text
--   definer, volatile; for service_role; database/functions/answer_survey.sql
--   Keeps whether somebody would recommend the company, 0 to 10, as one entry of type nps that she
--   may change for 7 days; the server has looked at the signature of her link. kept, late, limited
--   (20 an hour) or unknown.

-- function public.application_receipt(p_protocol text) returns table(protocol text, locale text)
--   definer, stable; for anon, authenticated, service_role;
-- database/functions/application_receipt.sql
--   What the thank-you page may show for a protocol: nothing of the person, and no row for an
--   unknown one.

-- function public.approve_version(p_version uuid, p_sha256 text) returns jsonb
--   definer, volatile; for authenticated; database/functions/approve_version.sql
--   Approves a version for the client, once: approved, or already with who was first; changed where
--   the file is another than she has seen, decided where it waits no longer, staff where the caller
--   holds a role of staff, and gone where it is none of hers to decide. The receipt goes to her and
--   to whoever answers for the project.

-- function public.ask_for_change(p_id uuid, p_version uuid, p_body text, p_weight text) returns
-- text
--   definer, volatile; for authenticated; database/functions/ask_for_change.sql
--   Asks for a change of a version that waits: asked, approved where somebody was first with that,
--   decided where it waits no longer, staff where the caller holds a role of staff, gone where it is
--   none of hers. Owners and members do. Under an id by which it is asked once; whoever answers for
--   the project is told.

-- function public.ask_for_own_erasure(p_id uuid) returns text
--   definer, volatile; for authenticated; database/functions/ask_for_own_erasure.sql
--   Asks that the caller's data be erased, as a privacy request whose address her account has
--   proved: its reference number, that of the open one where there is one, or null where the address
--   is not proved.

-- function public.ask_newsletter_again(p_subscription_id uuid) returns text
--   definer, volatile; for service_role; database/functions/ask_newsletter_again.sql
--   A new confirmation mail for whoever holds an expired link; says the state.

-- function public.begin_client_view(p_project uuid) returns uuid
--   definer, volatile; for authenticated; database/functions/begin_client_view.sql
--   Keeps that somebody looks at a project as its client does, and says which client that is.
--   Refuses with projects_read_missing; null where nothing was shown yet, or where the client has a
--   product that the caller may not read.

-- function public.begin_export(p_what text, p_rows integer, p_filter jsonb) returns void
--   definer, volatile; for authenticated; database/functions/begin_export.sql
--   Puts on record, before the first row leaves, who exports what (leads, contacts, deals,
--   newsletter, projects, invoices or security_events), with how many rows there are. How many went
--   is a second entry, of the end. Refuses with crm_, campaigns_, projects_, financial_ or
--   users_approve_missing.

-- function public.begin_import(p_id uuid, p_product text, p_file_name text, p_storage_key text,
-- p_encoding text, p_separator text, p_header text[], p_fingerprint text, p_lines integer,
-- p_source text) returns uuid
--   definer, volatile; for authenticated; database/functions/begin_import.sql
--   Takes a file of contacts in, whose columns are still to be named. Null where the id is somebody
--   else's. Refuses with crm_create_missing.

-- function public.begin_project_wait(p_project uuid, p_position integer, p_what text, p_since
-- date) returns uuid
--   definer, volatile; for authenticated; database/functions/begin_project_wait.sql
--   Says that a stage waits for the client since a day. Refuses with projects_update_missing,
--   project_gone or date_ahead (23514).

-- function public.bounced_addresses_of(p_about text, p_id uuid) returns table(email text, closed
-- boolean, failures integer, reason text, failed_at timestamptz, trusted_at timestamptz,
-- trusted_by text)
--   definer, stable; for authenticated; database/functions/bounced_addresses_of.sql
--   Which addresses of a lead, contact, deal or ticket have given mails back, and whether mails go
--   there. Refuses with crm_read_missing or feedback_read_missing.

-- function public.cancel_import(p_id uuid) returns boolean
--   definer, volatile; for authenticated; database/functions/cancel_import.sql
--   Stops an import behind the batch under way; what it has made stays until it is undone. False
--   when it is over. Refuses with crm_create_missing.

-- function public.cancel_invoice(p_invoice uuid, p_cause text) returns void
--   definer, volatile; for authenticated; database/functions/cancel_invoice.sql
--   Takes an invoice back: a draft as it is, an issued one with a cause. Its number goes to no
--   other. Refuses with financial_update_missing, financial_approve_missing, invoice_gone,
--   invoice_paid or cause_missing (23514).

-- function public.change_client_member(p_organization uuid, p_user uuid, p_role text) returns text
--   definer, volatile; for authenticated; database/functions/change_client_member.sql
--   An owner of a client gives one of its people another role, or with null ends her sight of the
--   work; anybody ends her own. changed, ended, last (a client keeps one owner), staff where the
--   caller holds a role of staff, or gone. 23514 for a role that there is not.

-- function public.change_project_dates(p_project uuid, p_changes jsonb, p_cause text, p_whose
-- text) returns void
--   definer, volatile; for authenticated; database/functions/change_project_dates.sql
--   Moves days of a project that was shown, together and with one cause: what is planned, what
--   happened, and, until the client has opened it, what was promised. Refuses with
--   projects_update_missing, project_gone, promise_stands, date_out_of_range, date_ahead,
--   dates_as_they_were or project_not_shown (23514).

-- function public.change_role(p_user_id uuid, p_seen text, p_role text) returns jsonb
--   definer, volatile; for authenticated, service_role; database/functions/change_role.sql
--   Puts one role in the place of all that somebody holds, or none; it stays in the product they
--   were in. p_seen is the highest as it was read. Says what restore_roles() takes back.

-- function public.check_import_lines(p_id uuid, p_round integer, p_lines jsonb) returns boolean
--   definer, volatile; for authenticated; database/functions/check_import_lines.sql
--   A batch of the dry run: keeps lines {line, cells, fields, remarks, problem, alone} and predicts
--   what the import will do with each, after the lines before it; a line that is kept already stays.
--   alone: no other line of the file has its addresses, phones or company. False when the check is
--   over or was begun anew. Refuses with crm_create_missing.

-- function public.check_rate_limit(identifier text, max_requests integer default 5, time_window
-- interval default '01:00:00'::interval) returns boolean
--   definer, volatile; for anon, authenticated, service_role;
-- database/functions/check_rate_limit.sql
--   True while fewer than max_requests calls were let through within time_window, counted per role,
--   client and identifier (of strangers per place of it, see private.limit_place). At most 1000
--   requests in 1 minute to 31 days, else SQLSTATE 22023.

-- function public.check_subscription_status(email_address text) returns table(status text)
--   definer, stable; for anon, authenticated, service_role;
-- database/functions/check_subscription_status.sql
--   State of an address for those who may read campaigns. To everybody else no row, which is also
--   the answer for an unknown one: nobody can probe a stranger.

-- function public.choose_client_notice(p_kind text, p_way text) returns void
--   definer, volatile; for authenticated; database/functions/choose_client_notice.sql
--   Chooses for the caller alone how she hears of a kind of news of her clients: now, digest or off.

-- function public.choose_notice(p_kind text, p_channel text, p_off boolean) returns void
--   definer, volatile; for authenticated; database/functions/choose_notice.sql
--   Switches a kind of notice off or on for the caller alone, by mail or in the desk.

-- function public.choose_product(p_slug text) returns boolean
--   definer, volatile; for authenticated; database/functions/choose_product.sql
--   Narrows the caller's lists to one of the products she may read, or to none with null; false
--   where it is none of them.

-- function public.claim_contacts(p_product_id uuid, p_limit integer) returns integer
--   definer, volatile; for service_role; database/functions/claim_contacts.sql
--   Contacts whose source a product has taken belong to it from then on, so many at once; answers
--   how many they were.

-- function public.client_desk_figures(p_organization uuid) returns jsonb
--   definer, stable; for authenticated; database/functions/client_desk_figures.sql
--   How soon a client was answered first and its tickets were solved in 90 days, in seconds of
--   business time: medians, of how many, within what was promised. For its owners and members; null
--   for others.

-- function public.client_of_deal(p_deal uuid) returns jsonb
--   definer, stable; for authenticated; database/functions/client_of_deal.sql
--   The client of a deal, its people, and the contacts of the deal who are none of them yet; null
--   before it is won, and for whoever may read neither deal nor projects.

-- function public.client_people(p_organization uuid) returns jsonb
--   definer, stable; for authenticated; database/functions/client_people.sql
--   The people of a client for one of them; their addresses, and who was invited, for its owners
--   alone. Null for anybody else.

-- function public.client_ticket(p_id uuid) returns jsonb
--   definer, stable; for authenticated; database/functions/client_ticket.sql
--   A ticket as one of the people of its client reads it in the portal: what was said to and by
--   them, who answers for it, and what she is asked about how it was solved. Null for anybody else.

-- function public.client_ticket_file(p_id uuid) returns table(storage_key text, original_name
-- text, content_type text, size integer)
--   definer, stable; for authenticated; database/functions/client_ticket_file.sql
--   A file of a message that the caller reads in the portal; no row for anybody else.

-- function public.client_tickets(p_organization uuid, p_words text default null::text, p_after
-- uuid default null::uuid, p_limit integer default 20) returns table(id uuid, number bigint, title
-- text, status text, waits_for text, project text, opened_by text, conducted_by text, created_at
-- timestamptz, last_at timestamptz)
--   definer, stable; for authenticated; database/functions/client_tickets.sql
--   Tickets of a client for one of its people: what waits for them first, then what the house has,
--   then what is done, each the newest first, after the one given. Finance finds those that she
--   opened. No row for others.

-- function public.client_tickets_waiting() returns table(id uuid, organization uuid, number
-- bigint, title text, asked_by text, at timestamptz)
--   definer, stable; for authenticated; database/functions/client_tickets_waiting.sql
--   Tickets that wait for an answer of the people of the caller's clients, the longest first.

-- function public.companies_count(p_text text default null::text, p_active text default
-- null::text, p_product text default null::text, p_owner uuid default null::uuid) returns integer
--   definer, stable; for authenticated; database/functions/companies_count.sql
--   How many companies a list has; 10001 stands for more than 10000. Refuses with crm_read_missing.

-- function public.companies_page(p_text text default null::text, p_active text default null::text,
-- p_product text default null::text, p_owner uuid default null::uuid, p_sort text default 'name',
-- p_descending boolean default false, p_after uuid default null::uuid, p_limit integer default 50)
-- returns table(id uuid, name text, cnpj text, site text, city text, state text, products text[],
-- owner_id uuid, owner_name text, is_active boolean, people integer, open_deals integer,
-- open_value numeric, created_at timestamptz)
--   definer, stable; for authenticated; database/functions/companies_page.sql
--   Companies by name or by created, a page after the one given; p_active: no or all, else those in
--   use. People and deals are counted as far as the caller sees them. Refuses with crm_read_missing.

-- function public.company_timeline(p_company_id uuid, p_before bigint default null::bigint,
-- p_limit integer default 30) returns table(id bigint, at timestamptz, subject text, subject_id
-- uuid, kind text, group_kind text, about text, body text, by_name text, fields text[])
--   definer, stable; for authenticated; database/functions/company_timeline.sql
--   What happened with a company, its deals and its people, newest first, so many before the event
--   given, of the products that the caller may read. Refuses with crm_read_missing or company_gone.

-- function public.confirm_newsletter(p_subscription_id uuid, p_asked_at timestamptz) returns text
--   definer, volatile; for service_role; database/functions/confirm_newsletter.sql
--   Follows a confirmation link whose signature the server has checked: confirmed, or the state that
--   stands in the way (active, expired, unsubscribed, unknown). Makes the contact.

-- function public.contact_kept_until(p_contact_id uuid) returns table(last_contact timestamptz,
-- erase_at timestamptz, contract boolean, served boolean, beyond boolean)
--   definer, stable; for authenticated; database/functions/contact_kept_until.sql
--   Until when what is held of somebody may be kept, and why: null while she has an account. By the
--   products that the caller may read; beyond says that she belongs to others too, in which more may
--   be kept for longer. Refuses with crm_read_missing or contact_gone.

-- function public.contact_merges_of(p_contact_id uuid) returns table(id uuid, merged_id uuid, name
-- text, email text, phone text, merged_at timestamptz, hindrance text)
--   definer, stable; for authenticated; database/functions/contact_merges_of.sql
--   Who has been merged into a contact, newest first, and what stands in the way of undoing it.
--   Refuses with crm_read_missing or contact_gone.

-- function public.contact_newsletter(p_contact_id uuid) returns table(id uuid, email text, status
-- text, undeliverable boolean, asked_at timestamptz, confirmed_at timestamptz, unsubscribed_at
-- timestamptz, source_page text, consent_version text, consent_locale text)
--   definer, stable; for authenticated; database/functions/contact_newsletter.sql
--   What somebody agreed to by any of her addresses: each subscription, with the version of the
--   sentence that she read. Refuses with crm_read_missing, contact_gone or campaigns_read_missing.

-- function public.contact_pairs_count(p_text text default null::text, p_reason text default
-- null::text, p_apart text default null::text) returns integer
--   definer, stable; for authenticated; database/functions/contact_pairs_count.sql
--   How many pairs a list has; 10001 stands for more than 10000. Refuses with crm_read_missing.

-- function public.contact_pairs_page(p_text text default null::text, p_reason text default
-- null::text, p_apart text default null::text, p_sort text default 'sure', p_descending boolean
-- default true, p_after uuid default null::uuid, p_limit integer default 50) returns table(id
-- uuid, one_id uuid, one_name text, one_email text, one_phone text, one_company text, other_id
-- uuid, other_name text, other_email text, other_phone text, other_company text, reasons text[],
-- sure integer, apart boolean, came_at timestamptz)
--   definer, stable; for authenticated; database/functions/contact_pairs_page.sql
--   Contacts that may be one person, of which the caller sees both, by sure or newest, a page after
--   the one given; p_apart yes for those of whom somebody has said that they are two. Refuses with
--   crm_read_missing.

-- function public.contact_surveys(p_contact_id uuid) returns table(email text, is_main boolean,
-- given_at timestamptz, way text, proof text, noted_by text, left_at timestamptz, left_way text,
-- left_by text, asked_at timestamptz)
--   definer, stable; for authenticated; database/functions/contact_surveys.sql
--   Whether somebody agreed to be asked whether she would recommend the company, by each of her
--   addresses: how, since when, who noted it, and when she left. Refuses with crm_read_missing,
--   contact_gone or campaigns_read_missing.

-- function public.contact_timeline(p_contact_id uuid, p_kinds text[] default null::text[],
-- p_before timestamptz default null::timestamptz, p_before_key text default null::text, p_limit
-- integer default 30) returns table(key text, at timestamptz, kind text, title text, body text,
-- by_name text, link text, link_id uuid, details jsonb)
--   definer, stable; for authenticated; database/functions/contact_timeline.sql
--   Everything that has happened with somebody, and with whom she was merged, in the products that
--   the caller may read, newest first, so many behind the fact given: lead, move, note, call,
--   meeting, mail, message, deal, task, record, feedback, ticket, newsletter; the last three for
--   those who may read them. Refuses with crm_read_missing or contact_gone.

-- function public.contact_twins(p_contact_id uuid) returns table(id uuid, name text, email text,
-- phone text, company text, job_title text, owner_id uuid, source text, reasons text[], sure
-- integer, leads integer, deals integer)
--   definer, stable; for authenticated; database/functions/contact_twins.sql
--   Contacts that may be the same person, the surest first, each with the reasons: phone, email,
--   email_dots, company (the same name there), name (alike, at one company's domain). Refuses with
--   crm_read_missing or contact_gone.

-- function public.contacts_count(p_text text default null::text, p_product text default
-- null::text, p_owner uuid default null::uuid, p_source text default null::text, p_deal text
-- default null::text, p_company uuid default null::uuid, p_from date default null::date, p_to date
-- default null::date) returns integer
--   definer, stable; for authenticated; database/functions/contacts_count.sql
--   How many contacts a list has; 10001 stands for more than 10000. Refuses with crm_read_missing.

-- function public.contacts_export(p_text text default null::text, p_product text default
-- null::text, p_owner uuid default null::uuid, p_source text default null::text, p_deal text
-- default null::text, p_company uuid default null::uuid, p_from date default null::date, p_to date
-- default null::date, p_sort text default 'created', p_descending boolean default true, p_after
-- uuid default null::uuid, p_limit integer default 500) returns table(id uuid, name text, email
-- text, phone text, company text, company_id uuid, job_title text, source text, products text[],
-- owner_id uuid, owner_name text, open_deals integer, open_value numeric, created_at timestamptz)
--   definer, stable; for authenticated; database/functions/contacts_export.sql
--   A part of contacts_page() for a file. Refuses with crm_approve_missing or crm_read_missing.

-- function public.contacts_page(p_text text default null::text, p_product text default null::text,
-- p_owner uuid default null::uuid, p_source text default null::text, p_deal text default
-- null::text, p_company uuid default null::uuid, p_from date default null::date, p_to date default
-- null::date, p_sort text default 'created', p_descending boolean default true, p_after uuid
-- default null::uuid, p_limit integer default 50) returns table(id uuid, name text, email text,
-- phone text, company text, company_id uuid, job_title text, source text, products text[],
-- owner_id uuid, owner_name text, open_deals integer, open_value numeric, created_at timestamptz)
--   definer, stable; for authenticated; database/functions/contacts_page.sql
--   Contacts for staff, a page after the one given, as they came or by name; with words always as
--   they came. p_deal: open for those with an open deal, none for those without. Refuses with
--   crm_read_missing.

-- function public.counted_leads_count(p_from date default null::date, p_to date default
-- null::date, p_source text default null::text, p_reached text default null::text, p_answer text
-- default null::text) returns integer
--   definer, stable; for authenticated; database/functions/counted_leads_count.sql
--   How many leads counted_leads_page() has with the same filters; 10001 stands for more than 10000.
--   Refuses with crm_read_missing.

-- function public.counted_leads_page(p_from date default null::date, p_to date default null::date,
-- p_source text default null::text, p_reached text default null::text, p_answer text default
-- null::text, p_descending boolean default true, p_after uuid default null::uuid, p_limit integer
-- default 50) returns table(id uuid, protocol text, name text, company text, source text, status
-- text, created_at timestamptz, answer_target integer, answer_seconds integer, answer_due_at
-- timestamptz)
--   definer, stable; for authenticated; database/functions/counted_leads_page.sql
--   Leads that a figure counts, the newest first. Refuses with crm_read_missing.

-- function public.counted_subscriptions_count(p_kind text default null::text, p_from date default
-- null::date, p_to date default null::date) returns integer
--   definer, stable; for authenticated; database/functions/counted_subscriptions_count.sql
--   How many counted_subscriptions_page() has with the same filters. Refuses with
--   campaigns_read_missing.

-- function public.counted_subscriptions_page(p_kind text default null::text, p_from date default
-- null::date, p_to date default null::date, p_descending boolean default true, p_after uuid
-- default null::uuid, p_limit integer default 50) returns table(id uuid, email text, kind text,
-- way text, happened_at timestamptz)
--   definer, stable; for authenticated; database/functions/counted_subscriptions_page.sql
--   Who confirmed (or, by p_kind, left) the newsletter in days of the house. Refuses with
--   campaigns_read_missing.

-- function public.counted_tickets_count(p_did text default null::text, p_from date default
-- null::date, p_to date default null::date, p_project uuid default null::uuid, p_module text
-- default null::text) returns integer
--   definer, stable; for authenticated; database/functions/counted_tickets_count.sql
--   How many tickets counted_tickets_page() has with the same filters; 10001 stands for more than
--   10000. Refuses with feedback_read_missing.

-- function public.counted_tickets_page(p_did text default null::text, p_from date default
-- null::date, p_to date default null::date, p_project uuid default null::uuid, p_module text
-- default null::text, p_descending boolean default true, p_after uuid default null::uuid, p_limit
-- integer default 50) returns table(id uuid, number bigint, title text, status text, asks text,
-- project text, module text, at timestamptz)
--   definer, stable; for authenticated; database/functions/counted_tickets_page.sql
--   Tickets that a figure of the service desk counts, by when they were opened, answered, solved or
--   merged; with 'open' those that were open at the end of p_to. p_module is an id, or none. Refuses
--   with feedback_read_missing.

-- function public.crm_messages_of(p_subject text, p_id uuid, p_limit integer default 50) returns
-- table(id uuid, channel text, direction text, lead_id uuid, deal_id uuid, template_key text,
-- recipient text, subject text, body text, mail_id uuid, mail_state text, at timestamptz, by_name
-- text, mine boolean, files jsonb)
--   definer, stable; for authenticated; database/functions/crm_messages_of.sql
--   Messages of a lead, deal or contact that the caller may read, newest first, with their files and
--   what became of their mails. Refuses with crm_read_missing.

-- function public.crm_owners() returns table(id uuid, name text)
--   definer, stable; for authenticated; database/functions/crm_owners.sql
--   Whose contacts, companies, deals and tasks may be: everybody who may read the CRM; those who
--   share a name with their addresses. Refuses with crm_read_missing.

-- function public.deal_events(p_deal uuid, p_before bigint default null::bigint, p_limit integer
-- default 50) returns table(id bigint, kind text, from_value text, to_value text, reason text,
-- note text, undo boolean, recovered boolean, by_name text, at timestamptz)
--   definer, stable; for authenticated; database/functions/deal_events.sql
--   What happened to a deal, newest first, a part before the event given, with the names that
--   stages, people and companies have now; nothing of a deal that the caller may not read.

-- function public.deals_as_of(p_pipeline text, p_day date) returns table(id uuid, deals integer,
-- value numeric)
--   definer, stable; for authenticated; database/functions/deals_as_of.sql
--   How many deals stood in each stage of a pipeline when a day ended, and their value; of those
--   that were over, the last 30 days. Refuses with crm_read_missing.

-- function public.deals_board(p_pipeline text, p_text text default null::text, p_owner text
-- default null::text, p_source text default null::text, p_min numeric default null::numeric,
-- p_stalled text default null::text) returns table(id uuid, deals integer, value numeric)
--   definer, stable; for authenticated; database/functions/deals_board.sql
--   Deals of each stage of a pipeline and their value; of those that are over, the last 30 days.
--   Refuses with crm_read_missing.

-- function public.deals_count(p_text text default null::text, p_pipeline text default null::text,
-- p_stage uuid default null::uuid, p_state text default null::text, p_owner text default
-- null::text, p_source text default null::text, p_min numeric default null::numeric, p_month text
-- default null::text, p_stalled text default null::text) returns table(deals integer, value
-- numeric, weighted numeric)
--   definer, stable; for authenticated; database/functions/deals_count.sql
--   How many deals a list has, what they are worth, and how much of it the chances of their stages
--   leave. Refuses with crm_read_missing.

-- function public.deals_export(p_text text default null::text, p_pipeline text default null::text,
-- p_stage uuid default null::uuid, p_state text default null::text, p_owner text default
-- null::text, p_source text default null::text, p_min numeric default null::numeric, p_month text
-- default null::text, p_stalled text default null::text, p_after uuid default null::uuid, p_limit
-- integer default 500, p_sort text default 'newest', p_descending boolean default true) returns
-- table(id uuid, title text, contact_id uuid, contact_name text, company_name text, value numeric,
-- pipeline_id uuid, stage_id uuid, stage_name text, state text, owner_id uuid, owner_name text,
-- expected_close date, stage_since timestamptz, created_at timestamptz, closed_at timestamptz,
-- close_reason text, source text, revision integer, idle_days integer, stalled boolean, task_title
-- text, task_due_at timestamptz, task_has_time boolean, task_late boolean)
--   definer, stable; for authenticated; database/functions/deals_export.sql
--   A part of deals_page() for a file. Refuses with crm_approve_missing or crm_read_missing.

-- function public.deals_forecast(p_pipeline text, p_text text default null::text, p_owner text
-- default null::text, p_source text default null::text, p_min numeric default null::numeric,
-- p_stalled text default null::text) returns table(month text, stage_id uuid, deals integer, value
-- numeric, weighted numeric)
--   definer, stable; for authenticated; database/functions/deals_forecast.sql
--   What a pipeline should bring in: by month and stage how many deals, their value, and what its
--   chance leaves of it; late and none stand apart, and what this month has won is with it. Refuses
--   with crm_read_missing.

-- function public.deals_in_stage(p_stage uuid, p_text text default null::text, p_owner text
-- default null::text, p_source text default null::text, p_min numeric default null::numeric,
-- p_stalled text default null::text, p_after uuid default null::uuid, p_limit integer default 20)
-- returns table(id uuid, title text, contact_id uuid, contact_name text, company_name text, value
-- numeric, pipeline_id uuid, stage_id uuid, stage_name text, state text, owner_id uuid, owner_name
-- text, expected_close date, stage_since timestamptz, created_at timestamptz, closed_at
-- timestamptz, close_reason text, source text, revision integer, idle_days integer, stalled
-- boolean, task_title text, task_due_at timestamptz, task_has_time boolean, task_late boolean)
--   definer, stable; for authenticated; database/functions/deals_in_stage.sql
--   Cards of a column of the board, who came last first, a part after the deal given. Refuses with
--   crm_read_missing.

-- function public.deals_in_stage_as_of(p_pipeline text, p_stage uuid, p_day date, p_after bigint
-- default null::bigint, p_limit integer default 20) returns table(span bigint, id uuid, title
-- text, contact_name text, company_name text, value numeric, owner_name text, expected_close date,
-- state text, now_in text, now_pipeline text)
--   definer, stable; for authenticated; database/functions/deals_in_stage_as_of.sql
--   Cards of a column as they stood when a day ended, and where each deal is now; without a name
--   where it is gone. Refuses with crm_read_missing.

-- function public.deals_open_with_leads(p_leads uuid[]) returns table(id uuid, title text, value
-- numeric)
--   definer, volatile; for authenticated; database/functions/deals_open_with_leads.sql
--   Deals that stay open when these leads are lost, locked until the transaction ends. Refuses with
--   crm_update_missing.

-- function public.deals_page(p_text text default null::text, p_pipeline text default null::text,
-- p_stage uuid default null::uuid, p_state text default null::text, p_owner text default
-- null::text, p_source text default null::text, p_min numeric default null::numeric, p_month text
-- default null::text, p_stalled text default null::text, p_after uuid default null::uuid, p_limit
-- integer default 50, p_sort text default 'newest', p_descending boolean default true) returns
-- table(id uuid, title text, contact_id uuid, contact_name text, company_name text, value numeric,
-- pipeline_id uuid, stage_id uuid, stage_name text, state text, owner_id uuid, owner_name text,
-- expected_close date, stage_since timestamptz, created_at timestamptz, closed_at timestamptz,
-- close_reason text, source text, revision integer, idle_days integer, stalled boolean, task_title
-- text, task_due_at timestamptz, task_has_time boolean, task_late boolean)
--   definer, stable; for authenticated; database/functions/deals_page.sql
--   Deals for staff, a page after the deal given, in the order of p_sort (newest, value or close),
--   of the products that the caller may read and has chosen. Refuses with crm_read_missing.

-- function public.deliverable_file(p_version uuid) returns table(storage_key text, original_name
-- text, content_type text, size integer)
--   definer, stable; for authenticated; database/functions/deliverable_file.sql
--   Where the file of a version lies, for whoever may read its project; nothing for anybody else.

-- function public.demand_second_step(p_role text, p_demanded boolean) returns void
--   definer, volatile; for authenticated; database/functions/demand_second_step.sql
--   Demands a second step of a role, or no longer; for superadmins who have one.

-- function public.desk_backlog(p_from date, p_to date, p_project uuid default null::uuid, p_module
-- uuid default null::uuid) returns table(date date, waiting integer)
--   definer, stable; for authenticated; database/functions/desk_backlog.sql
--   How many tickets were open at the end of each day of a range, as they stand by now: one that was
--   opened again was never solved. Refuses with feedback_read_missing.

-- function public.desk_days(p_from date, p_to date, p_project uuid default null::uuid, p_module
-- uuid default null::uuid) returns table(date date, entries integer, bugs integer, ideas integer,
-- questions integer, srs_answers integer, srs_sum integer, nps_promoters integer, nps_passives
-- integer, nps_detractors integer, csat_answers integer, csat_sum integer, csat_good integer,
-- ratings integer, ratings_sum integer, ratings_good integer, tickets_opened integer,
-- tickets_answered integer, tickets_solved integer, tickets_merged integer)
--   definer, stable; for authenticated; database/functions/desk_days.sql
--   The figures of the service desk on the days of a range that have any, of all that the caller
--   reads, a project or a module. Refuses with feedback_read_missing.

-- function public.desk_parts(p_from date, p_to date, p_project uuid default null::uuid) returns
-- table(project_id uuid, project text, module_id uuid, module text, entries integer, bugs integer,
-- ideas integer, questions integer, srs_answers integer, srs_sum integer, nps_promoters integer,
-- nps_passives integer, nps_detractors integer, csat_answers integer, csat_sum integer, csat_good
-- integer, ratings integer, ratings_sum integer, ratings_good integer, tickets_opened integer,
-- tickets_answered integer, tickets_solved integer, tickets_merged integer)
--   definer, stable; for authenticated; database/functions/desk_parts.sql
--   The figures of the service desk over a range, by project and module; without a module what was
--   said of the whole product. Refuses with feedback_read_missing.

-- function public.desk_times(p_from date, p_to date, p_project uuid default null::uuid, p_module
-- uuid default null::uuid) returns table(answered integer, answer_seconds integer, solved integer,
-- solve_seconds integer)
--   definer, stable; for authenticated; database/functions/desk_times.sql
--   How many tickets were answered first and solved on the days of a range, and the medians of how
--   long that took in seconds of business time. Refuses with feedback_read_missing.

-- function public.discard_waiting_mail(p_id uuid, p_discard boolean) returns boolean
--   definer, volatile; for authenticated; database/functions/discard_waiting_mail.sql
--   Puts a mail that waits aside for good, or brings it back; false where a colleague was first.
--   What is discarded is erased after 30 days. Refuses with feedback_update_missing.

-- function public.draft_score_version(p_from uuid) returns uuid
--   definer, volatile; for authenticated; database/functions/draft_score_version.sql
--   The draft, begun from the rules of a version unless there is one. Refuses with
--   settings_manage_missing.

-- function public.drop_import_file(p_id uuid) returns void
--   definer, volatile; for service_role; database/functions/drop_import_file.sql
--   Says that the file of an import is gone.

-- function public.drop_later_reply(p_id uuid) returns text
--   definer, volatile; for authenticated; database/functions/drop_later_reply.sql
--   Takes back an answer that has not gone yet, and says what it said. Refuses with
--   feedback_update_missing, or later_gone: it may have gone.

-- function public.drop_list_view(p_id uuid) returns timestamptz
--   definer, volatile; for authenticated; database/functions/drop_list_view.sql
--   Takes a view of one's own away and says since when it was there; null where there is none.

-- function public.drop_message_draft(p_id uuid) returns boolean
--   definer, volatile; for authenticated; database/functions/drop_message_draft.sql
--   Drops a draft that a rule has begun. Refuses with crm_update_missing; false where it is gone.

-- function public.drop_message_file(p_id uuid) returns boolean
--   definer, volatile; for authenticated; database/functions/drop_message_file.sql
--   Takes away a file of the caller's that no message has taken along yet.

-- function public.drop_score_draft(p_version uuid) returns boolean
--   definer, volatile; for authenticated; database/functions/drop_score_draft.sql
--   Throws the draft away; false where it is gone, or in use by now. Refuses with
--   settings_manage_missing.

-- function public.drop_ticket_draft(p_ticket_id uuid) returns boolean
--   definer, volatile; for authenticated; database/functions/drop_ticket_draft.sql
--   Drops an answer that a rule has begun in a ticket; false where there is none any more. Refuses
--   with feedback_update_missing or ticket_gone.

-- function public.drop_ticket_file(p_id uuid) returns boolean
--   definer, volatile; for authenticated; database/functions/drop_ticket_file.sql
--   Takes away a file of the caller's that no answer has taken along yet.

-- function public.edit_deal(p_deal uuid, p_seen integer, p_changes jsonb) returns jsonb
--   definer, volatile; for authenticated; database/functions/edit_deal.sql
--   Changes title, value, owner_id, expected_close, contact_id, company_id or close_note of a deal
--   as it was seen. Answers {done} or {done: false, why, by, at}: gone, changed (by a colleague
--   meanwhile), title, value, owner, contact or company. Refuses with crm_update_missing.

-- function public.edit_lead_note(p_id uuid, p_body text) returns void
--   definer, volatile; for authenticated; database/functions/edit_lead_note.sql
--   Writes a note of the caller's own anew, and tells whoever is named in it for the first time.
--   Refuses with crm_update_missing or note_not_yours.

-- function public.edit_task(p_id uuid, p_revision integer, p_title text, p_note text, p_due_at
-- timestamptz, p_has_time boolean, p_owner_id uuid, p_remind_at timestamptz) returns integer
--   definer, volatile; for authenticated; database/functions/edit_task.sql
--   Changes a task as it was read, and says its new revision; null where somebody was quicker.
--   Refuses with crm_update_missing or task_owner_cannot; a task that is gone is a missing key
--   (23503).

-- function public.edit_ticket_note(p_id uuid, p_body text) returns void
--   definer, volatile; for authenticated; database/functions/edit_ticket_note.sql
--   Writes a note of the caller's own anew, and tells whoever is named in it for the first time.
--   Refuses with feedback_update_missing or note_not_yours.

-- function public.end_client_member(p_organization uuid, p_user uuid) returns boolean
--   definer, volatile; for authenticated; database/functions/end_client_member.sql
--   Ends a person's sight of a client's work; false where there was none. Refuses with
--   projects_update_missing.

-- function public.end_import_check(p_id uuid, p_round integer) returns boolean
--   definer, volatile; for authenticated; database/functions/end_import_check.sql
--   The dry run is through: whoever asked for it decides. Refuses with crm_create_missing.

-- function public.end_person_sessions(p_user_id uuid) returns integer
--   definer, volatile; for authenticated, service_role; database/functions/end_person_sessions.sql
--   Signs a person out everywhere, at once; says how many sessions ended.

-- function public.end_project_wait(p_project uuid, p_wait uuid) returns boolean
--   definer, volatile; for authenticated; database/functions/end_project_wait.sql
--   Says that what a stage waited for has come; false where it waits no longer. Refuses with
--   projects_update_missing or project_gone.

-- function public.end_role(p_role_id uuid, p_reason text default null::text) returns void
--   definer, volatile; for authenticated, service_role; database/functions/end_role.sql
--   Ends a role at once. Ending twice is no error.

-- function public.ending_leads(p_after uuid default null::uuid, p_limit integer default 50)
-- returns table(id uuid, lead_id uuid, name text, email text, company text, leads integer, deals
-- integer, last_contact timestamptz, erase_at timestamptz)
--   definer, stable; for authenticated; database/functions/ending_leads.sql
--   Who goes within 30 days with leads and deals, the next one first, a page after the one given;
--   lead_id is the newest lead. Refuses with crm_read_missing.

-- function public.erase_expired(p_batch integer default 500) returns jsonb
--   definer, volatile; for service_role; database/functions/erase_expired.sql
--   Erases a batch of everything that has been kept as long as the privacy policy says, records how
--   much of what, and says it: what was none is not named.

-- function public.erase_personal_rows(p_id uuid) returns jsonb
--   definer, volatile; for service_role; database/functions/erase_personal_rows.sql
--   Erases the rows of an ordered erasure, all or none, and says how many by table.

-- function public.event_funnel(p_from date, p_to date) returns table(route text, locale text,
-- event text, count bigint)
--   definer, stable; for authenticated; database/functions/event_funnel.sql
--   Counts of the days named, both included; for those who may read analytics.

-- function public.fail_import(p_id uuid, p_failure text) returns void
--   definer, volatile; for service_role; database/functions/fail_import.sql
--   Ends an import that cannot go on, with the reason; a dry run goes back to its columns.

-- function public.feedback_by_status(p_most integer) returns table(status text, entries integer)
--   definer, stable; for authenticated; database/functions/feedback_by_status.sql
--   How many entries stand in each state, counted up to p_most. Refuses with feedback_read_missing.

-- function public.feedback_count(p_text text default null::text, p_status text default null::text,
-- p_type text default null::text, p_from date default null::date, p_to date default null::date)
-- returns integer
--   definer, stable; for authenticated; database/functions/feedback_count.sql
--   How many entries a list has; 10001 stands for more than 10000. Refuses with
--   feedback_read_missing.

-- function public.feedback_file(p_token text, p_attachment_id uuid) returns table(storage_key
-- text, original_name text, content_type text, size integer)
--   definer, stable; for anon, authenticated, service_role; database/functions/feedback_file.sql
--   One file of an entry, or of a message that its author may read, by the secret of the follow-up
--   link.

-- function public.feedback_followed(p_token text) returns jsonb
--   definer, stable; for anon, authenticated, service_role; database/functions/feedback_followed.sql
--   What the author of an entry may see of it, by the secret of the follow-up link; null for an
--   unknown one.

-- function public.feedback_history(p_entry_id uuid) returns table(from_status text, to_status
-- text, changed_at timestamptz, by_name text)
--   definer, stable; for authenticated; database/functions/feedback_history.sql
--   Moves of an entry with the name of who made them, newest first. Refuses with
--   feedback_read_missing.

-- function public.feedback_in_use() returns uuid[]
--   definer, stable; for authenticated; database/functions/feedback_in_use.sql
--   Projects and modules that keep their key and cannot be deleted: something was said of them, or
--   the site's own form names them. Refuses with settings_read_missing.

-- function public.feedback_page(p_text text default null::text, p_status text default null::text,
-- p_type text default null::text, p_after uuid default null::uuid, p_limit integer default 50,
-- p_from date default null::date, p_to date default null::date, p_sort text default 'arrived',
-- p_descending boolean default true) returns table(id uuid, protocol text, project text, module
-- text, type text, severity text, status text, score smallint, verbatim text, author_name text,
-- author_email text, files integer, review_reason text, created_at timestamptz)
--   definer, stable; for authenticated; database/functions/feedback_page.sql
--   Entries for staff, a page after the one given, in the order of p_sort (arrived, type, status or
--   severity). Refuses with feedback_read_missing.

-- function public.feedback_projects_to_read() returns table(id uuid, name text, product text,
-- is_active boolean, modules jsonb)
--   definer, stable; for authenticated; database/functions/feedback_projects_to_read.sql
--   Projects whose entries and tickets the caller may read, with their modules. Refuses with
--   feedback_read_missing.

-- function public.feedback_thread(p_entry_id uuid) returns table(id uuid, author text, by_name
-- text, is_internal boolean, body text, created_at timestamptz)
--   definer, stable; for authenticated; database/functions/feedback_thread.sql
--   Notes and answers about an entry with the name of the colleague, oldest first. Refuses with
--   feedback_read_missing.

-- function public.fold_days(p_most integer default 20) returns integer
--   definer, volatile; for service_role; database/functions/fold_days.sql
--   Sums so many marked days anew, the newest first, and says how many there were.

-- function public.forget_privacy_request(p_id uuid) returns void
--   definer, volatile; for service_role; database/functions/forget_privacy_request.sql
--   Ends an erasure: what is left says that it was done, and no longer of whom.

-- function public.forms_page(p_text text default null::text, p_state text default null::text,
-- p_after uuid default null::uuid, p_limit integer default 50, p_sort text default 'name',
-- p_descending boolean default false, p_days integer default 30) returns table(id uuid, name text,
-- state text, page_paths text[], questions integer, version integer, revision integer, views
-- bigint, starts bigint, completions bigint)
--   definer, stable; for authenticated; database/functions/forms_page.sql
--   Forms with their figures; places are numbered anew for each page, since a house has few forms.
--   settings:read.

-- function public.get_all_newsletter_subscriptions() returns table(id uuid, email text, status
-- text, locale text, source_page text, utm_source text, utm_medium text, utm_campaign text,
-- ip_address text, user_agent text, consent_version text, consent_locale text, asked_at
-- timestamptz, confirmed_at timestamptz, unsubscribed_at timestamptz, created_at timestamptz)
--   definer, volatile; for authenticated, service_role;
-- database/functions/get_all_newsletter_subscriptions.sql
--   Every subscription, newest first, on record with their number. Refuses with
--   campaigns_read_missing or campaigns_approve_missing.

-- function public.get_newsletter_stats() returns table(total_count integer, active_count integer,
-- pending_count integer, unsubscribed_count integer)
--   definer, stable; for authenticated, service_role; database/functions/get_newsletter_stats.sql
--   How many subscriptions there are in each state. Refuses with campaigns_read_missing.

-- function public.give_contacts(p_places jsonb) returns integer
--   definer, volatile; for authenticated; database/functions/give_contacts.sql
--   Gives contacts to an owner, or to nobody, all or none: p_places has id, owner, and who it was
--   when it was looked at. Refuses with crm_update_missing, contact_gone or owner_changed.

-- function public.give_leads(p_ids uuid[], p_owner uuid, p_seen jsonb default null::jsonb) returns
-- table(id uuid)
--   definer, volatile; for authenticated; database/functions/give_leads.sql
--   Gives leads to a colleague, or to nobody, and says which were another's. With p_seen ({id,
--   owner}, as they were looked at) all or none; without, those that the caller may change and the
--   colleague may own. Refuses with crm_update_missing, owner_unknown, owner_unfit, lead_gone or
--   owner_changed.

-- function public.give_tasks(p_ids uuid[], p_owner_id uuid) returns table(id uuid, owner_before
-- uuid)
--   definer, volatile; for authenticated; database/functions/give_tasks.sql
--   Makes somebody answer for tasks, of which she may see those, and says whose they were before.
--   Refuses with crm_update_missing.

-- function public.give_waiting_leads(p_before timestamptz, p_batch integer default 50) returns
-- integer
--   definer, volatile; for service_role; database/functions/give_waiting_leads.sql
--   Tries the rules again for a batch of the leads that wait and were tried last before a moment,
--   and says how many there were.

-- function public.grant_role(p_user_id uuid, p_role text, p_expires_at timestamptz default
-- null::timestamptz, p_reason text default null::text) returns uuid
--   definer, volatile; for authenticated, service_role; database/functions/grant_role.sql
--   Gives a role in every product, or a new term of it: grant_role_in() without one.

-- function public.grant_role_in(p_user_id uuid, p_role text, p_product text, p_expires_at
-- timestamptz default null::timestamptz, p_reason text default null::text) returns uuid
--   definer, volatile; for authenticated, service_role; database/functions/grant_role_in.sql
--   Gives a role in a product, or in all of them with null, or a new term of it. Nobody gives
--   herself one, one above her own, or one that reaches further than hers.

-- function public.hand_over(p_user_id uuid, p_way text, p_to uuid default null::uuid) returns
-- jsonb
--   definer, volatile; for authenticated; database/functions/hand_over.sql
--   Hands over what somebody can no longer answer for (open leads and deals, tasks, contacts): to
--   one colleague, by the rules, or to nobody, and says how many of each. What a colleague may not
--   own is nobody's. Run with what took her access, in one transaction. Refuses as
--   check_may_touch(), and with owner_unknown.

-- function public.hand_over_expired() returns integer
--   definer, volatile; for service_role; database/functions/hand_over_expired.sql
--   Hands over by the rules what people can no longer answer for whose role has ended by its date,
--   once for each role, and says of how many people.

-- function public.has_permission(p_user_id uuid, p_resource text, p_action text) returns boolean
--   definer, stable; for authenticated, service_role; database/functions/has_permission.sql
--   Whether a person may do something. About others it tells only those who may read users.

-- function public.highest_role(p_user_id uuid) returns text
--   definer, stable; for authenticated, service_role; database/functions/highest_role.sql
--   The highest effective role, or null without one.

-- function public.idea_facts(p_id uuid) returns jsonb
--   definer, stable; for authenticated; database/functions/idea_facts.sql
--   What is known of an idea beside its entry: its rank and among how many, how many mails an
--   outcome would be by language, who weighed it how, and what its authors were told. Refuses with
--   feedback_read_missing.

-- function public.idea_places() returns table(project_id uuid, project text, module_id uuid,
-- module text)
--   definer, stable; for authenticated; database/functions/idea_places.sql
--   Projects whose ideas the caller may read, each with its modules. Refuses with
--   feedback_read_missing.

-- function public.ideas_by_status(p_most integer) returns table(status text, entries integer)
--   definer, stable; for authenticated; database/functions/ideas_by_status.sql
--   How many ideas stand in each state, counted up to p_most. Refuses with feedback_read_missing.

-- function public.ideas_count(p_text text default null::text, p_status text default null::text,
-- p_project uuid default null::uuid, p_module uuid default null::uuid, p_unscored text default
-- null::text) returns integer
--   definer, stable; for authenticated; database/functions/ideas_count.sql
--   How many ideas a list has; 10001 stands for more than 10000. Refuses with feedback_read_missing.

-- function public.ideas_like(p_id uuid, p_text text default null::text) returns table(id uuid,
-- protocol text, verbatim text, status text, voices integer, created_at timestamptz)
--   definer, stable; for authenticated; database/functions/ideas_like.sql
--   Ideas of the same project that one may be the same as, the most alike first, eight at most: by
--   the words of the idea, or by words that were typed. Refuses with feedback_read_missing.

-- function public.ideas_page(p_text text default null::text, p_status text default null::text,
-- p_project uuid default null::uuid, p_module uuid default null::uuid, p_unscored text default
-- null::text, p_after uuid default null::uuid, p_limit integer default 50, p_sort text default
-- 'score', p_descending boolean default true) returns table(id uuid, protocol text, project text,
-- module text, status text, voices integer, reach integer, impact numeric, confidence smallint,
-- effort numeric, rice_score numeric, rank integer, verbatim text, author_name text, author_email
-- text, created_at timestamptz)
--   definer, stable; for authenticated; database/functions/ideas_page.sql
--   Ideas for staff, a page after the one given, in the order of p_sort (score, voices or newest):
--   those that are yet to be decided, of a state, or by words all of them. Refuses with
--   feedback_read_missing.

-- function public.invite_client(p_project uuid, p_email text, p_name text, p_role text, p_locale
-- text) returns uuid
--   definer, volatile; for authenticated; database/functions/invite_client.sql
--   Asks somebody to follow a project that was shown, as what she will be there, for seven days; who
--   was asked before is asked anew, and the link of before is worth nothing. Refuses with
--   projects_update_missing, project_gone, project_not_shown, invited_colleague or already_member
--   (23514).

-- function public.invite_person(p_email text, p_name text, p_locale text, p_role text,
-- p_expires_at timestamptz default null::timestamptz, p_reason text default null::text) returns
-- uuid
--   definer, volatile; for authenticated; database/functions/invite_person.sql
--   Makes an account without a password, with its first role, in every product.

-- function public.invite_person_in(p_email text, p_name text, p_locale text, p_role text,
-- p_product text, p_expires_at timestamptz default null::timestamptz, p_reason text default
-- null::text) returns uuid
--   definer, volatile; for authenticated; database/functions/invite_person_in.sql
--   Makes an account without a password, with its first role, in a product or, with null, in all;
--   the caller mails the link.

-- function public.invite_to_client(p_organization uuid, p_email text, p_name text, p_role text,
-- p_locale text) returns text
--   definer, volatile; for authenticated; database/functions/invite_to_client.sql
--   An owner of a client asks somebody to follow its work, for seven days; who was asked before is
--   asked anew, and the link of before is worth nothing. invited, already, limited (10 an hour a
--   client), staff where the caller holds a role of staff, colleague where the address is of
--   somebody who does, or gone.

-- function public.invoice_clients() returns table(id uuid, name text, projects jsonb)
--   definer, stable; for authenticated; database/functions/invoice_clients.sql
--   Clients that an invoice may be written to, each with its projects, of the products whose
--   invoices the caller may read. Refuses with financial_read_missing.

-- function public.invoice_file(p_invoice uuid) returns table(storage_key text, original_name text,
-- content_type text, size integer)
--   definer, stable; for authenticated; database/functions/invoice_file.sql
--   Where the file of an invoice lies, for whoever may read it; nothing for anybody else.

-- function public.invoices_export(p_text text default null::text, p_state text default null::text,
-- p_client uuid default null::uuid, p_project uuid default null::uuid, p_after uuid default
-- null::uuid, p_limit integer default 500, p_sort text default 'due', p_descending boolean default
-- true) returns table(id uuid, number text, client_id uuid, client text, project_id uuid, project
-- text, description text, value numeric, due_on text, state text, overdue boolean, installment
-- smallint, installments smallint, paid_on text, paid_how text, created_at timestamptz)
--   definer, stable; for authenticated; database/functions/invoices_export.sql
--   A part of invoices_page() for a file. Refuses with financial_approve_missing or
--   financial_read_missing.

-- function public.invoices_page(p_text text default null::text, p_state text default null::text,
-- p_client uuid default null::uuid, p_project uuid default null::uuid, p_after uuid default
-- null::uuid, p_limit integer default 50, p_sort text default 'due', p_descending boolean default
-- true) returns table(id uuid, number text, client_id uuid, client text, project_id uuid, project
-- text, description text, value numeric, due_on text, state text, overdue boolean, installment
-- smallint, installments smallint, paid_on text, paid_how text, created_at timestamptz)
--   definer, stable; for authenticated; database/functions/invoices_page.sql
--   Invoices, a page after the one given, by their day, number or value. Refuses with
--   financial_read_missing.

-- function public.invoices_sums(p_text text default null::text, p_state text default null::text,
-- p_client uuid default null::uuid, p_project uuid default null::uuid) returns table(many integer,
-- total numeric, open numeric, overdue numeric, paid numeric)
--   definer, stable; for authenticated; database/functions/invoices_sums.sql
--   How many invoices a list has and what they add up to: all that stand, what is still to be paid,
--   what of that is overdue, and what was paid. Refuses with financial_read_missing.

-- function public.issue_invoice(p_invoice uuid, p_revision integer, p_pix text) returns text
--   definer, volatile; for authenticated; database/functions/issue_invoice.sql
--   As public.issue_invoice_to(), for the release before: a Pix that pays another key than the
--   company's is refused.

-- function public.issue_invoice_to(p_invoice uuid, p_revision integer, p_pix text, p_receiver
-- text) returns text
--   definer, volatile; for authenticated; database/functions/issue_invoice_to.sql
--   Shows a draft to its client, with the Pix made for it where none was typed; issued before, it
--   says already. A Pix that pays another key than the company's needs p_receiver: that key, as it
--   was shown to whoever issues; who confirmed it stands on the record. Refuses with
--   financial_approve_missing, invoice_gone, invoice_changed (40001), invoice_cancelled,
--   invoice_late, pix_wrong, invoice_without_way or receiver_unconfirmed (23514).

-- function public.join_feedback(p_id uuid, p_target uuid, p_seen text default null::text) returns
-- jsonb
--   definer, volatile; for authenticated; database/functions/join_feedback.sql
--   Says that an entry is the same as another, with what was the same as it, and what the way back
--   needs: target, from (its state), was (what it was the same as) and along. Null where it no
--   longer stands where it was seen. Refuses with feedback_update_missing and as
--   private.resolve_duplicate() and private.move_feedback() do.

-- function public.join_waiting_mail(p_id uuid, p_ticket_id uuid) returns uuid
--   definer, volatile; for authenticated; database/functions/join_waiting_mail.sql
--   Puts a mail that waits into the conversation of a ticket which it may continue, and says into
--   which it went; null where it waits no more, or may not continue that one. Refuses with
--   feedback_update_missing.

-- function public.keep_contacts_apart(p_one uuid, p_other uuid, p_apart boolean) returns void
--   definer, volatile; for authenticated; database/functions/keep_contacts_apart.sql
--   Says that two contacts are two people, or takes it back. Refuses with crm_update_missing or
--   contact_gone.

-- function public.keep_lead_journey(p_id uuid, p_first jsonb, p_last jsonb, p_steps jsonb,
-- p_visits integer default null::integer) returns void
--   definer, volatile; for anon, authenticated, service_role;
-- database/functions/keep_lead_journey.sql
--   Keeps which pages somebody saw with the lead that was sent in the same transaction; does nothing
--   of any other, and of what the table does not take.

-- function public.keep_message_file(p_id uuid, p_file jsonb) returns void
--   definer, volatile; for authenticated; database/functions/keep_message_file.sql
--   Notes a stored file that will go along with a message of the caller's; at most twenty wait at
--   once (23514). Refuses with crm_update_missing.

-- function public.keep_ticket_file(p_id uuid, p_file jsonb) returns void
--   definer, volatile; for authenticated; database/functions/keep_ticket_file.sql
--   Notes a stored file that will go along with an answer of the caller's; at most twenty wait at
--   once (23514). Refuses with feedback_update_missing.

-- function public.known_contact(p_email text, p_phone text) returns table(id uuid, name text,
-- email text, phone text, company text, by_what text)
--   definer, stable; for authenticated; database/functions/known_contact.sql
--   Who already has an e-mail or a telephone, as far as the caller may see her. Refuses with
--   crm_read_missing.

-- function public.lead_clocks(p_ids uuid[]) returns table(id uuid, arrived_at timestamptz, due_at
-- timestamptz, target integer, answered_at timestamptz, answer_seconds integer, left_seconds
-- integer, is_open boolean, changes_at timestamptz, read_at timestamptz)
--   stable; for authenticated; database/functions/lead_clocks.sql
--   How the clocks of some leads stand, as far as the caller may see them: business seconds left,
--   below zero once the time is over, and whether business time runs now and until when.

-- function public.lead_colleagues() returns table(id uuid, name text)
--   definer, stable; for authenticated; database/functions/lead_colleagues.sql
--   Whom the caller may name in a note on a lead: others who may read leads. Refuses with
--   crm_update_missing.

-- function public.lead_figures(p_from date, p_to date, p_was_from date default null::date,
-- p_was_to date default null::date) returns table(day date, source text, leads integer, qualified
-- integer, won integer, clocked integer, waiting integer, in_target integer)
--   definer, stable; for authenticated; database/functions/lead_figures.sql
--   Leads of two ranges of days, by day and source: how many came, were qualified or won by now, had
--   a clock, wait, or were answered within their target. Refuses with analytics_read_missing or
--   crm_read_missing.

-- function public.lead_history(p_lead_id uuid) returns table(from_status text, to_status text,
-- changed_at timestamptz, by_name text)
--   definer, stable; for authenticated; database/functions/lead_history.sql
--   Moves of a lead with the name of who made them, newest first. Refuses with crm_read_missing.

-- function public.lead_mails(p_lead_id uuid) returns table(id uuid, kind text, state text,
-- tried_at timestamptz)
--   definer, stable; for authenticated; database/functions/lead_mails.sql
--   What became of the receipt of a lead and of the team's notices of it, not what they say. Refuses
--   with crm_read_missing.

-- function public.lead_mentionables() returns table(id uuid, name text, email text)
--   definer, stable; for authenticated; database/functions/lead_mentionables.sql
--   Whom the caller may name in a note on a lead: others who may read leads; with the address of
--   those who share a name. Refuses with crm_update_missing.

-- function public.lead_notes_of(p_lead_id uuid) returns table(id uuid, body text, named jsonb,
-- by_name text, mine boolean, is_new boolean, created_at timestamptz, edited_at timestamptz)
--   definer, stable; for authenticated; database/functions/lead_notes_of.sql
--   Notes on a lead, newest first: who wrote them, who is named in them, and whether they name the
--   caller, who has not read that yet. Refuses with crm_read_missing.

-- function public.lead_owner_events(p_lead_id uuid) returns table(id bigint, kind text, from_name
-- text, to_name text, rule text, way text, by_name text, at timestamptz)
--   definer, stable; for authenticated; database/functions/lead_owner_events.sql
--   Whose a lead was and became, by whom or by which rule, and which rule found nobody, newest
--   first; a name is empty once the account is gone. Refuses with crm_read_missing.

-- function public.lead_owners() returns table(id uuid, name text, products text[], at_work_since
-- timestamptz)
--   definer, stable; for authenticated; database/functions/lead_owners.sql
--   Whose leads may be: everybody who may work leads, of which products (null: all), and since when
--   each says she is at work; those who share a name with their addresses. Refuses with
--   crm_read_missing.

-- function public.lead_receipt(p_protocol text) returns table(protocol text, locale text,
-- thank_you_title text, thank_you_message text, redirect_to_whatsapp boolean)
--   definer, stable; for anon, authenticated, service_role; database/functions/lead_receipt.sql
--   What the thank-you page may show for a protocol: nothing of the person, and no row for an
--   unknown one. The texts are null for a lead without a form.

-- function public.lead_score_of(p_lead_id uuid) returns table(rule_id uuid, name text, name_en
-- text, kind text, subject text, words text[], at_least smallint, points smallint, earned boolean,
-- said text)
--   definer, stable; for authenticated; database/functions/lead_score_of.sql
--   Which rules in use gave a lead which points, and what they found, those included that gave none.
--   Refuses with crm_read_missing.

-- function public.leads_by_place(p_most integer) returns table(status text, leads integer)
--   definer, stable; for authenticated; database/functions/leads_by_place.sql
--   How many leads stand at each place of the lists, counted up to p_most. Refuses with
--   crm_read_missing.

-- function public.leads_count(p_text text default null::text, p_status text default null::text,
-- p_source text default null::text, p_from date default null::date, p_to date default null::date)
-- returns integer
--   definer, stable; for authenticated; database/functions/leads_count.sql
--   How many leads a list has; 10001 stands for more than 10000. Refuses with crm_read_missing.

-- function public.leads_export(p_text text default null::text, p_status text default null::text,
-- p_source text default null::text, p_after uuid default null::uuid, p_limit integer default 500,
-- p_from date default null::date, p_to date default null::date, p_sort text default 'arrived',
-- p_descending boolean default true) returns table(id uuid, protocol text, name text, email text,
-- phone text, company text, source text, source_page text, utm_source text, utm_medium text,
-- utm_campaign text, status text, review_reason text, created_at timestamptz)
--   definer, stable; for authenticated; database/functions/leads_export.sql
--   A part of leads_page() for a file. Refuses with crm_approve_missing or crm_read_missing.

-- function public.leads_page(p_text text default null::text, p_status text default null::text,
-- p_source text default null::text, p_after uuid default null::uuid, p_limit integer default 50,
-- p_from date default null::date, p_to date default null::date, p_sort text default 'arrived',
-- p_descending boolean default true) returns table(id uuid, protocol text, name text, email text,
-- phone text, company text, source text, source_page text, utm_source text, utm_medium text,
-- utm_campaign text, status text, review_reason text, created_at timestamptz)
--   definer, stable; for authenticated; database/functions/leads_page.sql
--   Leads for staff, a page after the lead given, in the order of p_sort (arrived, person, status or
--   source; with words always arrived). Refuses with crm_read_missing.

-- function public.leads_per_week(p_weeks integer default 12) returns table(week date, leads
-- integer)
--   definer, stable; for authenticated; database/functions/leads_per_week.sql
--   Leads received in each of the last weeks, from Monday on, without spam. Refuses with
--   crm_read_missing.

-- function public.leads_waiting(p_most integer) returns table(id uuid, name text, company text,
-- phone text, email text, source text, status text, owner_id uuid, owner_name text, answer_target
-- integer, answer_due_at timestamptz, created_at timestamptz, mine boolean)
--   definer, stable; for authenticated; database/functions/leads_waiting.sql
--   Leads whose clock is running: the caller's and nobody's first, each by when its time is over.
--   Refuses with crm_update_missing.

-- function public.leads_waiting_count(p_most integer) returns table(waiting integer, late integer)
--   definer, stable; for authenticated; database/functions/leads_waiting_count.sql
--   How many leads have a running clock, and how many are past it, counted up to p_most. Refuses
--   with crm_update_missing.

-- function public.leave_client_notice(p_user uuid, p_kind text) returns text
--   definer, volatile; for service_role; database/functions/leave_client_notice.sql
--   Somebody wants no more mails of a kind, by the signed address that such a mail brought; the
--   server has looked at the signature. left, also when she had left; unknown without an account.

-- function public.leave_surveys(p_invitation_id uuid, p_way text) returns text
--   definer, volatile; for service_role; database/functions/leave_surveys.sql
--   Ends what somebody agreed to, by a link whose signature the server has checked: left, also where
--   she had left before, or unknown. p_way is link or one_click.

-- function public.link_company(p_contact_id uuid, p_seen uuid, p_company_id uuid) returns void
--   definer, volatile; for authenticated; database/functions/link_company.sql
--   Says for which company a contact works, or with null for none, where it was seen to work for
--   p_seen. Refuses with crm_update_missing, contact_gone, company_gone, contact_merged or
--   contact_changed (40001).

-- function public.link_ticket_entry(p_ticket_id uuid, p_entry_id uuid, p_linked boolean default
-- true) returns boolean
--   definer, volatile; for authenticated; database/functions/link_ticket_entry.sql
--   Links an entry to a ticket of the same product, or takes it off; false where that is so already.
--   Its author gets answers from then on. Refuses with feedback_update_missing, ticket_gone,
--   entry_gone, ticket_merged or ticket_other_product.

-- function public.listed_tickets(p_text text default null::text, p_status text default null::text,
-- p_waits text default null::text, p_priority text default null::text, p_owner text default
-- null::text, p_project uuid default null::uuid, p_module uuid default null::uuid, p_contact uuid
-- default null::uuid, p_company uuid default null::uuid, p_due text default null::text, p_after
-- uuid default null::uuid, p_limit integer default 50, p_sort text default 'moved', p_descending
-- boolean default true) returns table(id uuid, number bigint, title text, status text, priority
-- text, waits_for text, owner_id uuid, owner_name text, asks_name text, asks_email text,
-- contact_id uuid, company_id uuid, company text, product text, project text, module text, entries
-- integer, merged_into uuid, emptied boolean, created_at timestamptz, last_public_at timestamptz,
-- revision integer)
--   definer, stable; for authenticated; database/functions/listed_tickets.sql
--   Tickets for staff, a page after the one given, in the order of p_sort (moved, priority, number
--   or due): those that are not solved, unless a state, words, a contact or a company are asked for.
--   Contacts and companies go by their names for whoever may read the CRM there. Refuses with
--   feedback_read_missing.

-- function public.listed_tickets_count(p_text text default null::text, p_status text default
-- null::text, p_waits text default null::text, p_priority text default null::text, p_owner text
-- default null::text, p_project uuid default null::uuid, p_module uuid default null::uuid,
-- p_contact uuid default null::uuid, p_company uuid default null::uuid, p_due text default
-- null::text) returns integer
--   definer, stable; for authenticated; database/functions/listed_tickets_count.sql
--   How many tickets a list has; 10001 stands for more than 10000. Refuses with
--   feedback_read_missing.

-- function public.lock_contact(p_contact_id uuid) returns uuid
--   definer, volatile; for authenticated; database/functions/lock_contact.sql
--   private.lock_merge_target() for who assigns tickets to contacts: called before the ticket is
--   locked. Refuses with feedback_update_missing.

-- function public.log_security_event(event_type text, user_id uuid default null::uuid, ip_address
-- text default null::text, user_agent text default null::text, details jsonb default '{}'::jsonb)
-- returns uuid
--   definer, volatile; for authenticated, service_role; database/functions/log_security_event.sql
--   Writes the security record. People write of themselves, with actor and address set here; the
--   server of anybody, with details.severity if it is more than information.

-- function public.look_for_rule_moments() returns integer
--   definer, volatile; for service_role; database/functions/look_for_rule_moments.sql
--   Queues the silences and terms that have come since it was last asked, for the rules that wait
--   for them, and says how many.

-- function public.lose_deals_of_leads(p_leads uuid[], p_act uuid, p_reason text, p_note text
-- default null::text) returns integer
--   definer, volatile; for authenticated; database/functions/lose_deals_of_leads.sql
--   Closes as lost what stays open of leads that are lost, as part of an act, and of leads that are
--   spam what they have opened themselves; answers how many deals. Refuses with crm_update_missing
--   or reason_unknown.

-- function public.mailbox_state() returns table(read_at timestamptz, problem text, problem_since
-- timestamptz, limited bigint)
--   definer, stable; for authenticated; database/functions/mailbox_state.sql
--   When the mailbox was last looked into, what keeps it from being read, and how many mails of the
--   last 30 days stayed in it because their senders had had their share. Refuses with
--   feedback_read_missing.

-- function public.make_client(p_deal uuid) returns uuid
--   definer, volatile; for authenticated; database/functions/make_client.sql
--   The client that a won deal is worked for: the organisation of its company, else of its contact,
--   made where there is none. Refuses with projects_create_missing, deal_gone or deal_not_won.

-- function public.make_deal(p_id uuid, p_stage uuid, p_deal jsonb, p_contact jsonb) returns jsonb
--   definer, volatile; for authenticated; database/functions/make_deal.sql
--   A deal begun by hand: {title, value, owner_id, expected_close} in an open stage, of a contact
--   given by {id}, or by {name, email, phone, company}, who is known by address or telephone or
--   made. Twice under one id is once. Answers {done, id} or {done: false, why}: stage, title, value,
--   owner or contact. Refuses with crm_create_missing.

-- function public.make_project_folder(p_id uuid, p_project uuid, p_name text) returns text
--   definer, volatile; for authenticated; database/functions/make_project_folder.sql
--   Makes a folder in a project for whoever may give it files: made, taken where one is called so,
--   many where there are 100, or gone where it is none of theirs.

-- function public.make_tag(p_name text) returns uuid
--   definer, volatile; for authenticated; database/functions/make_tag.sql
--   The tag of a name for a rule that puts it, made where there is none. Refuses with
--   settings_manage_missing, or tag_unnamed (23514).

-- function public.map_import(p_id uuid, p_mapping text[], p_product text, p_source text,
-- p_on_known text) returns boolean
--   definer, volatile; for authenticated; database/functions/map_import.sql
--   Says what the columns of an import are and begins its dry run. False when it has begun already.
--   Refuses with crm_create_missing or crm_update_missing.

-- function public.mentions_page(p_state text default null::text, p_after uuid default null::uuid,
-- p_limit integer default 50, p_descending boolean default true) returns table(id uuid, lead_id
-- uuid, protocol text, lead_name text, by_name text, body text, named jsonb, created_at
-- timestamptz, read_at timestamptz)
--   definer, stable; for authenticated; database/functions/mentions_page.sql
--   Where the caller is named, a page after the one given; with p_state "unread" what she has not
--   read. Refuses with crm_read_missing.

-- function public.merge_contacts(p_survivor uuid, p_merged uuid, p_take text[] default
-- '{}'::text[], p_seen integer[] default null::integer[]) returns uuid
--   definer, volatile; for authenticated; database/functions/merge_contacts.sql
--   Makes one of two contacts: p_take names what is taken from the one that goes into the other
--   (name, email, phone, company, job_title, owner, source), p_seen the revisions of both that the
--   choice was made by. Whatever led to it leads to the survivor. Refuses with crm_update_missing,
--   contact_gone, already_merged, merge_with_itself or contact_changed (40001).

-- function public.merge_tickets(p_into uuid, p_from uuid, p_seen integer[] default
-- null::integer[]) returns void
--   definer, volatile; for authenticated; database/functions/merge_tickets.sql
--   Lets one ticket go on in another of the same product: its thread and whoever asks there join the
--   other's. p_seen holds the revisions of both that the choice was made by. Refuses with
--   feedback_update_missing, ticket_gone, already_merged, merge_with_itself, ticket_other_product,
--   ticket_other_client or ticket_changed (40001).

-- function public.message_facts(p_subject text, p_id uuid, p_product text default null::text)
-- returns jsonb
--   definer, stable; for authenticated; database/functions/message_facts.sql
--   What placeholders of a message to a lead, contact or deal are filled with, and the ways to reach
--   the person; null where it is gone. Refuses with crm_read_missing.

-- function public.move_deal(p_deal uuid, p_seen uuid, p_stage uuid, p_value numeric default
-- null::numeric, p_reason text default null::text, p_note text default null::text) returns jsonb
--   definer, volatile; for authenticated; database/functions/move_deal.sql
--   Moves a deal from the stage in which it was seen to another, of whatever pipeline the caller may
--   work in. Answers {done, event} or {done: false, why, stageName, by, at}: gone, moved (by a
--   colleague meanwhile), stage, value or reason (missing). Refuses with crm_update_missing.

-- function public.move_project_file(p_file uuid, p_folder uuid) returns void
--   definer, volatile; for authenticated; database/functions/move_project_file.sql
--   Lays a file into a folder of its project, or into none. Refuses with projects_update_missing,
--   project_gone or folder_gone (23503).

-- function public.my_permissions() returns table(resource text, action text)
--   definer, stable; for authenticated; database/functions/my_permissions.sql
--   The caller's part of the 48, in one call.

-- function public.my_waiting_leads(p_limit integer default 10) returns table(id uuid, name text,
-- is_mine boolean, due_at timestamptz, late_seconds integer, total bigint)
--   definer, stable; for authenticated; database/functions/my_waiting_leads.sql
--   Leads that wait for an answer of the caller's: her own, and those of nobody that she may work;
--   the one that is due first in front, with how many there are. Lateness is business time.

-- function public.named_notes_page(p_state text default null::text, p_after uuid default
-- null::uuid, p_limit integer default 50, p_descending boolean default true) returns table(id
-- uuid, subject text, subject_id uuid, reference text, subject_name text, by_name text, body text,
-- named jsonb, created_at timestamptz, read_at timestamptz)
--   definer, stable; for authenticated; database/functions/named_notes_page.sql
--   Where the caller is named, in notes on leads and about tickets, a page after the one given; with
--   p_state "unread" what she has not read. Refuses with crm_read_missing.

-- function public.names_of(p_ids uuid[]) returns table(user_id uuid, name text)
--   definer, stable; for authenticated; database/functions/names_of.sql
--   What colleagues, and people of the same client, are called: for staff who may read projects of
--   their product, and for clients. Of anybody else, nothing.

-- function public.newsletter_bounced(p_event_id uuid, p_reason text) returns void
--   definer, volatile; for service_role; database/functions/newsletter_bounced.sql
--   The mail of an event was refused for good: its subscription waits for a new confirmation, and
--   nothing goes there until somebody asks for it.

-- function public.newsletter_count(p_text text default null::text, p_status text default
-- null::text, p_source text default null::text, p_from date default null::date, p_to date default
-- null::date) returns integer
--   definer, stable; for authenticated; database/functions/newsletter_count.sql
--   How many subscriptions a file has, 10001 for more than that. Refuses with
--   campaigns_approve_missing.

-- function public.newsletter_export(p_text text default null::text, p_status text default
-- null::text, p_source text default null::text, p_from date default null::date, p_to date default
-- null::date, p_after uuid default null::uuid, p_limit integer default 500, p_sort text default
-- 'created', p_descending boolean default true) returns table(id uuid, email text, status text,
-- locale text, source_page text, utm_source text, utm_medium text, utm_campaign text, created_at
-- timestamptz, asked_at timestamptz, confirmed_at timestamptz, unsubscribed_at timestamptz,
-- undeliverable_at timestamptz)
--   definer, stable; for authenticated; database/functions/newsletter_export.sql
--   A part of newsletter_page() for a file. Refuses with campaigns_approve_missing or
--   campaigns_read_missing.

-- function public.newsletter_figures(p_from date, p_to date) returns table(day date, confirmed
-- integer, departed integer)
--   definer, stable; for authenticated; database/functions/newsletter_figures.sql
--   Who confirmed and who left the newsletter on each day of a range on which anybody did. Refuses
--   with analytics_read_missing or campaigns_read_missing.

-- function public.newsletter_history(p_from date, p_to date, p_unit text default 'day') returns
-- table(period date, asked integer, confirmed integer, unsubscribed integer)
--   definer, stable; for authenticated; database/functions/newsletter_history.sql
--   How often the letter was asked for, confirmed and left, by day or month of the house, quiet ones
--   included. Refuses with campaigns_read_missing.

-- function public.newsletter_link_state(p_subscription_id uuid, p_asked_at timestamptz) returns
-- table(state text, locale text)
--   definer, stable; for service_role; database/functions/newsletter_link_state.sql
--   What a signed link stands before: pending, active, expired or unsubscribed; no row for an
--   unknown one. Of an unsubscribe link the moment is now. Changes nothing.

-- function public.newsletter_page(p_text text default null::text, p_status text default
-- null::text, p_source text default null::text, p_from date default null::date, p_to date default
-- null::date, p_after uuid default null::uuid, p_limit integer default 50, p_sort text default
-- 'created', p_descending boolean default true) returns table(id uuid, email text, status text,
-- locale text, source_page text, utm_source text, utm_medium text, utm_campaign text, created_at
-- timestamptz, asked_at timestamptz, confirmed_at timestamptz, unsubscribed_at timestamptz,
-- undeliverable_at timestamptz)
--   definer, stable; for authenticated; database/functions/newsletter_page.sql
--   Subscriptions for staff, a page after the one given, in the order of p_sort (created, email,
--   status or source); undeliverable is a p_status of its own. Refuses with campaigns_read_missing.

-- function public.newsletter_proof(p_subscription_id uuid) returns table(id uuid, kind text, way
-- text, consent_version text, consent_locale text, happened_at timestamptz, actor text)
--   definer, stable; for authenticated; database/functions/newsletter_proof.sql
--   What happened to a subscription, oldest first. Refuses with campaigns_read_missing.

-- function public.newsletter_sources() returns table(source_page text)
--   definer, stable; for authenticated; database/functions/newsletter_sources.sql
--   Pages that subscriptions came from, the most fruitful ones first. Refuses with
--   campaigns_read_missing.

-- function public.newsletter_standing_now() returns table(active integer, pending integer)
--   definer, stable; for authenticated; database/functions/newsletter_standing_now.sql
--   How many get the newsletter, and how many have still to confirm: of all, so for administrators.
--   Refuses with analytics_read_missing or campaigns_read_missing.

-- function public.newsletter_subscription(p_subscription_id uuid) returns table(id uuid, email
-- text, status text, locale text, source_page text, utm_source text, utm_medium text, utm_campaign
-- text, user_agent text, consent_version text, consent_locale text, asked_at timestamptz,
-- confirmed_at timestamptz, unsubscribed_at timestamptz, created_at timestamptz, undeliverable_at
-- timestamptz, undeliverable_reason text)
--   definer, stable; for authenticated; database/functions/newsletter_subscription.sql
--   One subscription for staff; no row for an unknown one. Refuses with campaigns_read_missing.

-- function public.note_contact(p_contact_id uuid, p_kind text, p_body text) returns void
--   definer, volatile; for authenticated; database/functions/note_contact.sql
--   Puts a note, a call or a meeting with somebody on record; her open deals count as touched.
--   Refuses with crm_update_missing, contact_gone or note_invalid.

-- function public.note_survey_consent(p_email text, p_proof text) returns void
--   definer, volatile; for authenticated; database/functions/note_survey_consent.sql
--   Notes that a contact agreed to be asked whether she would recommend the company, and how she
--   said so. Refuses with campaigns_manage_missing, contact_gone, proof_missing or
--   consent_withdrawn: who left comes back by her own hand alone.

-- function public.note_survey_leaving(p_contact_id uuid, p_email text) returns void
--   definer, volatile; for authenticated; database/functions/note_survey_leaving.sql
--   Notes that a contact has told a colleague that she wants no more surveys; nobody else may take
--   that back. Refuses with campaigns_manage_missing, crm_read_missing, contact_gone, or
--   consent_missing where there is nothing to end.

-- function public.notices_waiting() returns jsonb
--   definer, stable; for authenticated; database/functions/notices_waiting.sql
--   What the open screens of the caller tell her: how many things wait for her, and the moments
--   nearest to now at which one begins to, of the kinds that she has not switched off in the desk.

-- function public.nps_figures(p_from date, p_to date, p_was_from date default null::date, p_was_to
-- date default null::date) returns table(day date, promoters integer, passives integer, detractors
-- integer)
--   definer, stable; for authenticated; database/functions/nps_figures.sql
--   Answers to "would you recommend us" on the days of two ranges. Refuses with
--   analytics_read_missing or feedback_read_missing.

-- function public.open_client_ticket(p_id uuid, p_organization uuid, p_project uuid, p_title text,
-- p_body text, p_files jsonb default '[]'::jsonb) returns text
--   definer, volatile; for authenticated; database/functions/open_client_ticket.sql
--   Opens a ticket for a client whose person the caller is, about a project of theirs or none, with
--   what she says and its files; under an id by which it is opened once. opened, limited (20 an
--   hour) or gone. Refuses with files_many or files_limited (23514).

-- function public.open_project(p_project uuid) returns void
--   definer, volatile; for authenticated; database/functions/open_project.sql
--   Keeps that somebody of the client has opened a project: from then on its promise stands. Says
--   nothing to anybody else.

-- function public.open_value_on(p_day date) returns numeric
--   definer, stable; for authenticated; database/functions/open_value_on.sql
--   What the deals were worth that were open when a day ended. Refuses with analytics_read_missing
--   or crm_read_missing.

-- function public.open_waiting_mail(p_id uuid) returns uuid
--   definer, volatile; for authenticated; database/functions/open_waiting_mail.sql
--   Opens a ticket of a mail that waits, or was discarded; null where a colleague was first. Refuses
--   with feedback_update_missing.

-- function public.order_answer_alerts() returns integer
--   definer, volatile; for service_role; database/functions/order_answer_alerts.sql
--   Orders mails about leads and tickets whose time runs out (to their owner) or is over (to
--   managers of their product), at most one a person and half hour with all of them, each once a
--   person and kind; says how many.

-- function public.order_client_digests(p_at timestamptz default now()) returns integer
--   definer, volatile; for service_role; database/functions/order_client_digests.sql
--   Orders the morning's mails to people of clients, from eight on of the house's time, each
--   person's once a day, with everything that came before eight; says how many. News of 60 days ago
--   goes.

-- function public.order_digests(p_at timestamptz default now()) returns integer
--   definer, volatile; for service_role; database/functions/order_digests.sql
--   Orders the digests of a day on which the house opens, from eight until noon, each person's once,
--   and says how many.

-- function public.order_erasure(p_id uuid) returns void
--   definer, volatile; for authenticated; database/functions/order_erasure.sql
--   Has everything of the person of a proved request erased. Refuses with users_delete_missing,
--   request_not_open or person_is_staff.

-- function public.order_task_reminders(p_batch integer default 200) returns integer
--   definer, volatile; for service_role; database/functions/order_task_reminders.sql
--   Orders the mails of a batch of tasks whose moment has come, each once, and says how many.

-- function public.order_waiting_leads() returns boolean
--   definer, volatile; for service_role; database/functions/order_waiting_leads.sql
--   Orders that waiting leads are given, in business time, when somebody has come to work or the
--   house has opened since they were tried last.

-- function public.organizations_of_member() returns table(id uuid, name text, role text)
--   definer, stable; for authenticated; database/functions/organizations_of_member.sql
--   Clients whose work the caller may see, each as it is called today, and as what she is there.

-- function public.own_copy() returns jsonb
--   definer, volatile; for authenticated; database/functions/own_copy.sql
--   Everything that is held of the caller, whose address the account has proved, as an answered
--   privacy request gives it: copied, limited (3 a day) or unproved. On the security record.

-- function public.owned_by(p_user_id uuid) returns table(leads integer, deals integer, tasks
-- integer, contacts integer)
--   definer, stable; for authenticated; database/functions/owned_by.sql
--   How much somebody answers for: open leads, open deals, tasks to be done, contacts. Refuses with
--   users_read_missing.

-- function public.page_speeds(p_from date, p_to date) returns table(route text, metric text,
-- samples bigint, p75 integer)
--   definer, stable; for authenticated; database/functions/page_speeds.sql
--   The 75th percentile of LCP, INP and CLS by page over the days named, as pages were when they
--   were left. Refuses with analytics_read_missing.

-- function public.part_feedback(p_id uuid, p_target uuid, p_from text, p_was uuid, p_along uuid[])
-- returns boolean
--   definer, volatile; for authenticated; database/functions/part_feedback.sql
--   Takes a join back, by what join_feedback() said; false where it no longer stands as that left
--   it. Refuses with feedback_update_missing, same_as_gone (23503) or feedback_move_not_allowed
--   (23514).

-- function public.pay_invoice(p_invoice uuid, p_paid_on date, p_how text) returns text
--   definer, volatile; for authenticated; database/functions/pay_invoice.sql
--   Marks an issued invoice as paid, once: paid, or already. Refuses with financial_approve_missing,
--   invoice_gone, invoice_not_issued or date_ahead (23514).

-- function public.people_page(p_text text default null::text, p_role text default null::text,
-- p_state text default null::text, p_after uuid default null::uuid, p_limit integer default 50,
-- p_sort text default 'since', p_descending boolean default true) returns table(user_id uuid,
-- display_name text, email text, is_active boolean, role text, role_until timestamptz, confirmed
-- boolean, has_password boolean, two_factor boolean, last_seen timestamptz, created_at
-- timestamptz)
--   definer, stable; for authenticated; database/functions/people_page.sql
--   People after the one named, in the order of p_sort (since, person or seen); for those who may
--   read users. p_role is a role, staff or none; p_state is active, kept_out, invited, unconfirmed
--   or without_second_factor.

-- function public.person_sign_in(p_user_id uuid) returns table(confirmed boolean, has_password
-- boolean, two_factor boolean, passkeys integer, sessions jsonb)
--   definer, stable; for authenticated; database/functions/person_sign_in.sql
--   How a person comes in and where she is signed in, without tokens; for those who may read users.

-- function public.personal_copy(p_id uuid) returns table(table_name text, row_data jsonb)
--   definer, volatile; for service_role; database/functions/personal_copy.sql
--   Everything that is held of the person of an answered request, while its link holds.

-- function public.personal_files(p_id uuid) returns setof text
--   definer, stable; for service_role; database/functions/personal_files.sql
--   Keys of the stored files of the person who is being erased.

-- function public.pin_comment(p_id uuid, p_version uuid, p_body text, p_page integer, p_x double
-- precision, p_y double precision) returns boolean
--   definer, volatile; for authenticated; database/functions/pin_comment.sql
--   Keeps a comment at a place of a version, under the next number there, for whoever may comment on
--   it. Under an id by which it is kept once. False where it is none of theirs, or the page is none
--   that is shown.

-- function public.pipelines_in_use(p_product text) returns table(pipeline_id uuid, stage_id uuid,
-- deals integer, past boolean)
--   definer, stable; for authenticated; database/functions/pipelines_in_use.sql
--   Of each stage of a product, how many deals stand in it, those that were put away included, and
--   whether one ever did. Refuses with settings_read_missing.

-- function public.portfolio_choices(p_client uuid default null::uuid) returns table(kind text, id
-- uuid, name text)
--   definer, stable; for authenticated; database/functions/portfolio_choices.sql
--   Clients that work goes on for (300 at most, the one given among them), and colleagues who answer
--   for work: what the portfolio can be narrowed down to. Refuses with projects_read_missing.

-- function public.portfolio_counts(p_text text default null::text, p_stage text default
-- null::text, p_owner text default null::text, p_client uuid default null::uuid) returns
-- table(health text, projects integer)
--   definer, stable; for authenticated; database/functions/portfolio_counts.sql
--   How many projects there are of what a list asks for, all and by health. Refuses with
--   projects_read_missing.

-- function public.portfolio_export(p_text text default null::text, p_health text default
-- null::text, p_stage text default null::text, p_owner text default null::text, p_client uuid
-- default null::uuid, p_after uuid default null::uuid, p_limit integer default 500, p_sort text
-- default 'urgency', p_descending boolean default false) returns table(id uuid, name text,
-- client_id uuid, client text, shown boolean, starts_on text, today text, paused_on text, ended_on
-- text, owner_id uuid, owner_name text, stages jsonb, waits jsonb, change_asked text, last_news_at
-- timestamptz, created_at timestamptz)
--   definer, stable; for authenticated; database/functions/portfolio_export.sql
--   A part of portfolio_page() for a file. Refuses with projects_approve_missing or
--   projects_read_missing.

-- function public.portfolio_page(p_text text default null::text, p_health text default null::text,
-- p_stage text default null::text, p_owner text default null::text, p_client uuid default
-- null::uuid, p_after uuid default null::uuid, p_limit integer default 50, p_sort text default
-- 'urgency', p_descending boolean default false) returns table(id uuid, name text, client_id uuid,
-- client text, shown boolean, starts_on text, today text, paused_on text, ended_on text, owner_id
-- uuid, owner_name text, stages jsonb, waits jsonb, change_asked text, last_news_at timestamptz,
-- created_at timestamptz)
--   definer, stable; for authenticated; database/functions/portfolio_page.sql
--   Projects for staff, a page after the one given, in the order of p_sort (urgency, name, client,
--   next or newest). Refuses with projects_read_missing.

-- function public.preview_rule(p_rule jsonb, p_id uuid default null::uuid) returns table(total
-- integer, subject_id uuid, at timestamptz)
--   definer, stable; for authenticated; database/functions/preview_rule.sql
--   What a rule as it is written would have been set off by in the last 30 days, by the very
--   functions that the engine asks: how often, and the newest 50. Of more than 5,000 facts the
--   newest are looked at. Refuses with settings_read_missing.

-- function public.privacy_findings(p_id uuid) returns table(table_name text, found bigint)
--   definer, volatile; for authenticated; database/functions/privacy_findings.sql
--   How many rows hold the person of a proved request, by table; never the rows.

-- function public.privacy_receipt(p_protocol text) returns text
--   definer, stable; for anon, authenticated, service_role; database/functions/privacy_receipt.sql
--   The protocol as it is written, if there is one; nothing of the person.

-- function public.product_metrics(p_product text default null::text) returns table("totalLeads"
-- integer, "conversionRate" numeric, "activeDeals" integer, "totalValue" numeric, "avgDealSize"
-- numeric, "pipelineHealth" integer)
--   definer, stable; for authenticated; database/functions/product_metrics.sql
--   The six figures of a product; of null, of every product that the caller may read. Leads are
--   active contacts by their source, deals are active open ones, and the conversion is the percent
--   of those leads with a won deal. Refuses with crm_read_missing.

-- function public.products_of_session() returns table(id uuid, slug text, name text, color text,
-- is_active boolean, lead_sources text[], settings jsonb, pipelines jsonb, is_chosen boolean)
--   definer, stable; for authenticated; database/functions/products_of_session.sql
--   Products whose rows the caller may read, with their pipelines, and which one she has chosen.

-- function public.project_file(p_version uuid) returns table(storage_key text, original_name text,
-- content_type text, size integer)
--   definer, stable; for authenticated; database/functions/project_file.sql
--   Where the bytes of a version of a file lie, for whoever sees the files of its project; nothing
--   for anybody else.

-- function public.project_file_totals(p_projects uuid[]) returns table(files integer, bytes double
-- precision)
--   definer, stable; for authenticated; database/functions/project_file_totals.sql
--   How many files these projects hold, as far as the caller sees them, and how large their last
--   versions are together.

-- function public.project_files_named(p_projects uuid[], p_words text) returns setof uuid
--   definer, stable; for authenticated; database/functions/project_files_named.sql
--   Files of these projects, as far as the caller sees them, whose name holds these words, accents
--   left out.

-- function public.project_value(p_project uuid) returns numeric
--   definer, stable; for authenticated; database/functions/project_value.sql
--   What a project costs: for staff who may read projects of its product, and for owners and finance
--   of its client. Null for anybody else.

-- function public.prove_privacy_request(p_id uuid) returns text
--   definer, volatile; for service_role; database/functions/prove_privacy_request.sql
--   The link in the mail was followed: proved, already or unknown. A revocation is done at once.

-- function public.put_client_member(p_organization uuid, p_user uuid, p_role text, p_contact uuid
-- default null::uuid) returns void
--   definer, volatile; for authenticated; database/functions/put_client_member.sql
--   Lets a person see the work for a client, in a role, or gives them another one. Refuses with
--   projects_update_missing; 23503 where client, account or contact are gone, 23514 for another
--   role, or invited_colleague for an account of staff.

-- function public.put_list_view(p_id uuid, p_list text, p_name text, p_query text, p_since
-- timestamptz default null::timestamptz) returns text
--   definer, volatile; for authenticated; database/functions/put_list_view.sql
--   Keeps a view of a list under its id, which is made beforehand: a new one, one of other filters,
--   or one that comes back to its place (p_since). Says kept, full, name_taken, query_taken, or
--   unknown for an id of somebody else's.

-- function public.rate_as_client(p_rating uuid, p_score integer, p_comment text) returns text
--   definer, volatile; for authenticated; database/functions/rate_as_client.sql
--   What one of a client's people thinks of how her ticket was solved, where it is she who was
--   asked: kept, dropped, late, limited or unknown.

-- function public.rate_asked(p_rating_id uuid, p_score integer, p_comment text, p_agrees boolean
-- default false) returns text
--   definer, volatile; for service_role; database/functions/rate_asked.sql
--   What somebody without a page of an entry thinks of how her ticket was solved; the server has
--   looked at the signature of her link. kept, dropped, late, limited or unknown.

-- function public.rate_followed(p_token text, p_rating_id uuid, p_score integer, p_comment text,
-- p_agrees boolean default false) returns text
--   definer, volatile; for anon, authenticated, service_role; database/functions/rate_followed.sql
--   What the author of an entry thinks of how her ticket was solved, by the secret of the follow-up
--   link: kept, dropped, late, limited or unknown.

-- function public.rating_asked(p_rating_id uuid) returns jsonb
--   definer, stable; for service_role; database/functions/rating_asked.sql
--   A rating for the page of a signed link; null where it has been erased.

-- function public.ratings_count(p_score text default null::text, p_from date default null::date,
-- p_to date default null::date, p_project uuid default null::uuid, p_module uuid default
-- null::uuid) returns integer
--   definer, stable; for authenticated; database/functions/ratings_count.sql
--   How many ratings a list has; 10001 stands for more than 10000. Refuses with
--   feedback_read_missing.

-- function public.ratings_page(p_score text default null::text, p_from date default null::date,
-- p_to date default null::date, p_project uuid default null::uuid, p_module uuid default
-- null::uuid, p_after uuid default null::uuid, p_limit integer default 50, p_sort text default
-- 'rated', p_descending boolean default true) returns table(id uuid, ticket_id uuid, number
-- bigint, title text, score smallint, comment text, by_name text, project text, module text,
-- rated_at timestamptz, changed boolean)
--   definer, stable; for authenticated; database/functions/ratings_page.sql
--   What people think of how their tickets were solved, a page after the one given, by when they
--   said it. Refuses with feedback_read_missing.

-- function public.read_mentions(p_lead_id uuid default null::uuid) returns integer
--   definer, volatile; for authenticated; database/functions/read_mentions.sql
--   The caller has read where she is named on a lead, or everywhere; says how many that were.

-- function public.read_rule_notices(p_ids uuid[]) returns integer
--   definer, volatile; for authenticated; database/functions/read_rule_notices.sql
--   Marks notices of the caller's own as read, and says how many were not yet.

-- function public.read_ticket_mentions(p_ticket_id uuid) returns integer
--   definer, volatile; for authenticated; database/functions/read_ticket_mentions.sql
--   The caller has read where she is named about a ticket; says how many that were.

-- function public.reckon_clocks(p_after uuid default null::uuid, p_limit integer default 200,
-- p_first boolean default false) returns uuid
--   definer, volatile; for service_role; database/functions/reckon_clocks.sql
--   Computes the clocks of the next leads anew that nobody has answered, after hours, holidays or
--   targets have changed: the last of them, or null at the end. p_first besides looks up when those
--   from before there were clocks were answered; they keep no target.

-- function public.reckon_ticket_clocks(p_after uuid default null::uuid, p_limit integer default
-- 200, p_first boolean default false) returns uuid
--   definer, volatile; for service_role; database/functions/reckon_ticket_clocks.sql
--   Computes the clocks of the next tickets anew that are not solved, after hours, holidays or
--   targets have changed: the last of them, or null at the end. p_first besides starts those of
--   tickets from before there were clocks, and measures how long their first answers took.

-- function public.record_consent(p_subject text, p_version text, p_choice text, p_functionality
-- boolean, p_analytics boolean, p_marketing boolean, p_counted boolean, p_refused_by_browser
-- boolean, p_locale text) returns boolean
--   definer, volatile; for anon, service_role; database/functions/record_consent.sql
--   Keeps one choice about cookies; false above 60 an hour from one address, which is counted as a
--   hash and not kept with the choice.

-- function public.record_counts(p_events jsonb, p_vitals jsonb) returns void
--   definer, volatile; for service_role; database/functions/record_counts.sql
--   Adds a batch of counts and of timings to the day of the house.

-- function public.record_crash(p_fingerprint text, p_origin text, p_route text, p_release text,
-- p_message text, p_stack text, p_request_ids text[] default '{}'::text[], p_times integer default
-- 1, p_mail boolean default true) returns uuid
--   definer, volatile; for service_role; database/functions/record_crash.sql
--   Counts a crash p_times under its fingerprint and, unless p_mail is false or the throttle says
--   otherwise, asks for a mail to the team. Texts are cut to their columns' length.

-- function public.record_form_counts(p_counts jsonb) returns void
--   definer, volatile; for service_role; database/functions/record_form_counts.sql
--   Adds a batch of counts of forms to the day of the house.

-- function public.remove_lead_note(p_id uuid, p_removed boolean default true) returns void
--   definer, volatile; for authenticated; database/functions/remove_lead_note.sql
--   Removes a note of the caller's own, or within ten minutes puts it back. Refuses with
--   crm_update_missing or note_not_yours.

-- function public.remove_project_file(p_file uuid) returns void
--   definer, volatile; for authenticated; database/functions/remove_project_file.sql
--   Takes a file away from its client; for 30 days staff may put it back. Refuses with
--   projects_update_missing or project_gone.

-- function public.remove_task(p_id uuid, p_removed boolean default true) returns void
--   definer, volatile; for authenticated; database/functions/remove_task.sql
--   Removes a task, or within ten minutes puts it back. Refuses with task_not_removable whoever may
--   not, and what is gone.

-- function public.remove_ticket_note(p_id uuid, p_removed boolean default true) returns void
--   definer, volatile; for authenticated; database/functions/remove_ticket_note.sql
--   Removes a note of the caller's own, or within ten minutes puts it back. Refuses with
--   feedback_update_missing or note_not_yours.

-- function public.renew_invitation(p_user_id uuid) returns boolean
--   definer, volatile; for authenticated; database/functions/renew_invitation.sql
--   Whether another invitation may be mailed: false once the person has set a password.

-- function public.reopen_deals_of_leads(p_leads uuid[], p_act uuid) returns integer
--   definer, volatile; for authenticated; database/functions/reopen_deals_of_leads.sql
--   Reopens what lose_deals_of_leads() has closed of these leads within an act of the caller in the
--   last ten minutes, and which nobody has moved since; answers how many deals. Refuses with
--   crm_update_missing.

-- function public.reply_as_client(p_id uuid, p_ticket uuid, p_body text, p_files jsonb default
-- '[]'::jsonb) returns jsonb
--   definer, volatile; for authenticated; database/functions/reply_as_client.sql
--   Says something in a ticket that the caller follows in the portal, as every answer of somebody
--   who asks: it opens again what was solved within 14 days, and continues what is older. Under an
--   id by which it is said once. said, with the ticket that has taken it, limited (10 an hour) or
--   gone. Refuses with files_many or files_limited (23514).

-- function public.reply_in_ticket(p_id uuid, p_ticket_id uuid, p_body text, p_then text default
-- null::text, p_files uuid[] default '{}'::uuid[], p_seen timestamptz default null::timestamptz)
-- returns boolean
--   definer, volatile; for authenticated; database/functions/reply_in_ticket.sql
--   Answers everybody who asks in a ticket, under an id of the sender's, and moves it on; false
--   where that went already. p_seen is the last_public_at that the answer was written by. Refuses
--   with feedback_update_missing, ticket_gone, ticket_merged, ticket_answered (40001),
--   ticket_reaches_nobody, files_gone or ticket_move_not_allowed.

-- function public.reply_later(p_id uuid, p_ticket_id uuid, p_body text, p_next text, p_send_at
-- timestamptz) returns boolean
--   definer, volatile; for authenticated; database/functions/reply_later.sql
--   Keeps an answer until its time, within 90 days; false where it is kept already. Refuses with
--   feedback_update_missing, ticket_gone, ticket_merged, ticket_reaches_nobody, later_time_invalid
--   or later_too_many.

-- function public.reply_to_feedback(p_token text, p_body text) returns text
--   definer, volatile; for anon, authenticated, service_role;
-- database/functions/reply_to_feedback.sql
--   Adds what the author has to say, by the secret of the follow-up link: accepted, replayed,
--   limited (10 an hour) or unknown. It goes into the ticket that the entry is linked to, which it
--   may open again.

-- function public.reread_import(p_id uuid, p_encoding text, p_separator text, p_header text[],
-- p_fingerprint text, p_lines integer) returns boolean
--   definer, volatile; for authenticated; database/functions/reread_import.sql
--   Keeps how the file of an import is laid out in another encoding; its columns are chosen anew.
--   False when it has begun already. Refuses with crm_create_missing.

-- function public.reset_second_factor(p_user_id uuid) returns boolean
--   definer, volatile; for authenticated, service_role; database/functions/reset_second_factor.sql
--   Takes authenticator, recovery codes and passkeys from a person who lost them, and ends her
--   sessions. False when there was nothing to take.

-- function public.restore_project_file(p_file uuid) returns void
--   definer, volatile; for authenticated; database/functions/restore_project_file.sql
--   Puts a file back that was removed. Refuses with projects_update_missing or project_gone.

-- function public.restore_roles(p_user_id uuid, p_granted uuid, p_ended uuid[]) returns void
--   definer, volatile; for authenticated, service_role; database/functions/restore_roles.sql
--   Takes a change of roles back: terms that ended run again as they were, the one given ends.
--   Nothing, when they have changed since.

-- function public.restore_settings(p_change_set text, p_anyway boolean default false) returns text
--   volatile; for authenticated; database/functions/restore_settings.sql
--   Undoes a change set under the caller's own policies: restored, changed (since then; nothing is
--   done), unknown.

-- function public.result_contacts_count(p_converted text default null::text) returns integer
--   definer, stable; for authenticated; database/functions/result_contacts_count.sql
--   How many contacts result_contacts_page() has. Refuses with crm_read_missing.

-- function public.result_contacts_page(p_converted text default null::text, p_descending boolean
-- default true, p_after uuid default null::uuid, p_limit integer default 50) returns table(id
-- uuid, name text, email text, phone text, company text, source text, created_at timestamptz)
--   definer, stable; for authenticated; database/functions/result_contacts_page.sql
--   Contacts that the figures count as leads, or of them those with a won deal, newest first.
--   Refuses with crm_read_missing.

-- function public.result_deals_count(p_state text default null::text, p_from date default
-- null::date, p_to date default null::date, p_source text default null::text, p_campaign text
-- default null::text, p_campaignless text default null::text, p_touched text default null::text,
-- p_left uuid default null::uuid) returns table(deals integer, value numeric)
--   definer, stable; for authenticated; database/functions/result_deals_count.sql
--   How many deals result_deals_page() has with the same filters, and what they are worth. Refuses
--   with crm_read_missing.

-- function public.result_deals_page(p_state text default null::text, p_from date default
-- null::date, p_to date default null::date, p_source text default null::text, p_campaign text
-- default null::text, p_campaignless text default null::text, p_touched text default null::text,
-- p_left uuid default null::uuid, p_descending boolean default true, p_after uuid default
-- null::uuid, p_limit integer default 50) returns table(id uuid, title text, contact_id uuid,
-- contact_name text, contact_email text, company_name text, value numeric, pipeline_name text,
-- stage_name text, state text, source text, campaign text, lead_id uuid, owner_name text,
-- created_at timestamptz, closed_at timestamptz, touched_at timestamptz)
--   definer, stable; for authenticated; database/functions/result_deals_page.sql
--   Deals that a figure of the results counts, those that ended last first, open ones before them.
--   Refuses with crm_read_missing.

-- function public.result_stage_times(p_from date, p_to date, p_before date) returns table(pipeline
-- text, stage_id uuid, stage text, deals integer, days numeric, deals_before integer, days_before
-- numeric)
--   definer, stable; for authenticated; database/functions/result_stage_times.sql
--   Of each open stage, how many deals left it in a range of days and in the one before it, and the
--   median of days that they stayed; a deal that was there twice counts once, with both stays.
--   Refuses with crm_read_missing.

-- function public.result_totals(p_from date, p_to date, p_before date) returns table(period text,
-- won integer, lost integer, value numeric, cycle_days numeric)
--   definer, stable; for authenticated; database/functions/result_totals.sql
--   Deals that ended in a range of days, and in the one before it that begins on p_before: how many
--   won and lost, what the won are worth, and the median of days from their opening. Refuses with
--   crm_read_missing.

-- function public.result_touched() returns table(open integer, touched integer)
--   definer, stable; for authenticated; database/functions/result_touched.sql
--   How many deals are open, and with how many of them somebody did something in the last 14 days.
--   Refuses with crm_read_missing.

-- function public.result_won_by(p_by text, p_from date, p_to date, p_before date) returns
-- table(key text, deals integer, value numeric, deals_before integer, value_before numeric)
--   definer, stable; for authenticated; database/functions/result_won_by.sql
--   What was won in a range of days and in the one before it, by source or by campaign of the lead;
--   null where no campaign is known. The 200 of most value. Refuses with crm_read_missing.

-- function public.resume_imports(p_still interval) returns integer
--   definer, volatile; for service_role; database/functions/resume_imports.sql
--   Queues imports anew that have stood still, as after a kill. Two jobs of one import take turns,
--   and double nothing. Files that nobody went on with for a week are given up.

-- function public.resume_score_runs(p_still interval) returns integer
--   definer, volatile; for service_role; database/functions/resume_score_runs.sql
--   Queues a recomputing anew that has stood still, as after a kill. Two jobs of one take turns.

-- function public.revoke_invitation(p_id uuid) returns boolean
--   definer, volatile; for authenticated; database/functions/revoke_invitation.sql
--   Takes an invitation back that nobody has accepted yet; false where there is none. Refuses with
--   projects_update_missing.

-- function public.run_automation(p_batch integer default 20) returns integer
--   definer, volatile; for service_role; database/functions/run_automation.sql
--   Has rules look at a batch of what has happened, and says how much it was. What a batch does is
--   one transaction: killed, nothing of it has happened, and it is done anew.

-- function public.run_import_lines(p_id uuid, p_most integer) returns text
--   definer, volatile; for authenticated; database/functions/run_import_lines.sql
--   The next lines of an import, with what became of each in the same transaction: killed, it goes
--   on behind the last that was kept. more, done, or stopped where it runs no longer. Refuses with
--   crm_create_missing.

-- function public.save_company(p_id uuid, p_revision integer, p_name text, p_cnpj text, p_site
-- text, p_city text, p_state text, p_owner_id uuid, p_product text default null::text) returns
-- table(id uuid, revision integer)
--   definer, volatile; for authenticated; database/functions/save_company.sql
--   Keeps a company under an id of the sender's, or what is said of a known one. Refuses with
--   crm_create_missing, crm_update_missing, company_gone, company_changed (40001), cnpj_wrong or
--   company_owner (23514), and 23505 where another company has the CNPJ.

-- function public.save_contact(p_id uuid, p_revision integer, p_name text, p_job_title text,
-- p_company text, p_company_id uuid, p_owner_id uuid, p_points jsonb) returns integer
--   definer, volatile; for authenticated; database/functions/save_contact.sql
--   Keeps what staff say of a contact, with all its points, the first of each kind the primary one;
--   returns its revision. Refuses with crm_update_missing, contact_gone, contact_merged,
--   contact_changed (40001), contact_empty, company_gone or email_taken (23505: of another contact,
--   to be merged with).

-- function public.save_invoice(p_id uuid, p_revision integer, p_invoice jsonb, p_file jsonb)
-- returns text
--   definer, volatile; for authenticated; database/functions/save_invoice.sql
--   Keeps a draft and says its number; with revision 0 it is begun, under an id by which it is begun
--   once. Refuses with financial_create_missing, financial_update_missing, invoice_gone, client_gone
--   (23503), project_of_another, pix_wrong, invoice_issued (23514) or invoice_changed (40001).

-- function public.save_pix_key(p_kind text, p_key text, p_name text, p_city text) returns void
--   definer, volatile; for authenticated; database/functions/save_pix_key.sql
--   Says where money is sent by Pix from now on; invoices that were issued keep what they say.
--   Everybody who may approve finance is mailed. Refuses with financial_approve_missing or key_wrong
--   (23514).

-- function public.save_project(p_project uuid, p_revision integer, p_name text, p_starts_on date,
-- p_conducted_by uuid, p_stages jsonb) returns void
--   definer, volatile; for authenticated; database/functions/save_project.sql
--   Name, first day, who answers for it and what is done in each stage; the promised days too, as
--   long as nobody of the client sees them. Refuses with projects_update_missing, project_gone,
--   project_changed (40001), promise_shown or date_out_of_range (23514).

-- function public.say_writing(p_ticket_id uuid, p_writing boolean) returns void
--   definer, volatile; for authenticated; database/functions/say_writing.sql
--   The caller is writing an answer in a ticket, or no longer. Refuses with feedback_update_missing.

-- function public.score_batch(p_run uuid, p_leads integer default 200) returns text
--   definer, volatile; for service_role; database/functions/score_batch.sql
--   Scores the next leads of a recomputing, the newest first: more, over, or busy where another
--   process is at it. Killed in between, it goes on where the last batch ended.

-- function public.score_changes(p_version uuid, p_leads uuid[]) returns table(lead_id uuid, name
-- text, name_en text, was integer, becomes integer)
--   definer, stable; for authenticated; database/functions/score_changes.sql
--   By which rules leads (at most 100) would get other points than by the version in use. Refuses
--   with settings_read_missing or crm_read_missing.

-- function public.score_idea(p_id uuid, p_revision integer, p_reach integer, p_impact numeric,
-- p_confidence integer, p_effort numeric) returns integer
--   definer, volatile; for authenticated; database/functions/score_idea.sql
--   Weighs an idea as it was read, or takes its score away with four nulls, and keeps who did. The
--   new revision; null where somebody was quicker. Refuses with feedback_update_missing, idea_gone
--   (23503), or not_an_idea and values out of range (23514).

-- function public.score_preview(p_version uuid, p_behind_at timestamptz, p_behind_id uuid, p_leads
-- integer default 200) returns table(id uuid, protocol text, person text, created_at timestamptz,
-- was smallint, becomes smallint)
--   definer, stable; for authenticated; database/functions/score_preview.sql
--   Leads of the last 30 days, the newest first and by batches, with the score they have and the one
--   a version would give them. Refuses with settings_read_missing or crm_read_missing.

-- function public.send_crm_message(p_id uuid, p_message jsonb) returns jsonb
--   definer, volatile; for authenticated; database/functions/send_crm_message.sql
--   Keeps a message to a lead, contact or deal under an id of the sender's, once; a mail is handed
--   to the job that sends it. The first answer moves a new lead to contacted, and every message
--   touches the deals of its product. Refuses with crm_update_missing, subject_gone or file_gone
--   (23503), mail_incomplete or an open placeholder (23514), message_not_yours (23505).

-- function public.send_mail_again(p_id uuid) returns text
--   definer, volatile; for authenticated; database/functions/send_mail_again.sql
--   Has a mail sent once more: again; waiting where it is about to be anyway; spent where its link
--   counted once; unknown. Refuses with settings_manage_missing.

-- function public.send_survey(p_id uuid, p_project_id uuid, p_seen integer) returns integer
--   definer, volatile; for authenticated; database/functions/send_survey.sql
--   Asks every contact of a project who agreed to it and was not asked for 90 days whether she would
--   recommend the company, under an id of the sender's, and says how many; p_seen is how many the
--   preview told. Refuses with campaigns_manage_missing, project_gone, survey_reaches_nobody or
--   survey_changed (40001).

-- function public.send_uploaded_version(p_upload uuid, p_id uuid, p_project uuid, p_deliverable
-- uuid, p_title text, p_position integer, p_file jsonb, p_link text, p_changes text, p_holds
-- boolean) returns uuid
--   definer, volatile; for authenticated; database/functions/send_uploaded_version.sql
--   Sends a version whose file the caller has uploaded piece by piece, and is done with the upload.
--   Asked twice it is one. Null where there is nothing of hers to send; refuses as send_version()
--   does.

-- function public.send_version(p_id uuid, p_project uuid, p_deliverable uuid, p_title text,
-- p_position integer, p_file jsonb, p_link text, p_changes text, p_holds boolean) returns uuid
--   definer, volatile; for authenticated; database/functions/send_version.sql
--   Sends the next version of a deliverable, a new one where none is named; one that waited is
--   replaced. With p_holds its stage waits for the client from today. Under an id by which it is
--   sent once. Refuses with projects_update_missing, project_gone, deliverable_gone (23503) or
--   project_not_shown (23514).

-- function public.set_at_work(p_at_work boolean) returns timestamptz
--   definer, volatile; for authenticated; database/functions/set_at_work.sql
--   Says that the caller is at work, or no longer, and since when; leads that waited for somebody
--   are given at once. Refuses with crm_update_missing.

-- function public.set_company_active(p_id uuid, p_active boolean) returns void
--   definer, volatile; for authenticated; database/functions/set_company_active.sql
--   Takes a company out of the lists, or puts it back. Refuses with crm_update_missing or
--   company_gone.

-- function public.set_deals_owner(p_ids uuid[], p_owner uuid) returns integer
--   definer, volatile; for authenticated; database/functions/set_deals_owner.sql
--   Gives deals to somebody, or to nobody, and says how many were another's. Refuses with
--   crm_update_missing or owner_unknown.

-- function public.set_person_active(p_user_id uuid, p_active boolean) returns void
--   definer, volatile; for authenticated, service_role; database/functions/set_person_active.sql
--   Lets a person in or keeps her out; keeping out also ends her sessions.

-- function public.set_project_state(p_project uuid, p_state text) returns void
--   definer, volatile; for authenticated; database/functions/set_project_state.sql
--   Pauses a project from today, goes on with it, or ends it before its time. Refuses with
--   projects_update_missing or project_gone.

-- function public.set_role_permission(p_role text, p_resource text, p_action text, p_allowed
-- boolean) returns void
--   definer, volatile; for authenticated; database/functions/set_role_permission.sql
--   Edits the matrix; for superadmins, whose own rows are fixed.

-- function public.set_tasks_done(p_ids uuid[], p_done boolean) returns uuid[]
--   definer, volatile; for authenticated; database/functions/set_tasks_done.sql
--   Ticks tasks off, or opens them again, and says which were not so already. Refuses with
--   crm_update_missing.

-- function public.setting_changes_page(p_table text default null::text, p_row uuid default
-- null::uuid, p_text text default null::text, p_from date default null::date, p_to date default
-- null::date, p_after uuid default null::uuid, p_limit integer default 50, p_descending boolean
-- default true) returns table(id uuid, change_set text, changed_at timestamptz, actor_id uuid,
-- actor text, table_name text, action text, label text, others integer, restores text)
--   definer, stable; for authenticated; database/functions/setting_changes_page.sql
--   Change sets by their first change; p_table and p_row find sets that touch it, a form with its
--   questions. settings:read.

-- function public.show_invitation(p_user_id uuid) returns boolean
--   definer, volatile; for authenticated; database/functions/show_invitation.sql
--   Whether the link of an invitation may be shown to whoever asks, which goes on record: whoever
--   has it can set the first password. False once there is one.

-- function public.show_project(p_project uuid) returns void
--   definer, volatile; for authenticated; database/functions/show_project.sql
--   Shows a project to its client from now on; every stage that has a promised day keeps it once
--   somebody has looked. Refuses with projects_update_missing, project_gone or
--   project_without_promise (23514).

-- function public.staff_named(p_ids uuid[]) returns table(id uuid, name text)
--   definer, stable; for authenticated; database/functions/staff_named.sql
--   Names of colleagues, former ones too, whom settings name by their ids. Refuses with
--   settings_read_missing.

-- function public.staff_resend_newsletter(p_subscription_id uuid) returns text
--   definer, volatile; for authenticated; database/functions/staff_resend_newsletter.sql
--   Sends the confirmation once more at the request of its owner: resent, limited, unknown, or the
--   state in which there is nothing to confirm. Refuses with campaigns_update_missing.

-- function public.staff_unsubscribe_newsletter(p_subscription_id uuid) returns text
--   definer, volatile; for authenticated; database/functions/staff_unsubscribe_newsletter.sql
--   Ends a subscription at the request of its owner: unsubscribed, already or unknown. Refuses with
--   campaigns_update_missing.

-- function public.stage_figures() returns table(pipeline text, stage_id uuid, stage text, chance
-- integer, deals integer, value numeric)
--   definer, stable; for authenticated; database/functions/stage_figures.sql
--   Open deals by stage: how many, and what they are worth. Refuses with analytics_read_missing or
--   crm_read_missing.

-- function public.start_import(p_id uuid) returns boolean
--   definer, volatile; for authenticated; database/functions/start_import.sql
--   Begins an import whose dry run is through. False when it is in no such state. Refuses with
--   crm_create_missing.

-- function public.start_project(p_deal uuid) returns uuid
--   definer, volatile; for authenticated; database/functions/start_project.sql
--   Begins the work for a won deal: client, name, value and who answers for it come along, and days
--   for the six stages are proposed. Begun before, it is that project. Refuses with
--   projects_create_missing, deal_gone or deal_not_won.

-- function public.submit_application(p_id uuid, p_opening text, p_opening_title text, p_name text,
-- p_email text, p_message text, p_phone text default null::text, p_phone_e164 text default
-- null::text, p_link text default null::text, p_locale text default 'pt-BR', p_limit_identifier
-- text default null::text, p_address_identifier text default null::text, p_marks text[] default
-- '{}'::text[], p_earlier_id uuid default null::uuid) returns table(outcome text, protocol text)
--   definer, volatile; for anon, authenticated, service_role;
-- database/functions/submit_application.sql
--   Stores an application and says what became of it: accepted, replayed (this id is already
--   accepted; never counted) or limited (5 an hour). Marks and ids are those of submit_lead. Also
--   erases a few applications whose time is up.

-- function public.submit_feedback(p_id uuid, p_token_hash text, p_project_key text, p_type text,
-- p_verbatim text, p_module_key text default null::text, p_severity text default null::text,
-- p_score integer default null::integer, p_persona text default null::text, p_channel text default
-- null::text, p_context jsonb default '{}'::jsonb, p_name text default null::text, p_email text
-- default null::text, p_contact_claim text default null::text, p_user_agent text default
-- null::text, p_locale text default 'pt-BR', p_attachments jsonb default '[]'::jsonb,
-- p_limit_identifier text default null::text, p_address_identifier text default null::text,
-- p_marks text[] default '{}'::text[], p_earlier_id uuid default null::uuid, p_secret_hash text
-- default null::text, p_upload_id uuid default null::uuid) returns table(outcome text, entry_id
-- uuid, protocol text, opened boolean, missing jsonb)
--   definer, volatile; for anon, authenticated, service_role; database/functions/submit_feedback.sql
--   Stores what somebody said and says what became of it: accepted, replayed (this id is already
--   accepted, or its derived one of the last ten seconds; never counted), limited (5 an hour, 300 of
--   one network address), unknown_project, unknown_module, type_off, attachments_off or
--   secret_taken. opened: the secret of p_secret_hash opens the entry. Files need the room of
--   p_upload_id. missing: names of files that there was no room for. Without a persona the entry has
--   the project's. Marks are those of submit_lead. Also erases a few entries whose time is up.

-- function public.submit_lead(p_id uuid, p_form_id uuid, p_source text, p_form_data jsonb,
-- p_source_page text default null::text, p_utm_source text default null::text, p_utm_medium text
-- default null::text, p_utm_campaign text default null::text, p_user_agent text default
-- null::text, p_locale text default 'pt-BR', p_limit_identifier text default null::text,
-- p_address_identifier text default null::text, p_phone_e164 text default null::text, p_marks
-- text[] default '{}'::text[], p_earlier_id uuid default null::uuid) returns table(outcome text,
-- protocol text, status text, review_reason text)
--   definer, volatile; for anon, authenticated, service_role; database/functions/submit_lead.sql
--   Inserts a lead and says what became of it: accepted, replayed (this id is already accepted;
--   never counted), limited or no_form. p_phone_e164 is the phone answer once checked; p_marks are
--   honeypot and too_fast; p_earlier_id is the id that the same post would have had in the time
--   window before (forms without a script derive their ids). Everything else happens in the triggers
--   of the table.

-- function public.submit_privacy_request(p_id uuid, p_kind text, p_email text, p_name text default
-- null::text, p_message text default null::text, p_locale text default 'pt-BR', p_limit_identifier
-- text default null::text, p_address_identifier text default null::text, p_marks text[] default
-- '{}'::text[], p_earlier_id uuid default null::uuid) returns table(outcome text, protocol text)
--   definer, volatile; for anon, authenticated, service_role;
-- database/functions/submit_privacy_request.sql
--   Takes a request about somebody's own data: accepted, replayed or limited (5 an hour). Until the
--   link in its mail is followed nothing is done, and nobody learns whether the address is known.

-- function public.subscribe_newsletter(p_email text, p_locale text default 'pt-BR',
-- p_consent_version text default 'unknown', p_source_page text default null::text, p_utm_source
-- text default null::text, p_utm_medium text default null::text, p_utm_campaign text default
-- null::text, p_user_agent text default null::text, p_limit_identifier text default null::text,
-- p_address_identifier text default null::text) returns text
--   definer, volatile; for anon, authenticated, service_role;
-- database/functions/subscribe_newsletter.sql
--   Asks for the newsletter: accepted or limited (3 in 10 minutes), whatever is known of the
--   address; what is known reaches its owner by mail. Also erases a few never confirmed ones.

-- function public.survey_asked(p_invitation_id uuid) returns jsonb
--   definer, stable; for service_role; database/functions/survey_asked.sql
--   A survey for the page of a signed link; null where it has been erased.

-- function public.survey_of_mine(p_id uuid) returns jsonb
--   definer, stable; for authenticated; database/functions/survey_of_mine.sql
--   A survey that the caller was sent, for its page in the portal; null for anybody else's.

-- function public.survey_preview(p_project_id uuid) returns table(asked integer, lately integer,
-- closed integer, unasked integer)
--   definer, stable; for authenticated; database/functions/survey_preview.sql
--   How many contacts a survey would ask now, and how many it would not and why. Refuses with
--   campaigns_manage_missing or project_gone.

-- function public.surveys_asked_of_me() returns table(id uuid, project text, answered boolean)
--   definer, stable; for authenticated; database/functions/surveys_asked_of_me.sql
--   Surveys that somebody of a client was sent and may answer still: who has left them is asked
--   none.

-- function public.surveys_sent(p_limit integer default 50) returns table(id uuid, project text,
-- created_at timestamptz, by_name text, people integer, sent integer, failed integer, answered
-- integer, promoters integer, passives integer, detractors integer)
--   definer, stable; for authenticated; database/functions/surveys_sent.sql
--   Surveys, the last first: how many were asked, how far the mails have come, and what was
--   answered. Refuses with campaigns_read_missing.

-- function public.tag_subject(p_subject text, p_id uuid, p_name text) returns uuid
--   definer, volatile; for authenticated; database/functions/tag_subject.sql
--   Puts a tag on a lead or deal, by its name, which is made where there is none. Refuses with
--   crm_update_missing, subject_gone (23503) or tag_unnamed (23514).

-- function public.take_back_handover(p_act uuid, p_user_id uuid) returns integer
--   definer, volatile; for authenticated; database/functions/take_back_handover.sql
--   Puts back what the caller has handed over of somebody in an act, but for what has been given
--   away since, and says how many went. Run behind what gives her access back. Refuses as
--   check_may_touch().

-- function public.take_back_leads(p_act uuid, p_after bigint default null::bigint, p_limit integer
-- default 200) returns table(id bigint, subject text, went boolean)
--   definer, volatile; for authenticated; database/functions/take_back_leads.sql
--   Takes back what the caller gave away in an act: leads, and the deals that went with them.
--   Refuses with crm_update_missing.

-- function public.take_back_message(p_id uuid) returns text
--   definer, volatile; for authenticated; database/functions/take_back_message.sql
--   For ten minutes its author takes a message back: one that only opened WhatsApp or noted a call
--   goes, and the lead that it moved is new again. A mail has gone: of it only the move is undone.
--   message, lead, or kept where it is too late.

-- function public.take_back_owners(p_act uuid, p_after uuid default null::uuid, p_limit integer
-- default 200) returns table(id uuid, went boolean)
--   definer, volatile; for authenticated; database/functions/take_back_owners.sql
--   Puts the owners back of what the caller gave away in an act, part by part: of each deal, whether
--   it went. One that somebody has changed the owner of since stays. Refuses with
--   crm_update_missing.

-- function public.take_waiting_mail(p_id uuid, p_token_hash text) returns uuid
--   definer, volatile; for authenticated; database/functions/take_waiting_mail.sql
--   Makes an entry of a mail that waits, or was discarded; null where a colleague was first. Refuses
--   with feedback_update_missing.

-- function public.tell_authors(p_entry_id uuid, p_words text, p_words_en text) returns integer
--   definer, volatile; for authenticated; database/functions/tell_authors.sql
--   Tells everybody who asked for an idea that it is planned, done or declined, as it stands, with
--   words in Portuguese, English or both: on their pages, and by mail whoever left an address. How
--   many mails that is. They go a little later, unless the idea is moved on before. Refuses with
--   feedback_update_missing, idea_gone (23503), or not_an_idea, reason_missing and other states
--   (23514).

-- function public.ticket_answer_times(p_days integer default 90) returns table(priority text,
-- average_response_time integer, median_seconds integer, answers integer, in_time integer)
--   definer, stable; for authenticated; database/functions/ticket_answer_times.sql
--   How long first answers to tickets took in the last days, in seconds of business time: the median
--   by priority, and with null of all, with how many there were and how many came in time.
--   average_response_time is the constant of 24 hours. Refuses with feedback_read_missing.

-- function public.ticket_audience(p_ticket_id uuid) returns table(name text, email text)
--   definer, stable; for authenticated; database/functions/ticket_audience.sql
--   Who gets an answer in a ticket; without an address only at the link of what she sent. Refuses
--   with feedback_read_missing.

-- function public.ticket_client(p_ticket uuid) returns jsonb
--   definer, stable; for authenticated; database/functions/ticket_client.sql
--   From which client a ticket comes, and about which work, for staff who may read it; null for
--   others, and for a ticket of no client.

-- function public.ticket_clocks(p_ids uuid[]) returns table(id uuid, since timestamptz, turn text,
-- answer_due_at timestamptz, answer_target integer, answered_at timestamptz, answer_seconds
-- integer, answer_left integer, solve_due_at timestamptz, solve_target integer, solve_seconds
-- integer, solve_left integer, is_open boolean, changes_at timestamptz, read_at timestamptz)
--   definer, stable; for authenticated; database/functions/ticket_clocks.sql
--   How the clocks of some tickets stand, as far as the caller may see them: business seconds left
--   until the first answer and until the solution, below zero once the time is over. Refuses with
--   feedback_read_missing.

-- function public.ticket_colleagues(p_project_id uuid default null::uuid) returns table(id uuid,
-- name text, email text)
--   definer, stable; for authenticated; database/functions/ticket_colleagues.sql
--   Whose tickets may be and who can be named in a note: who may read those of the project, or any;
--   with the address of those who share a name. Refuses with feedback_read_missing.

-- function public.ticket_facts(p_id uuid) returns table(id uuid, number bigint, title text, status
-- text, priority text, waits_for text, owner_id uuid, owner_name text, asks_name text, asks_email
-- text, contact_id uuid, company_id uuid, company text, product text, project_id uuid, project
-- text, module_id uuid, module text, locale text, emptied boolean, created_at timestamptz,
-- last_public_at timestamptz, first_answered_at timestamptz, solved_at timestamptz, revision
-- integer, merged_into jsonb, follows jsonb, others jsonb)
--   definer, stable; for authenticated; database/functions/ticket_facts.sql
--   One ticket as its screen shows it, with those that it is one with, follows or is followed by. No
--   row for one out of reach; refuses with feedback_read_missing.

-- function public.ticket_followed(p_token text) returns jsonb
--   definer, stable; for anon, authenticated, service_role; database/functions/ticket_followed.sql
--   What whoever asks in a ticket without an entry may see of it, by the secret that she was mailed;
--   null for an unknown one.

-- function public.ticket_thread(p_ticket_id uuid) returns table(kind text, id uuid, at
-- timestamptz, by_id uuid, by_name text, body text, details jsonb)
--   definer, stable; for authenticated; database/functions/ticket_thread.sql
--   Everything in a ticket and in those merged into it, oldest first: entry (what was said), author
--   and staff (public), note (internal), rating, change. No row for one out of reach; refuses with
--   feedback_read_missing.

-- function public.ticket_writing(p_ticket_id uuid) returns table(name text, until timestamptz)
--   definer, stable; for authenticated; database/functions/ticket_writing.sql
--   Colleagues who are writing an answer in a ticket, and until when that counts. Refuses with
--   feedback_read_missing.

-- function public.tickets_by_state(p_most integer) returns table(status text, waits_for text,
-- tickets integer)
--   definer, stable; for authenticated; database/functions/tickets_by_state.sql
--   How many tickets stand in each state, and how many wait for whom, counted up to p_most. Refuses
--   with feedback_read_missing.

-- function public.tickets_continued_by_mail(p_mail_id uuid) returns table(id uuid, number bigint,
-- title text)
--   definer, stable; for authenticated; database/functions/tickets_continued_by_mail.sql
--   Tickets that a mail may continue which waits for staff. Refuses with feedback_read_missing.

-- function public.tickets_continued_by_ticket(p_ticket_id uuid) returns table(id uuid, number
-- bigint, title text)
--   definer, stable; for authenticated; database/functions/tickets_continued_by_ticket.sql
--   Older tickets that a ticket which was opened by a mail may continue: it is offered to be merged
--   into one of them. Refuses with feedback_read_missing.

-- function public.tickets_count(p_text text default null::text, p_status text default null::text,
-- p_waits text default null::text, p_priority text default null::text, p_owner text default
-- null::text, p_project uuid default null::uuid, p_module uuid default null::uuid) returns integer
--   definer, stable; for authenticated; database/functions/tickets_count.sql
--   How many tickets a list has; 10001 stands for more than 10000. Refuses with
--   feedback_read_missing.

-- function public.tickets_late(p_most integer) returns integer
--   definer, stable; for authenticated; database/functions/tickets_late.sql
--   How many tickets are over their time, counted up to p_most: those that the list has by the same
--   name. Refuses with feedback_read_missing.

-- function public.tickets_page(p_text text default null::text, p_status text default null::text,
-- p_waits text default null::text, p_priority text default null::text, p_owner text default
-- null::text, p_project uuid default null::uuid, p_module uuid default null::uuid, p_after uuid
-- default null::uuid, p_limit integer default 50, p_sort text default 'moved', p_descending
-- boolean default true) returns table(id uuid, number bigint, title text, status text, priority
-- text, waits_for text, owner_id uuid, owner_name text, asks_name text, asks_email text,
-- contact_id uuid, company_id uuid, company text, product text, project text, module text, entries
-- integer, merged_into uuid, emptied boolean, created_at timestamptz, last_public_at timestamptz,
-- revision integer)
--   definer, stable; for authenticated; database/functions/tickets_page.sql
--   Tickets for staff, a page after the one given, in the order of p_sort (moved, priority or
--   number): those that are not solved, unless a state or words are asked for. Refuses with
--   feedback_read_missing.

-- function public.tickets_waiting(p_limit integer, p_most integer default 100, p_others boolean
-- default true) returns table(id uuid, number bigint, title text, status text, asks text, owner_id
-- uuid, owner_name text, mine boolean, since timestamptz, total integer)
--   definer, stable; for authenticated; database/functions/tickets_waiting.sql
--   Tickets whose turn it is the house's: those of the caller and nobody's first, then, with
--   p_others, those of others, each part the longest wait first; total counts them up to p_most.
--   Refuses with feedback_read_missing.

-- function public.trust_address(p_about text, p_id uuid, p_email text, p_trusted boolean default
-- true) returns boolean
--   definer, volatile; for authenticated; database/functions/trust_address.sql
--   Lets mails go again to an address of a lead, contact, deal or ticket that has given one back for
--   good, or takes that back; false where there is nothing to do. Refuses with crm_update_missing or
--   feedback_update_missing.

-- function public.undo_deal_move(p_deal uuid, p_event bigint) returns jsonb
--   definer, volatile; for authenticated; database/functions/undo_deal_move.sql
--   Takes back a move that the caller has made within the last minute, as long as it is the deal's
--   last one. Answers as move_deal(). Refuses with crm_update_missing.

-- function public.undo_import(p_id uuid) returns boolean
--   definer, volatile; for authenticated; database/functions/undo_import.sql
--   Begins to take back what an import did. False when it did nothing, or its lines are gone.
--   Refuses with crm_create_missing.

-- function public.undo_import_lines(p_id uuid, p_most integer) returns text
--   definer, volatile; for authenticated; database/functions/undo_import_lines.sql
--   Takes the last lines of an import back that are not yet: removes what they made and restores
--   what they changed, unless somebody has touched it since. more, done, or stopped. Refuses with
--   crm_create_missing.

-- function public.undo_rule_run(p_run uuid) returns text
--   definer, volatile; for authenticated; database/functions/undo_rule_run.sql
--   Takes back what one run of a rule did, all or nothing: undone, contradicted (a task is done or
--   changed, the owner is another, a tag or draft is gone, a mail has left), gone, failed or
--   too_deep. Refuses with settings_manage_missing.

-- function public.unmerge_contacts(p_merge_id uuid) returns uuid
--   definer, volatile; for authenticated; database/functions/unmerge_contacts.sql
--   Makes two of what was merged, with the rows that each had. Refuses with crm_update_missing or
--   unmerge_ and the reason of private.unmerge_hindrance().

-- function public.unmerge_ticket(p_id uuid) returns void
--   definer, volatile; for authenticated; database/functions/unmerge_ticket.sql
--   Takes a ticket out of the one that it was merged into, as it stood, as long as nobody has
--   written there since. Refuses with feedback_update_missing, ticket_gone, not_merged or
--   unmerge_late.

-- function public.unpay_invoice(p_invoice uuid, p_cause text) returns void
--   definer, volatile; for authenticated; database/functions/unpay_invoice.sql
--   Takes the mark back that an invoice was paid, with the cause, which goes on its record. Refuses
--   with financial_approve_missing, invoice_gone, invoice_not_paid or cause_missing (23514).

-- function public.unsubscribe_newsletter(p_subscription_id uuid, p_way text default 'link')
-- returns text
--   definer, volatile; for service_role; database/functions/unsubscribe_newsletter.sql
--   Follows an unsubscribe link whose signature the server has checked: unsubscribed, already or
--   unknown. p_way is link or one_click.

-- function public.untag_subject(p_subject text, p_id uuid, p_tag uuid) returns boolean
--   definer, volatile; for authenticated; database/functions/untag_subject.sql
--   Takes a tag off a lead or deal, and says whether it was there. Refuses with crm_update_missing.

-- function public.use_color_preset(p_id uuid) returns jsonb
--   definer, volatile; for authenticated; database/functions/use_color_preset.sql
--   Counts one more use and gives the colours; null for an unknown preset. settings:create or
--   update.

-- function public.use_score_version(p_version uuid) returns uuid
--   definer, volatile; for authenticated; database/functions/use_score_version.sql
--   Puts a version in use, ends the recomputing by another and begins one by it. Refuses with
--   settings_manage_missing, version_gone, version_in_use or version_empty.

-- function public.version_page(p_page uuid) returns table(storage_key text, original_name text,
-- content_type text, size integer)
--   definer, stable; for authenticated; database/functions/version_page.sql
--   Where a drawn page of a version lies, for whoever may read its project; nothing for anybody
--   else.

-- function public.visit_figures(p_from date, p_to date, p_was_from date default null::date,
-- p_was_to date default null::date) returns table(period text, views bigint, forms bigint)
--   definer, stable; for authenticated; database/functions/visit_figures.sql
--   Pages and forms seen in two ranges of days, counted without knowing by whom; no row for whoever
--   sees a part of the products. Refuses with analytics_read_missing.

-- function public.web_vitals_summary(p_from date, p_to date) returns table(route text, metric
-- text, phase text, samples bigint, good bigint, needs_improvement bigint, poor bigint, p75
-- integer)
--   definer, stable; for authenticated; database/functions/web_vitals_summary.sql
--   Ratings and the 75th percentile by route over the days named; for those who may read analytics.

-- function public.withdraw_client_invitation(p_id uuid) returns boolean
--   definer, volatile; for authenticated; database/functions/withdraw_client_invitation.sql
--   An owner of a client takes back an invitation that nobody has accepted yet; false where there is
--   none of hers, or the caller holds a role of staff.

-- function public.withheld_mails(p_subject_id uuid) returns table(kind text, withheld_at
-- timestamptz)
--   definer, stable; for authenticated; database/functions/withheld_mails.sql
--   Mails about one lead, request, entry or subscription that did not go because their address had
--   its share; no row for who may not read what they are about.

-- function public.won_figures(p_from date, p_to date, p_was_from date default null::date, p_was_to
-- date default null::date) returns table(period text, won integer, value numeric)
--   definer, stable; for authenticated; database/functions/won_figures.sql
--   Deals won in two ranges of days, and what they are worth. Refuses with analytics_read_missing or
--   crm_read_missing.

-- function public.worked_leads_count(p_text text default null::text, p_status text default
-- null::text, p_source text default null::text, p_owner text default null::text, p_score text
-- default null::text, p_answer text default null::text, p_from date default null::date, p_to date
-- default null::date) returns integer
--   definer, stable; for authenticated; database/functions/worked_leads_count.sql
--   How many leads a list has; 10001 stands for more than 10000. Refuses with crm_read_missing.

-- function public.worked_leads_export(p_text text default null::text, p_status text default
-- null::text, p_source text default null::text, p_owner text default null::text, p_score text
-- default null::text, p_answer text default null::text, p_from date default null::date, p_to date
-- default null::date, p_sort text default 'arrived', p_descending boolean default true, p_after
-- uuid default null::uuid, p_limit integer default 500) returns table(id uuid, protocol text, name
-- text, email text, phone text, company text, source text, source_page text, utm_source text,
-- utm_medium text, utm_campaign text, status text, review_reason text, created_at timestamptz,
-- owner_id uuid, owner_name text, answer_target integer, answer_due_at timestamptz, answered_at
-- timestamptz, answer_seconds integer, score smallint)
--   definer, stable; for authenticated; database/functions/worked_leads_export.sql
--   A part of worked_leads_page() for a file. Refuses with crm_approve_missing or crm_read_missing.

-- function public.worked_leads_page(p_text text default null::text, p_status text default
-- null::text, p_source text default null::text, p_owner text default null::text, p_score text
-- default null::text, p_answer text default null::text, p_from date default null::date, p_to date
-- default null::date, p_sort text default 'arrived', p_descending boolean default true, p_after
-- uuid default null::uuid, p_limit integer default 50) returns table(id uuid, protocol text, name
-- text, email text, phone text, company text, source text, source_page text, utm_source text,
-- utm_medium text, utm_campaign text, status text, review_reason text, created_at timestamptz,
-- owner_id uuid, owner_name text, answer_target integer, answer_due_at timestamptz, answered_at
-- timestamptz, answer_seconds integer, score smallint)
--   definer, stable; for authenticated; database/functions/worked_leads_page.sql
--   Leads for staff, a page after the lead given, in the order of p_sort (arrived, person, status,
--   source, score, or clock: what waits for an answer first, what is due first in front; with words
--   always arrived). p_owner is an id, me, none or me-or-none; p_score the least; p_answer waiting
--   or late. Refuses with crm_read_missing.

-- function public.write_lead_note(p_id uuid, p_lead_id uuid, p_body text) returns void
--   definer, volatile; for authenticated; database/functions/write_lead_note.sql
--   Keeps a note on a lead, under an id of the sender's, and tells whoever is named in it as @{id}.
--   Refuses with crm_update_missing; a lead that is gone is a missing key (23503).

-- function public.write_project_comment(p_id uuid, p_update uuid, p_version uuid, p_body text)
-- returns boolean
--   definer, volatile; for authenticated; database/functions/write_project_comment.sql
--   Keeps what somebody says below news or a version: owners and members of its client, and staff
--   who may change projects. Under an id by which it is kept once. False where it is none of theirs.

-- function public.write_project_note(p_id uuid, p_project uuid, p_body text) returns void
--   definer, volatile; for authenticated; database/functions/write_project_note.sql
--   Keeps a note among colleagues about a project, under an id by which it is kept once. Refuses
--   with projects_update_missing or project_gone.

-- function public.write_project_update(p_id uuid, p_project uuid, p_body text) returns void
--   definer, volatile; for authenticated; database/functions/write_project_update.sql
--   Keeps news of a project for its client, under an id by which it is kept once. Refuses with
--   projects_update_missing or project_gone.

-- function public.write_task(p_id uuid, p_subject text, p_subject_id uuid, p_title text, p_note
-- text, p_due_at timestamptz, p_has_time boolean, p_owner_id uuid, p_remind_at timestamptz)
-- returns void
--   definer, volatile; for authenticated; database/functions/write_task.sql
--   Keeps a task about a lead, contact or deal, under an id of the sender's. Refuses with
--   crm_update_missing or task_owner_cannot; a subject that is gone is a missing key (23503).

-- function public.write_ticket_note(p_id uuid, p_ticket_id uuid, p_body text) returns void
--   definer, volatile; for authenticated; database/functions/write_ticket_note.sql
--   Keeps a note about a ticket, under an id of the sender's, and tells whoever is named in it as
--   @{id}. Refuses with feedback_update_missing or ticket_gone.

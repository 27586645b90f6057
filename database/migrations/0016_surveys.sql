-- Ratings of tickets, and surveys of whether people recommend the company.

create table public.ticket_ratings (
  id uuid primary key default gen_random_uuid(),
  ticket_id uuid not null references public.feedback_tickets (id) on delete cascade,
  project_id uuid not null references public.feedback_projects (id) on delete cascade,
  module_id uuid references public.feedback_modules (id) on delete set null,
  solved_at timestamptz not null,
  entry_id uuid references public.feedback_entries (id) on delete cascade,
  author_email text check (author_email = lower(author_email)
    and length(author_email) <= 254 and author_email ~ '^[^[:space:]@]+@[^[:space:]@]+$'),
  locale text not null default 'pt-BR' check (locale in ('pt-BR', 'en')),
  with_answer uuid,
  asked_at timestamptz not null default clock_timestamp(),
  dropped_at timestamptz,
  score smallint check (score between 1 and 5),
  comment text check (btrim(comment) <> '' and length(comment) <= 2000),
  rated_at timestamptz,
  changed_at timestamptz,
  check (num_nonnulls(entry_id, author_email) >= 1),
  check (num_nonnulls(score, rated_at, changed_at) in (0, 3)),
  check (comment is null or score is not null)
);
create unique index ticket_ratings_once on public.ticket_ratings
  (ticket_id, solved_at, coalesce(entry_id::text, author_email));
create index ticket_ratings_of_entry on public.ticket_ratings (entry_id, solved_at)
  where entry_id is not null;
create index ticket_ratings_by_email on public.ticket_ratings (author_email) where author_email is not null;
create index ticket_ratings_with_answer on public.ticket_ratings (with_answer) where with_answer is not null;
-- What the list of them walks.
create index ticket_ratings_rated on public.ticket_ratings (rated_at, id) where score is not null;
create index ticket_ratings_by_score on public.ticket_ratings (score, rated_at, id) where score is not null;
create index ticket_ratings_of_project on public.ticket_ratings (project_id, rated_at, id) where score is not null;
create index ticket_ratings_of_module on public.ticket_ratings (module_id, rated_at, id)
  where score is not null and module_id is not null;
revoke all on public.ticket_ratings from public, anon, authenticated, service_role;
alter table public.ticket_ratings enable row level security;
-- Not granted: any writing. Rows are made when a ticket is solved; rate_asked() and rate_followed() fill them.
grant select (id, ticket_id, project_id, module_id, solved_at, entry_id, author_email, locale, with_answer,
  asked_at, dropped_at, score, comment, rated_at, changed_at) on public.ticket_ratings to authenticated,
  service_role;
comment on table public.ticket_ratings is
  'What whoever asked thinks of how a ticket was solved, 1 to 5: a row for each solution and person asked, '
  'filled when she answers.';
comment on column public.ticket_ratings.module_id is 'Of the ticket, with which it moves.';
comment on column public.ticket_ratings.solved_at is 'Of the ticket: which solution it is about.';
comment on column public.ticket_ratings.entry_id is
  'On whose page it is asked as well; without one by mail alone.';
comment on column public.ticket_ratings.with_answer is
  'The answer whose mail asks along; else it is asked by a mail of its own.';
comment on column public.ticket_ratings.dropped_at is
  'Since when it is no longer asked, as the ticket was opened again.';

create table public.nps_surveys (
  id uuid primary key,
  project_id uuid not null references public.feedback_projects (id),
  created_by uuid default private.uid(),
  created_at timestamptz not null default clock_timestamp()
);
create index nps_surveys_of_project on public.nps_surveys (project_id);
revoke all on public.nps_surveys from public, anon, authenticated, service_role;
alter table public.nps_surveys enable row level security;
grant select (id, project_id, created_by, created_at) on public.nps_surveys to authenticated, service_role;
comment on table public.nps_surveys is
  'Each time that contacts were asked; who was, stands in nps_invitations.';
comment on column public.nps_surveys.id is 'Made by whoever sends it, so that it goes once.';

create table public.nps_invitations (
  id uuid primary key default gen_random_uuid(),
  survey_id uuid not null references public.nps_surveys (id) on delete cascade,
  contact_id uuid not null references public.crm_contacts (id) on delete cascade,
  email text not null check (email = lower(email) and length(email) <= 254),
  locale text not null default 'pt-BR' check (locale in ('pt-BR', 'en')),
  asked_at timestamptz not null default clock_timestamp(),
  sent_at timestamptz,
  failed text check (length(failed) <= 200),
  answered_at timestamptz,
  entry_id uuid references public.feedback_entries (id) on delete set null,
  unique (survey_id, contact_id, email)
);
create index nps_invitations_of_contact on public.nps_invitations (contact_id, asked_at);
create index nps_invitations_by_email on public.nps_invitations (email, asked_at);
create index nps_invitations_of_entry on public.nps_invitations (entry_id) where entry_id is not null;
revoke all on public.nps_invitations from public, anon, authenticated, service_role;
alter table public.nps_invitations enable row level security;
-- Not granted: any writing. send_survey() looks at consent and at when somebody was asked last.
grant select (id, survey_id, contact_id, email, locale, asked_at, sent_at, failed, answered_at, entry_id) on
  public.nps_invitations to authenticated, service_role;
comment on table public.nps_invitations is
  'Who was asked whether she would recommend the company: nobody twice in 90 days.';
comment on column public.nps_invitations.entry_id is 'Her answer, as an entry of type nps.';

create table private.nps_days (
  day date,
  project_id uuid references public.feedback_projects (id) on delete cascade,
  promoters integer not null,
  passives integer not null,
  detractors integer not null,
  primary key (day, project_id)
);
revoke all on private.nps_days from public, anon, authenticated, service_role;
alter table private.nps_days enable row level security;
comment on table private.nps_days is 'Answers to "would you recommend us", by day, without spam.';

create table public.survey_consents (
  id uuid primary key default gen_random_uuid(),
  email text not null unique check (email = lower(email)
    and length(email) <= 254 and email ~ '^[^[:space:]@]+@[^[:space:]@]+$'),
  given_at timestamptz not null default clock_timestamp(),
  way text not null check (way in ('page', 'staff')),
  proof text check (btrim(proof) <> '' and length(proof) <= 500),
  noted_by uuid,
  left_at timestamptz,
  left_way text check (left_way in ('link', 'one_click', 'staff')),
  left_by uuid,
  check ((way = 'staff') = (proof is not null)),
  check ((left_at is null) = (left_way is null))
);
revoke all on public.survey_consents from public, anon, authenticated, service_role;
alter table public.survey_consents enable row level security;
grant select (id, email, given_at, way, proof, noted_by, left_at, left_way, left_by) on public.survey_consents
  to authenticated, service_role;
comment on table public.survey_consents is
  'Who agreed to be asked, now and then, whether she would recommend the company: nobody else is. It is no '
  'consent to the newsletter, nor the other way round.';
comment on column public.survey_consents.way is
  'By a box that she ticked herself on a page that her mail led to, or told to a colleague, who says how.';
comment on column public.survey_consents.left_by is
  'The colleague whom she told that she wants no more of them; what she pressed herself names nobody.';

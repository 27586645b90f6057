-- Whether contacts would recommend the company: asked of those who agreed to that, seldom, and left by one press.
-- expand

create table public.survey_consents (
  id uuid primary key default gen_random_uuid(),
  email text not null unique check (email = lower(email)
    and length(email) <= 254 and email ~ '^[^[:space:]@]+@[^[:space:]@]+$'),
  given_at timestamptz not null default clock_timestamp(),
  way text not null check (way in ('page', 'staff')),
  proof text check (btrim(proof) <> '' and length(proof) <= 500),
  noted_by uuid,
  left_at timestamptz,
  left_way text check (left_way in ('link', 'one_click')),
  check ((way = 'staff') = (proof is not null)),
  check ((left_at is null) = (left_way is null))
);
revoke all on public.survey_consents from public, anon, authenticated, service_role;
alter table public.survey_consents enable row level security;
grant select (id, email, given_at, way, proof, noted_by, left_at, left_way)
  on public.survey_consents to authenticated, service_role;
-- Not granted: any writing. Who agrees or leaves does so by functions.
comment on table public.survey_consents is
  'Who agreed to be asked, now and then, whether she would recommend the company: nobody else is. It is no '
  'consent to the newsletter, nor the other way round.';
comment on column public.survey_consents.way is
  'By a box that she ticked herself on a page that her mail led to, or told to a colleague, who says how.';

create table public.nps_surveys (
  id uuid primary key,
  project_id uuid not null references public.feedback_projects (id),
  created_by uuid default private.uid(),
  created_at timestamptz not null default clock_timestamp()
);
revoke all on public.nps_surveys from public, anon, authenticated, service_role;
alter table public.nps_surveys enable row level security;
grant select (id, project_id, created_by, created_at) on public.nps_surveys to authenticated, service_role;
create index nps_surveys_of_project on public.nps_surveys (project_id);
comment on table public.nps_surveys is 'Each time that contacts were asked; who was, stands in nps_invitations.';
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
revoke all on public.nps_invitations from public, anon, authenticated, service_role;
alter table public.nps_invitations enable row level security;
grant select (id, survey_id, contact_id, email, locale, asked_at, sent_at, failed, answered_at, entry_id)
  on public.nps_invitations to authenticated, service_role;
-- Not granted: any writing. send_survey() looks at consent and at when somebody was asked last.
create index nps_invitations_of_contact on public.nps_invitations (contact_id, asked_at);
create index nps_invitations_by_email on public.nps_invitations (email, asked_at);
create index nps_invitations_of_entry on public.nps_invitations (entry_id) where entry_id is not null;
comment on table public.nps_invitations is
  'Who was asked whether she would recommend the company: nobody twice in 90 days.';
comment on column public.nps_invitations.entry_id is 'Her answer, as an entry of type nps.';

insert into private.personal_data (position, table_name, belongs, erasure, hidden) values
  (-24, 'public.nps_invitations', 't.contact_id = any (($1).contacts) or t.email = ($1).email', 'delete', '{}'),
  (-25, 'public.survey_consents', 't.email = ($1).email', 'delete', '{noted_by}');

-- Days on which the house is closed or keeps other hours, within how long leads are to be answered, and
-- which service a lead asks for.
-- expand

create table public.company_holidays (
  id uuid primary key default gen_random_uuid(),
  code text unique check (code in ('new_year', 'carnival_monday', 'carnival_tuesday',
    'good_friday', 'tiradentes', 'labour', 'corpus_christi', 'independence', 'aparecida',
    'all_souls', 'republic', 'black_awareness', 'christmas')),
  is_kept boolean not null default true,
  day date unique check (day between '2000-01-01' and '2199-12-31'),
  yearly boolean not null default false,
  name text not null check (name = btrim(name) and length(name) between 1 and 80),
  spans jsonb check (octet_length(spans::text) <= 200 and spans::text
    ~ '^\[\["([01]\d|2[0-3]):[0-5]\d", "([01]\d|2[0-3]):[0-5]\d"\](, \["([01]\d|2[0-3]):[0-5]\d", "([01]\d|2[0-3]):[0-5]\d"\])*\]$'),
  translations jsonb not null default '{}'
    check (jsonb_typeof(translations) = 'object' and octet_length(translations::text) <= 1000),
  revision integer not null default 1,
  check ((code is null) <> (day is null)),
  check (code is null or not yearly),
  check (is_kept or (code is not null and spans is null))
);
revoke all on public.company_holidays from public, anon, authenticated, service_role;
alter table public.company_holidays enable row level security;
grant select (id, code, is_kept, day, yearly, name, spans, translations, revision),
  insert (id, code, is_kept, day, yearly, name, spans, translations, revision),
  update (id, code, is_kept, day, yearly, name, spans, translations, revision),
  delete on public.company_holidays to authenticated;
grant select on public.company_holidays to service_role;
comment on table public.company_holidays is
  'Holidays of the house''s own, and what it makes of the national ones, which are computed.';
comment on column public.company_holidays.code is
  'Which of the computed days this is about, every year; null for one of the house''s own.';
comment on column public.company_holidays.is_kept is
  'False where the house works on a computed day as on any other.';
comment on column public.company_holidays.yearly is 'Comes again every year on the same day.';
comment on column public.company_holidays.spans is
  'Hours of that day, [["09:00", "12:00"]]; null: closed all day.';
comment on column public.company_holidays.translations is 'English of the name: {"en": {"name": …}}.';

-- Business time is asked with every lead that comes, so the hours of some years are kept as they are
-- reckoned: each opening with all business time before it.
create table private.open_hours (
  opens timestamptz primary key,
  closes timestamptz not null,
  before interval not null
);
create index open_hours_before on private.open_hours (before);
revoke all on private.open_hours from public, anon, authenticated, service_role;
comment on table private.open_hours is
  'When the house is open in the years that private.open_hours_known names. Granted to nobody.';
comment on column private.open_hours.before is 'Business time from the first of those years up to here.';
create table private.open_hours_known (
  singleton boolean primary key default true check (singleton),
  since timestamptz not null,
  until timestamptz not null,
  always_open boolean not null
);
revoke all on private.open_hours_known from public, anon, authenticated, service_role;
comment on table private.open_hours_known is
  'Which years private.open_hours holds; without this row nothing is known, and all is reckoned. Granted to '
  'nobody.';

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
  update (id, service, source, minutes, warn_percent, revision),
  delete on public.answer_targets to authenticated;
grant select on public.answer_targets to service_role;
comment on table public.answer_targets is
  'Minutes of business time within which leads are to be answered; the row that names most of a lead holds.';
comment on column public.answer_targets.service is 'Of leads that ask for this service; null: for any.';
comment on column public.answer_targets.source is 'Of leads that came this way; null: any.';
comment on column public.answer_targets.warn_percent is
  'How much of the time is over when whoever answers it is told; 100: nobody is told before.';
insert into public.answer_targets (minutes) values (60);

alter table public.qualification_submissions
  add column service text
    check (service in ('softwareApps', 'automationAi', 'gamesGamification', 'consulting')),
  add column answer_warn_at timestamptz;
comment on column public.qualification_submissions.service is
  'Which service it asks for, by its answers or the page it was sent from; null: it does not say.';
comment on column public.qualification_submissions.answer_warn_at is
  'When whoever answers it is told that the time runs out; null: nobody is.';
grant select (service, answer_warn_at) on public.qualification_submissions to authenticated;

-- Whose owner is to be told.
create index qualification_submissions_to_warn on public.qualification_submissions (answer_warn_at, id)
  where answered_at is null and answer_warn_at is not null;

-- Leads from before there were clocks: who was answered gets the time it took; what is new and came within
-- the last 30 days gets a clock; what has waited longer gets none, or the list would be red with what nobody
-- will answer any more. The functions that measure come after this, so a job does it.
insert into public.outbox (kind, payload) select 'lead.answer-clocks', '{"first": true}'
  where exists (select from public.qualification_submissions);

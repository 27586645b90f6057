-- Counts of visits and of leads by day, speed of pages, uptime, crash reports.

create table public.event_counts (
  day date,
  route text check (route ~ '^[A-Za-z0-9]{1,40}$'),
  locale text check (locale in ('pt-BR', 'en')),
  event text check (event ~ '^[a-z_]{1,40}$'),
  count bigint not null check (count > 0),
  primary key (day, route, locale, event)
);
revoke all on public.event_counts from public, anon, authenticated, service_role;
alter table public.event_counts enable row level security;
-- Not granted: anon and authenticated (staff read through event_funnel), and writing to anybody.
grant select on public.event_counts to service_role;
comment on table public.event_counts is
  'How often something happened on a page, by day: no cookie, no address, no identifier.';

create table private.visit_days (
  day date primary key,
  views bigint not null,
  forms bigint not null
);
revoke all on private.visit_days from public, anon, authenticated, service_role;
alter table private.visit_days enable row level security;
comment on table private.visit_days is 'Pages and forms seen on each day that is over.';

create table public.web_vitals_daily (
  day date,
  route text check (route ~ '^[A-Za-z0-9]{1,40}$'),
  metric text check (metric in ('LCP', 'CLS', 'INP', 'FCP', 'TTFB')),
  phase text check (phase in ('load', 'final')),
  bucket integer check (bucket >= 0),
  rating text not null check (rating in ('good', 'needs-improvement', 'poor')),
  samples bigint not null check (samples > 0),
  primary key (day, route, metric, phase, bucket)
);
-- Only new buckets touch it: what is added to the samples of one stays off every index.
create index web_vitals_daily_shown on public.web_vitals_daily (day)
  where phase = 'final' and metric in ('LCP', 'INP', 'CLS');
revoke all on public.web_vitals_daily from public, anon, authenticated, service_role;
alter table public.web_vitals_daily enable row level security;
-- Not granted: anon and authenticated; staff read through web_vitals_summary.
grant select on public.web_vitals_daily to service_role;
comment on table public.web_vitals_daily is
  'A histogram a day of how fast pages were on visitors'' devices; nothing says whose.';
comment on column public.web_vitals_daily.phase is
  'load: two seconds after the load event; final: when the page was left.';
comment on column public.web_vitals_daily.bucket is
  'Milliseconds, of CLS thousandths, rounded up to two digits; every threshold has two.';

create table private.speed_sums (
  -- How many days a sum is of: one, a week from Monday on, or four such weeks.
  days smallint check (days in (1, 7, 28)),
  day date,
  route text,
  metric text,
  step integer,
  samples bigint not null,
  buckets integer[] not null,
  bucket_samples bigint[] not null,
  primary key (days, day, route, metric, step) include (samples)
);
create index speed_sums_steps on private.speed_sums (days, day) where step = -1;
revoke all on private.speed_sums from public, anon, authenticated, service_role;
alter table private.speed_sums enable row level security;
comment on table private.speed_sums is
  'How fast pages were when they were left, of days that are over: the histogram by steps of one digit, and '
  'the buckets of two digits within each. A percentile is looked for among the steps first.';
comment on column private.speed_sums.step is
  'The step of one digit that the buckets lie in; -1: the row holds the steps themselves, as other rows '
  'hold buckets.';

create table private.kept_speeds (
  first_day date,
  last_day date,
  route text,
  metric text,
  samples bigint not null,
  p75 integer not null,
  primary key (first_day, last_day, route, metric)
);
revoke all on private.kept_speeds from public, anon, authenticated, service_role;
alter table private.kept_speeds enable row level security;
comment on table private.kept_speeds is
  'What page_speeds() says of the ranges that are looked at all day. Goes with every change of a sum that '
  'it was made of.';

-- Appended to by whoever changes a day, folded by a job: nobody waits for anybody else's row.
create table private.day_marks (
  id bigint generated always as identity primary key,
  what text not null check (what in ('leads', 'newsletter', 'nps', 'visits', 'speeds')),
  day date not null,
  marked_at timestamptz not null default now()
);
create index day_marks_of on private.day_marks (what, day);
revoke all on private.day_marks from public, anon, authenticated, service_role;
alter table private.day_marks enable row level security;
comment on table private.day_marks is
  'Days whose sums are no longer right, once for every change. They are read from the rows themselves until '
  'they have been summed again.';
comment on column private.day_marks.marked_at is
  'Since when the day is no longer summed right; of timings of a day that goes on, when they were last '
  'summed.';

create table private.lead_days (
  day date,
  source text,
  leads integer not null,
  qualified integer not null,
  won integer not null,
  clocked integer not null,
  waiting integer not null,
  in_target integer not null,
  primary key (day, source)
);
revoke all on private.lead_days from public, anon, authenticated, service_role;
alter table private.lead_days enable row level security;
comment on table private.lead_days is
  'Leads by the day on which they came, without spam: how many were qualified or won by now, how many had a '
  'clock, wait for their first answer, or had it within their target.';

create table private.lead_answer_days (
  day date,
  source text,
  target integer,
  in_target boolean,
  minutes integer,
  answers integer not null,
  primary key (day, source, target, in_target, minutes)
);
revoke all on private.lead_answer_days from public, anon, authenticated, service_role;
alter table private.lead_answer_days enable row level security;
comment on table private.lead_answer_days is
  'First answers to the leads of a day, by the minutes of business time that they took, as '
  'private.answer_minutes() rounds them.';

create table private.lead_answer_spans (
  -- How many days a sum is of: a week from Monday on, or four such weeks.
  days smallint check (days in (7, 28)),
  day date,
  source text,
  target integer,
  in_target boolean,
  minutes integer,
  answers integer not null,
  primary key (days, day, source, target, in_target, minutes)
);
revoke all on private.lead_answer_spans from public, anon, authenticated, service_role;
alter table private.lead_answer_spans enable row level security;
comment on table private.lead_answer_spans is
  'First answers as private.lead_answer_days has them, summed by weeks and by four weeks.';

create table private.heartbeats (
  day date primary key,
  minutes integer not null check (minutes between 1 and 1440),
  last_minute timestamptz not null check (last_minute = date_trunc('minute', last_minute)),
  since timestamptz not null,
  began timestamptz not null,
  check (began <= since and since <= last_minute)
);
revoke all on private.heartbeats from public, anon, authenticated, service_role;
alter table private.heartbeats enable row level security;
comment on table private.heartbeats is
  'How many minutes of a day, in UTC, the site was running, whichever of its processes said so. Thirty days '
  'are kept.';
comment on column private.heartbeats.since is 'From which minute on none is missing up to the last one.';
comment on column private.heartbeats.began is
  'The first minute ever counted: of what lies before it nothing is known.';

create table public.crash_reports (
  id uuid primary key default gen_random_uuid(),
  fingerprint text not null unique check (fingerprint ~ '^[0-9a-f]{32}$'),
  origin text not null check (origin in ('page', 'job')),
  route text not null check (length(route) <= 200),
  release text not null check (length(release) <= 100),
  message text not null check (length(message) <= 500),
  stack text not null default '' check (length(stack) <= 4000),
  request_ids text[] not null default '{}' check (cardinality(request_ids) <= 20),
  seen_count bigint not null default 1 check (seen_count > 0),
  mailed_count bigint not null default 0 check (mailed_count >= 0),
  mail_asked_at timestamptz,
  first_seen_at timestamptz not null default clock_timestamp(),
  last_seen_at timestamptz not null default clock_timestamp()
);
create index crash_reports_newest on public.crash_reports (last_seen_at desc, id);
revoke all on public.crash_reports from public, anon, authenticated, service_role;
alter table public.crash_reports enable row level security;
-- Not granted: anon and authenticated, and inserting to anybody: record_crash() writes, so that no crash goes by
-- the throttle of the mails.
grant select on public.crash_reports to service_role;
grant update (mailed_count) on public.crash_reports to service_role;
comment on table public.crash_reports is
  'Unexpected errors, grouped by fingerprint; without query values, e-mails and phone numbers.';
comment on column public.crash_reports.route is 'Method and id of the route, or the kind of the job.';
comment on column public.crash_reports.request_ids is
  'The newest 20, newest first: what the crash screen shows to the visitor.';
comment on column public.crash_reports.mailed_count is 'How many of seen_count the team has been told of.';
comment on column public.crash_reports.mail_asked_at is
  'When a mail was last put into the outbox; null while the limit of all crashes held it back.';

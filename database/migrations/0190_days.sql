-- Sums by day of the house, from which figures of ranges are read, and what has to be summed anew.
-- expand

-- Appended to by whoever changes a day, folded by a job: nobody waits for anybody else's row.
create table private.day_marks (
  id bigint generated always as identity primary key,
  what text not null check (what in ('leads', 'newsletter', 'nps')),
  day date not null
);
create index day_marks_of on private.day_marks (what, day);
comment on table private.day_marks is
  'Days whose sums are no longer right, once for every change. They are read from the rows themselves '
  'until they have been summed again.';

create table private.lead_days (
  day date not null,
  source text not null,
  leads integer not null,
  qualified integer not null,
  won integer not null,
  clocked integer not null,
  waiting integer not null,
  in_target integer not null,
  primary key (day, source)
);
comment on table private.lead_days is
  'Leads by the day on which they came, without spam: how many were qualified or won by now, how many '
  'had a clock, wait for their first answer, or had it within their target.';

create table private.lead_answer_days (
  day date not null,
  source text not null,
  target integer not null,
  in_target boolean not null,
  minutes integer not null,
  answers integer not null,
  primary key (day, source, target, in_target, minutes)
);
comment on table private.lead_answer_days is
  'First answers to the leads of a day, by the minutes of business time that they took, as '
  'private.answer_minutes() rounds them.';

create table private.newsletter_days (
  day date primary key,
  confirmed integer not null,
  departed integer not null
);
comment on table private.newsletter_days is 'Who confirmed and who left the newsletter, by day.';

-- Sums that are only ever added to: read whole, and folded into one row a place by the same job.
create table private.newsletter_standing (
  id bigint generated always as identity primary key,
  place smallint not null,
  subscriptions integer not null
);
comment on table private.newsletter_standing is
  'How many subscriptions stand at each place of the list (private.subscription_place); their sum is.';

create table private.nps_days (
  day date not null,
  project_id uuid not null references public.feedback_projects (id) on delete cascade,
  promoters integer not null,
  passives integer not null,
  detractors integer not null,
  primary key (day, project_id)
);
comment on table private.nps_days is 'Answers to "would you recommend us", by day, without spam.';

-- What there is already is summed by the job, the newest days first.
insert into private.day_marks (what, day)
  select distinct 'leads', (created_at at time zone 'America/Sao_Paulo')::date
  from public.qualification_submissions where status <> 'spam'
  union all
  select distinct 'newsletter', (happened_at at time zone 'America/Sao_Paulo')::date
  from public.newsletter_events where kind in ('confirmed', 'unsubscribed')
  union all
  select distinct 'nps', (created_at at time zone 'America/Sao_Paulo')::date
  from public.feedback_entries where type = 'nps';
insert into private.newsletter_standing (place, subscriptions)
  select array_position('{pending,undeliverable,active,unsubscribed}'::text[],
    case when undeliverable_at is null then status else 'undeliverable' end), count(*)
  from public.newsletter_subscriptions group by 1;

create index newsletter_events_of_kind on public.newsletter_events (kind, happened_at, id);

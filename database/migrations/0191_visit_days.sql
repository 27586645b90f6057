-- Sums of what is counted on pages: figures of ranges read few rows of them, whatever the range.
-- expand

alter table private.day_marks drop constraint day_marks_what_check;
alter table private.day_marks add constraint day_marks_what_check
  check (what in ('leads', 'newsletter', 'nps', 'visits', 'speeds'));

create table private.visit_days (
  day date primary key,
  views bigint not null,
  forms bigint not null
);
comment on table private.visit_days is 'Pages and forms seen on each day that is over.';

create table private.speed_sums (
  -- How many days a sum is of: one, a week from Monday on, or four such weeks.
  days smallint not null check (days in (1, 7, 28)),
  day date not null,
  route text not null,
  metric text not null,
  step integer not null,
  samples bigint not null,
  buckets integer[] not null,
  bucket_samples bigint[] not null,
  primary key (days, day, route, metric, step) include (samples)
);
comment on table private.speed_sums is
  'How fast pages were when they were left, of days that are over: the histogram by steps of one digit, '
  'and the buckets of two digits within each. A percentile is looked for among the steps first.';

-- Only new buckets touch it: what is added to the samples of one stays off every index.
create index web_vitals_daily_shown on public.web_vitals_daily (day)
  where phase = 'final' and metric in ('LCP', 'INP', 'CLS');

insert into private.day_marks (what, day)
  select 'visits', day from public.event_counts group by day
  union all
  select 'speeds', day from public.web_vitals_daily group by day;

-- What is summed of a past day lies in the index: the rows themselves are scattered over the table.
drop index private.deal_spans_open;
create index deal_spans_open on private.deal_spans
  using spgist (tstzrange(from_at, until_at)) include (from_at, until_at, pipeline_id, value)
  where is_open;

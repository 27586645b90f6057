-- First answers summed by weeks and four weeks too: a quarter of single days is 45,000 rows to add up.
-- expand

create table private.lead_answer_spans (
  -- How many days a sum is of: a week from Monday on, or four such weeks.
  days smallint not null check (days in (7, 28)),
  day date not null,
  source text not null,
  target integer not null,
  in_target boolean not null,
  minutes integer not null,
  answers integer not null,
  primary key (days, day, source, target, in_target, minutes)
);
alter table private.lead_answer_spans enable row level security;
comment on table private.lead_answer_spans is
  'First answers as private.lead_answer_days has them, summed by weeks and by four weeks.';

insert into private.lead_answer_spans
  select 7, d.day - (d.day - date '2001-01-01') % 7, d.source, d.target, d.in_target, d.minutes,
    sum(d.answers)
  from private.lead_answer_days d group by 2, 3, 4, 5, 6;
insert into private.lead_answer_spans
  select 28, s.day - (s.day - date '2001-01-01') % 28, s.source, s.target, s.in_target, s.minutes,
    sum(s.answers)
  from private.lead_answer_spans s where s.days = 7 group by 2, 3, 4, 5, 6;

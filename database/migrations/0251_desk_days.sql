-- The day's figures of a project by its modules too, with what people think of how tickets were solved; and
-- how long tickets took, in business time.
-- expand

alter table public.feedback_metrics_daily
  add column csat_good integer not null default 0,
  add column ratings integer not null default 0,
  add column ratings_sum integer not null default 0,
  add column ratings_good integer not null default 0,
  add column tickets_answered integer not null default 0,
  add column tickets_merged integer not null default 0;
grant select (csat_good, ratings, ratings_sum, ratings_good, tickets_answered, tickets_merged)
  on public.feedback_metrics_daily to authenticated;
comment on column public.feedback_metrics_daily.entries is
  'Without spam; of a type that has no column of its own are those that are left of it.';
comment on column public.feedback_metrics_daily.csat_good is 'Of csat_answers, those of 4 or 5.';
comment on column public.feedback_metrics_daily.ratings is
  'Ratings of how a ticket was solved, by the day on which they were first given.';
comment on column public.feedback_metrics_daily.tickets_solved is
  'Solved, or closed at once, and still so: by the day of it.';
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
revoke all on private.feedback_module_days from public, anon, authenticated, service_role;
alter table private.feedback_module_days enable row level security;
create index feedback_module_days_by_date on private.feedback_module_days (date);
comment on table private.feedback_module_days is
  'feedback_metrics_daily once more, by modules of a project: with the same columns, kept by the same '
  'triggers.';
comment on column private.feedback_module_days.module_id is 'Null: of the whole product.';

create table private.ticket_times (
  ticket_id uuid primary key references public.feedback_tickets (id) on delete cascade,
  project_id uuid not null,
  module_id uuid,
  answered_at timestamptz,
  answer_seconds integer,
  solved_at timestamptz,
  solve_seconds integer
);
revoke all on private.ticket_times from public, anon, authenticated, service_role;
alter table private.ticket_times enable row level security;
create index ticket_times_answered on private.ticket_times (answered_at) where answered_at is not null;
create index ticket_times_solved on private.ticket_times (solved_at) where solved_at is not null;
comment on table private.ticket_times is
  'How long a ticket took to its first answer and to its solution, in seconds of business time as hours stood '
  'then; solved_at is null while it is open, or where it went into another.';

insert into private.feedback_module_days (project_id, module_id, date, entries, bugs, ideas, questions,
  srs_answers, srs_sum, nps_promoters, nps_passives, nps_detractors, csat_answers, csat_sum, csat_good)
select e.project_id, e.module_id, (e.created_at at time zone 'America/Sao_Paulo')::date, count(*),
  count(*) filter (where e.type = 'bug'), count(*) filter (where e.type = 'ideia'),
  count(*) filter (where e.type = 'duvida'), count(*) filter (where e.type = 'srs'),
  coalesce(sum(e.score) filter (where e.type = 'srs'), 0),
  count(*) filter (where e.type = 'nps' and e.score >= 9),
  count(*) filter (where e.type = 'nps' and e.score in (7, 8)),
  count(*) filter (where e.type = 'nps' and e.score <= 6), count(*) filter (where e.type = 'csat'),
  coalesce(sum(e.score) filter (where e.type = 'csat'), 0),
  count(*) filter (where e.type = 'csat' and e.score >= 4)
from public.feedback_entries e where e.status <> 'spam' group by 1, 2, 3;

insert into private.feedback_module_days as d (project_id, module_id, date, tickets_opened, tickets_answered,
  tickets_solved, tickets_merged)
select m.project_id, m.module_id, (m.at at time zone 'America/Sao_Paulo')::date,
  count(*) filter (where m.what = 'opened'), count(*) filter (where m.what = 'answered'),
  count(*) filter (where m.what = 'solved'), count(*) filter (where m.what = 'merged')
from (
  select t.project_id, t.module_id, 'opened' as what, t.created_at as at from public.feedback_tickets t
  union all
  select t.project_id, t.module_id, 'answered', t.first_answered_at from public.feedback_tickets t
  where t.first_answered_at is not null
  union all
  select t.project_id, t.module_id, case when t.merged_into is null then 'solved' else 'merged' end,
    case when t.merged_into is null then coalesce(t.solved_at, t.closed_at, t.created_at)
      else coalesce(t.merged_at, t.closed_at, t.created_at) end
  from public.feedback_tickets t where t.status in ('solved', 'closed')
) m group by 1, 2, 3
on conflict (project_id, module_id, date) do update set tickets_opened = excluded.tickets_opened,
  tickets_answered = excluded.tickets_answered, tickets_solved = excluded.tickets_solved,
  tickets_merged = excluded.tickets_merged;

delete from public.feedback_metrics_daily;
insert into public.feedback_metrics_daily (project_id, date, entries, bugs, ideas, questions, srs_answers,
  srs_sum, nps_promoters, nps_passives, nps_detractors, csat_answers, csat_sum, csat_good, tickets_opened,
  tickets_answered, tickets_solved, tickets_merged)
select d.project_id, d.date, sum(d.entries), sum(d.bugs), sum(d.ideas), sum(d.questions),
  sum(d.srs_answers), sum(d.srs_sum), sum(d.nps_promoters), sum(d.nps_passives), sum(d.nps_detractors),
  sum(d.csat_answers), sum(d.csat_sum), sum(d.csat_good), sum(d.tickets_opened), sum(d.tickets_answered),
  sum(d.tickets_solved), sum(d.tickets_merged)
from private.feedback_module_days d group by 1, 2;

insert into private.ticket_times (ticket_id, project_id, module_id, answered_at, solved_at)
select t.id, t.project_id, t.module_id, t.first_answered_at,
  case when t.status in ('solved', 'closed') and t.merged_into is null
    then coalesce(t.solved_at, t.closed_at, t.created_at) end
from public.feedback_tickets t;
-- There is business time where a set of definitions has been applied. Of tickets from before that it is not
-- known how long they took.
do $$ begin
  if to_regprocedure('private.business_seconds(timestamptz, timestamptz)') is not null then
    update private.ticket_times k set
        answer_seconds = private.business_seconds(t.created_at, k.answered_at),
        solve_seconds = private.business_seconds(t.created_at, k.solved_at)
      from public.feedback_tickets t where t.id = k.ticket_id;
  end if;
end $$;

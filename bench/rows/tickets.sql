-- Tickets of three years, most of them solved, each with what was
-- written in it.
alter table public.feedback_tickets disable trigger user;
alter table public.feedback_messages disable trigger user;
alter table public.ticket_notes disable trigger user;
alter table public.ticket_ratings disable trigger user;

insert into public.feedback_tickets (id, number, project_id, module_id, feedback_id, title, status,
  priority, owner_id, author_name, author_email, locale, created_at, last_public_at, first_answered_at,
  solved_at, closed_at, updated_at, clock_since, answer_target, answer_due_at, answer_seconds, solve_target,
  solve_due_at, solve_warn_at, solve_seconds, organization_id, client_project_id)
select k.id, k.n, e.project_id, e.module_id, e.id, private.title_of_text(e.verbatim), k.status,
  pg_temp.often(array['medium', 'low', 'high', 'urgent'], 'ticket priority', k.n),
  case when pg_temp.draw('ticket owner', k.n) < 0.8
    then pg_temp.key('person', 1 + floor(pg_temp.draw('ticket person', k.n) * 5)::bigint) end,
  e.author_name, e.author_email, e.locale, k.at, k.last,
  case when k.status <> 'open' or pg_temp.draw('ticket answered', k.n) < 0.7 then k.at + interval '2 hours' end,
  case when k.status in ('solved', 'closed') then k.last end,
  case when k.status = 'closed' then k.last end, k.last,
  case when k.status <> 'others' then k.at end, case when k.status <> 'others' then 240 end,
  case when k.status <> 'others' then k.at + interval '1 day' end,
  case when k.status <> 'open' or pg_temp.draw('ticket answered', k.n) < 0.7
    then (pg_temp.draw('ticket answer', k.n) * 30000)::integer end,
  case when k.status <> 'others' then 2400 end,
  case when k.status in ('open', 'in_progress')
    then k.at + (3 + pg_temp.draw('ticket due', k.n) * 60) * interval '1 day' end,
  case when k.status in ('open', 'in_progress')
    then k.at + (2 + pg_temp.draw('ticket due', k.n) * 50) * interval '1 day' end,
  case when k.status in ('solved', 'closed') then (pg_temp.draw('ticket solved', k.n) * 200000)::integer end,
  p.organization_id, p.id
from (
  select n, pg_temp.key('ticket', n) as id, pg_temp.came(n, :tickets, 3) as at,
    least(:day::timestamptz, pg_temp.came(n, :tickets, 3)
      + pg_temp.draw('ticket pace', n) * interval '20 days') as last,
    case when pg_temp.came(n, :tickets, 3) < :day::timestamptz - interval '60 days'
      then pg_temp.often(array['closed', 'solved', 'closed', 'others'], 'ticket state', n)
      else pg_temp.often(array['open', 'waiting', 'in_progress', 'solved'], 'ticket state', n) end as status
  from generate_series(1, :tickets) n
) k
join public.feedback_entries e on e.id = pg_temp.key('feedback', 1 + (k.n * 7919) % greatest(:feedback, 1))
-- Where there is work for clients, every second ticket is of one, and each tenth of those of the large one.
left join public.projects p on k.n % 2 = 0 and p.id = pg_temp.key('project', case when k.n % 20 = 0
  then 50 * (1 + k.n / 20 % greatest(:projects / 50, 1)) else 1 + k.n / 2 * 7 % greatest(:projects, 1) end)
order by k.n;
select setval(pg_get_serial_sequence('public.feedback_tickets', 'number'), greatest(:tickets, 1));

insert into private.ticket_words (id, words, known)
select t.id, private.search_text_of_ticket(t.number, t.title, t.author_name, t.author_email),
  private.search_text_of_requester(t.contact_id, t.company_id)
from public.feedback_tickets t order by t.number;

insert into public.ticket_entries (ticket_id, entry_id, at)
select t.id, t.feedback_id, t.created_at from public.feedback_tickets t
where t.feedback_id is not null order by t.number;

insert into public.feedback_messages (id, ticket_id, entry_id, author, written_by, body, via, created_at,
  organization_id)
select pg_temp.key('ticket message ' || step, t.number), t.id,
  case when step % 2 = 0 then t.feedback_id end,
  case when step % 2 = 0 then 'author' else 'staff' end,
  case when step % 2 = 1 then t.owner_id end,
  pg_temp.pick(pg_temp.more(), 'ticket words ' || step, t.number),
  case when step % 2 = 1 then 'desk' when t.number % 3 = 0 then 'mail' else 'page' end,
  t.created_at + (t.last_public_at - t.created_at) * (step / 10.0),
  case when step % 2 = 0 then t.organization_id end
from public.feedback_tickets t cross join generate_series(1, 10) step
order by t.number, step;

insert into public.ticket_notes (id, ticket_id, author_id, body, created_at)
select pg_temp.key('ticket note', t.number), t.id, pg_temp.key('person', 2),
  pg_temp.pick(pg_temp.more(), 'ticket note', t.number), t.created_at + interval '1 hour'
from public.feedback_tickets t where t.number % 2 = 0 order by t.number;

-- Three in five say what they think of how it was solved.
insert into public.ticket_ratings (id, ticket_id, project_id, module_id, solved_at, entry_id, author_email,
  locale, asked_at, score, comment, rated_at, changed_at)
select pg_temp.key('rating', t.number), t.id, t.project_id, t.module_id, t.solved_at, t.feedback_id, t.author_email, t.locale, t.solved_at,
  r.score, case when r.score is not null and pg_temp.draw('rating comment', t.number) < 0.4
    then pg_temp.pick(pg_temp.more(), 'rating words', t.number) end,
  case when r.score is not null then t.solved_at + interval '5 hours' end,
  case when r.score is not null then t.solved_at + interval '5 hours' end
from public.feedback_tickets t, lateral (select case when pg_temp.draw('rated', t.number) < 0.6
  then 1 + floor(sqrt(pg_temp.draw('rating score', t.number)) * 5) end::smallint as score) r
where t.solved_at is not null and t.feedback_id is not null order by t.number;
-- When it waited for the requester: twice while it was worked on, and still where it waits.
insert into private.ticket_pauses (ticket_id, since, until)
select t.id, t.created_at + (t.last_public_at - t.created_at) * (step * 0.3),
  t.created_at + (t.last_public_at - t.created_at) * (step * 0.3 + 0.1)
from public.feedback_tickets t cross join generate_series(1, 2) step
where t.status <> 'others' and t.last_public_at > t.created_at;
insert into private.ticket_pauses (ticket_id, since)
select t.id, t.last_public_at from public.feedback_tickets t
where t.status in ('waiting', 'solved', 'closed') on conflict do nothing;

alter table public.feedback_tickets enable trigger user;
alter table public.feedback_messages enable trigger user;
alter table public.ticket_notes enable trigger user;
alter table public.ticket_ratings enable trigger user;

-- The figures of days, as the triggers would have kept them.
select private.count_days(array(
  select private.days_of_entry(e, 1) from public.feedback_entries e
  union all
  select d from public.feedback_tickets t, private.days_of_ticket(t, 1) d
  union all
  select d from public.ticket_ratings r, private.days_of_rating(r, 1) d));
insert into private.ticket_times (ticket_id, project_id, module_id, answered_at, answer_seconds, solved_at,
  solve_seconds)
select t.id, t.project_id, t.module_id, t.first_answered_at,
  extract(epoch from t.first_answered_at - t.created_at), private.ticket_done_at(t),
  extract(epoch from private.ticket_done_at(t) - t.created_at)
from public.feedback_tickets t;

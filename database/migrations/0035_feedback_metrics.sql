-- The day's figures of a project, kept by triggers.

create table public.feedback_metrics_daily (
  project_id uuid not null references public.feedback_projects (id) on delete cascade,
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
  tickets_opened integer not null default 0,
  tickets_solved integer not null default 0,
  primary key (project_id, date)
);
revoke all on public.feedback_metrics_daily from public, anon, authenticated, service_role;
alter table public.feedback_metrics_daily enable row level security;
create policy feedback_metrics_daily_server on public.feedback_metrics_daily
  for select to service_role using (true);
create policy feedback_metrics_daily_staff on public.feedback_metrics_daily
  for select to authenticated
  using ((select public.has_permission((select private.uid()), 'feedback', 'read')));
-- Not granted: anon, and writing to anybody: the triggers below count.
grant select on public.feedback_metrics_daily to service_role;
grant select (project_id, date, entries, bugs, ideas, questions, srs_answers, srs_sum,
  nps_promoters, nps_passives, nps_detractors, csat_answers, csat_sum, tickets_opened,
  tickets_solved) on public.feedback_metrics_daily to authenticated;
comment on table public.feedback_metrics_daily is
  'The day''s figures of a project, without spam. Days are those of the house.';

create function private.house_day(p_moment timestamptz) returns date
language sql stable set search_path = ''
return (p_moment at time zone 'America/Sao_Paulo')::date;
revoke all on function private.house_day(timestamptz) from public;
comment on function private.house_day(timestamptz) is
  'The day of a moment where the house stands.';

create function private.count_feedback() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.feedback_metrics_daily as m (project_id, date, entries, bugs, ideas, questions,
    srs_answers, srs_sum, nps_promoters, nps_passives, nps_detractors, csat_answers, csat_sum)
  values (new.project_id, private.house_day(new.created_at), 1, (new.type = 'bug')::int,
    (new.type = 'ideia')::int, (new.type = 'duvida')::int, (new.type = 'srs')::int,
    case when new.type = 'srs' then new.score else 0 end,
    (new.type = 'nps' and new.score >= 9)::int, (new.type = 'nps' and new.score in (7, 8))::int,
    (new.type = 'nps' and new.score <= 6)::int, (new.type = 'csat')::int,
    case when new.type = 'csat' then new.score else 0 end)
  on conflict (project_id, date) do update set
    entries = m.entries + 1,
    bugs = m.bugs + excluded.bugs,
    ideas = m.ideas + excluded.ideas,
    questions = m.questions + excluded.questions,
    srs_answers = m.srs_answers + excluded.srs_answers,
    srs_sum = m.srs_sum + excluded.srs_sum,
    nps_promoters = m.nps_promoters + excluded.nps_promoters,
    nps_passives = m.nps_passives + excluded.nps_passives,
    nps_detractors = m.nps_detractors + excluded.nps_detractors,
    csat_answers = m.csat_answers + excluded.csat_answers,
    csat_sum = m.csat_sum + excluded.csat_sum;
  return null;
end
$$;
revoke all on function private.count_feedback() from public;
comment on function private.count_feedback() is 'Trigger: counts an entry into its day.';
create trigger count_feedback after insert on public.feedback_entries
  for each row when (new.review_reason is distinct from 'honeypot')
  execute function private.count_feedback();

create function private.count_ticket() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.feedback_metrics_daily as m (project_id, date, tickets_opened, tickets_solved)
  values (new.project_id, private.house_day(now()), (tg_op = 'INSERT')::int,
    (tg_op = 'UPDATE')::int)
  on conflict (project_id, date) do update set
    tickets_opened = m.tickets_opened + excluded.tickets_opened,
    tickets_solved = m.tickets_solved + excluded.tickets_solved;
  return null;
end
$$;
revoke all on function private.count_ticket() from public;
comment on function private.count_ticket() is
  'Trigger: counts a ticket into the day that it is opened, or solved.';
create trigger count_opened_ticket after insert on public.feedback_tickets
  for each row execute function private.count_ticket();
create trigger count_solved_ticket after update of status on public.feedback_tickets
  for each row when (old.status <> 'solved' and new.status = 'solved')
  execute function private.count_ticket();

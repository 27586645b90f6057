-- Whether whoever asked is satisfied with how a ticket was solved: asked once a solution.
-- expand

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
revoke all on public.ticket_ratings from public, anon, authenticated, service_role;
alter table public.ticket_ratings enable row level security;
grant select (id, ticket_id, project_id, module_id, solved_at, entry_id, author_email, locale, with_answer,
  asked_at, dropped_at, score, comment, rated_at, changed_at) on public.ticket_ratings to authenticated, service_role;
-- Not granted: any writing. Rows are made when a ticket is solved; rate_asked() and rate_followed() fill them.
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

insert into private.personal_data (position, table_name, belongs, erasure, hidden) values
  (-23, 'public.ticket_ratings', 't.entry_id = any (($1).feedback) or t.author_email = ($1).email
      or t.entry_id is null and t.ticket_id in (select private.tickets_of_person($1))', 'delete', '{}');

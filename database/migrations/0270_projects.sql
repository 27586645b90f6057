-- Work for clients: projects in the six stages of the process, each with what was promised, what is planned
-- and what happened. Notes of staff stand in a table of their own, which no policy opens to clients.
-- expand

create table public.projects (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.client_organizations (id) on delete cascade,
  deal_id uuid unique references public.crm_deals (id) on delete set null,
  name text not null check (name = btrim(name) and length(name) between 1 and 120),
  value numeric(14, 2) check (value >= 0),
  starts_on date not null,
  conducted_by uuid,
  paused_on date,
  ended_on date,
  shown_at timestamptz,
  opened_at timestamptz,
  revision integer not null default 1,
  created_by uuid default private.uid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (num_nonnulls(paused_on, ended_on) <= 1),
  check (opened_at is null or shown_at is not null)
);
create index projects_of_organization on public.projects (organization_id, created_at);
create index projects_newest on public.projects (created_at, id);
revoke all on public.projects from public, anon, authenticated, service_role;
alter table public.projects enable row level security;
-- Not granted: value, which project_value() tells to whoever may see money; and any writing.
grant select (id, organization_id, deal_id, name, starts_on, conducted_by, paused_on, ended_on, shown_at,
    opened_at, revision, created_by, created_at, updated_at)
  on public.projects to authenticated;
grant select on public.projects to service_role;
comment on table public.projects is
  'Work for a client, begun from a won deal. Its people see it once it has been shown to them.';
comment on column public.projects.conducted_by is 'The colleague who answers for it.';
comment on column public.projects.shown_at is
  'Since when the client sees it; until then it is a draft in which every date is free.';
comment on column public.projects.opened_at is
  'When somebody of the client first opened it: from then on nothing changes what was promised.';
comment on column public.projects.paused_on is 'Since when nobody works on it; the work went cold that day.';
comment on column public.projects.ended_on is 'The day on which it was ended before its time.';

create table public.project_stages (
  project_id uuid not null references public.projects (id) on delete cascade,
  position smallint not null check (position between 1 and 6),
  promised_on date,
  planned_on date,
  actual_on date,
  gloss text check (gloss = btrim(gloss) and length(gloss) between 1 and 300),
  primary key (project_id, position)
);
revoke all on public.project_stages from public, anon, authenticated, service_role;
alter table public.project_stages enable row level security;
grant select (project_id, position, promised_on, planned_on, actual_on, gloss)
  on public.project_stages to authenticated;
grant select on public.project_stages to service_role;
comment on table public.project_stages is
  'The six stages of a project, in the order of the process: the days on which each is to end and ended.';
comment on column public.project_stages.promised_on is
  'What the client was told; empty where the day comes out of an earlier stage.';
comment on column public.project_stages.planned_on is 'What is expected today, where that is another day.';

create table public.project_date_changes (
  id uuid primary key default gen_random_uuid(),
  act uuid not null,
  project_id uuid not null references public.projects (id) on delete cascade,
  position smallint not null check (position between 1 and 6),
  kind text not null check (kind in ('promised', 'planned', 'actual')),
  from_on date,
  to_on date,
  cause text check (cause = btrim(cause) and length(cause) between 1 and 500),
  whose text check (whose in ('ours', 'client', 'both')),
  changed_by uuid default private.uid(),
  at timestamptz not null default clock_timestamp(),
  check (from_on is distinct from to_on),
  check ((cause is null) = (whose is null)),
  -- That a stage has ended is news, and no change that somebody has to answer for.
  check (cause is not null or kind = 'actual' and from_on is null)
);
create index project_date_changes_of on public.project_date_changes (project_id, at);
revoke all on public.project_date_changes from public, anon, authenticated, service_role;
alter table public.project_date_changes enable row level security;
grant select (id, act, project_id, position, kind, from_on, to_on, cause, whose, changed_by, at)
  on public.project_date_changes to authenticated;
grant select on public.project_date_changes to service_role;
comment on table public.project_date_changes is
  'Each change of a date that a client could know, with its cause and whose it was. Nothing is taken back.';
comment on column public.project_date_changes.act is 'Dates that were moved together share it.';

create table public.project_updates (
  id uuid primary key,
  project_id uuid not null references public.projects (id) on delete cascade,
  author_id uuid default private.uid(),
  body text not null check (btrim(body) <> '' and length(body) <= 4000),
  created_at timestamptz not null default clock_timestamp()
);
create index project_updates_of on public.project_updates (project_id, created_at);
revoke all on public.project_updates from public, anon, authenticated, service_role;
alter table public.project_updates enable row level security;
grant select (id, project_id, author_id, body, created_at) on public.project_updates to authenticated;
grant select on public.project_updates to service_role;
comment on table public.project_updates is 'News of a project, for its client. What stays inside is project_notes.';

create table public.project_notes (
  id uuid primary key,
  project_id uuid not null references public.projects (id) on delete cascade,
  author_id uuid default private.uid(),
  body text not null check (btrim(body) <> '' and length(body) <= 8000),
  created_at timestamptz not null default clock_timestamp()
);
create index project_notes_of on public.project_notes (project_id, created_at);
revoke all on public.project_notes from public, anon, authenticated, service_role;
alter table public.project_notes enable row level security;
grant select (id, project_id, author_id, body, created_at) on public.project_notes to authenticated;
grant select on public.project_notes to service_role;
comment on table public.project_notes is
  'Internal: what colleagues write to each other about a project. No policy, function, page or mail for '
  'clients reads it.';

create table public.project_events (
  id bigint generated always as identity primary key,
  project_id uuid not null references public.projects (id) on delete cascade,
  kind text not null check (kind in ('started', 'edited', 'shown', 'opened', 'paused', 'resumed', 'ended',
    'version', 'approved', 'changes', 'wait', 'wait_ended', 'invited', 'joined')),
  details jsonb not null default '{}' check (jsonb_typeof(details) = 'object'),
  actor uuid default private.uid(),
  at timestamptz not null default clock_timestamp()
);
create index project_events_of on public.project_events (project_id, at);
revoke all on public.project_events from public, anon, authenticated, service_role;
alter table public.project_events enable row level security;
grant select (id, project_id, kind, details, actor, at) on public.project_events to authenticated;
grant select on public.project_events to service_role;
comment on table public.project_events is
  'The record of a project, for staff: what was done, by whom and when; ids and numbers, never words. Changes '
  'of dates stand in project_date_changes.';

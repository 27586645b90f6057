-- Who weighed an idea how, and what those who asked for it were told.

create table public.idea_score_changes (
  id uuid primary key default gen_random_uuid(),
  entry_id uuid not null references public.feedback_entries (id) deferrable initially deferred,
  reach integer,
  impact numeric(3, 2),
  confidence smallint,
  effort numeric(5, 2),
  rice_score numeric(14, 2),
  changed_by uuid default private.uid(),
  changed_at timestamptz not null default clock_timestamp(),
  check (num_nonnulls(reach, impact, confidence, effort) in (0, 4))
);
create index idea_score_changes_of on public.idea_score_changes (entry_id, changed_at);
revoke all on public.idea_score_changes from public, anon, authenticated, service_role;
alter table public.idea_score_changes enable row level security;
-- Not granted: any writing. score_idea() writes.
grant select on public.idea_score_changes to service_role;
grant select (id, entry_id, reach, impact, confidence, effort, rice_score, changed_by, changed_at)
  on public.idea_score_changes to authenticated;
comment on table public.idea_score_changes is
  'Each time an idea was weighed: what was set, by whom and when. Goes with the last who asked for it.';
comment on column public.idea_score_changes.reach is 'Empty with the other three: the score was taken away.';

create table public.idea_outcomes (
  id uuid primary key default gen_random_uuid(),
  entry_id uuid not null references public.feedback_entries (id) deferrable initially deferred,
  status text not null check (status in ('planned', 'done', 'declined')),
  words text check (length(words) <= 2000 and words ~ '[^[:space:]]'),
  words_en text check (length(words_en) <= 2000 and words_en ~ '[^[:space:]]'),
  mails integer not null default 0 check (mails >= 0),
  told_by uuid default private.uid(),
  told_at timestamptz not null default clock_timestamp(),
  due_at timestamptz not null default clock_timestamp() + interval '15 seconds',
  check (status <> 'declined' or num_nonnulls(words, words_en) > 0)
);
create index idea_outcomes_of on public.idea_outcomes (entry_id, told_at);
revoke all on public.idea_outcomes from public, anon, authenticated, service_role;
alter table public.idea_outcomes enable row level security;
-- Not granted: any writing. tell_authors() writes.
grant select on public.idea_outcomes to service_role;
grant select (id, entry_id, status, words, words_en, mails, told_by, told_at, due_at)
  on public.idea_outcomes to authenticated;
comment on table public.idea_outcomes is
  'What everybody who asked for an idea was told of it: that it is planned, done or declined, and why. '
  'Goes with the last who asked for it.';
comment on column public.idea_outcomes.words is 'Staff''s words in Portuguese, read by all who asked.';
comment on column public.idea_outcomes.mails is 'How many people were to be mailed.';
comment on column public.idea_outcomes.due_at is
  'From then on it is told. Until then it goes with the move that it tells of, should that be taken back.';

comment on column public.outbox.created_at is
  'From then on it is handed over; in the future for what may still be taken back.';

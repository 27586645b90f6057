-- Ideas are weighed against each other (RICE), asked for by several people, and whoever asked is told what
-- became of them.

alter table public.feedback_entries
  add column reach integer check (reach between 0 and 10000000),
  add column impact numeric(3, 2) check (impact in (0.25, 0.5, 1, 2, 3)),
  add column confidence smallint check (confidence in (50, 80, 100)),
  add column effort numeric(5, 2) check (effort > 0 and effort <= 240),
  add column rice_revision integer not null default 0,
  add column voices integer not null default 1 check (voices >= 0),
  add constraint feedback_entries_rice_whole
    check (num_nonnulls(reach, impact, confidence, effort) in (0, 4)),
  add constraint feedback_entries_rice_of_ideas check (type = 'ideia' or reach is null);

-- A score that was set by itself, which no screen ever did, keeps its worth as one month's work for so many.
update public.feedback_entries
  set reach = least(round(rice_score), 10000000), impact = 1, confidence = 100, effort = 1
  where type = 'ideia' and rice_score >= 0;
alter table public.feedback_entries drop column rice_score;
alter table public.feedback_entries add column rice_score numeric(14, 2)
  generated always as (reach * impact * confidence / 100 / nullif(effort, 0)) stored;
grant select (rice_score, reach, impact, confidence, effort, rice_revision, voices)
  on public.feedback_entries to authenticated;
-- Not granted: any writing of these. score_idea() keeps the parts with who set them, and the database counts.
comment on column public.feedback_entries.reach is 'RICE: people whom it would reach in a quarter.';
comment on column public.feedback_entries.impact is
  'RICE, for each of them: 0.25 minimal, 0.5 low, 1 medium, 2 high, 3 massive.';
comment on column public.feedback_entries.confidence is
  'RICE, in percent: 50 a guess, 80 good signs, 100 measured.';
comment on column public.feedback_entries.effort is 'RICE: months of one person.';
comment on column public.feedback_entries.rice_score is
  'reach × impact × confidence ÷ effort; null until an idea has been weighed.';
comment on column public.feedback_entries.rice_revision is
  'Counts how often it was weighed, so that two people cannot overwrite each other.';
comment on column public.feedback_entries.voices is
  'How many people ask: of it and of what is the same as it, each person once; spam is nobody''s voice.';

-- What is the same as another is the same as one that stands by itself: chains lead to their end, and what
-- led to another project, around in a circle or from another state leads nowhere.
update public.feedback_entries e set duplicate_of = null
  where e.duplicate_of is not null and (e.status <> 'duplicate' or not exists (
    select from public.feedback_entries t where t.id = e.duplicate_of and t.project_id = e.project_id));
with recursive way as (
  select e.id, e.duplicate_of as target, 1 as steps from public.feedback_entries e
    where e.duplicate_of is not null
  union all
  select w.id, t.duplicate_of, w.steps + 1 from way w join public.feedback_entries t on t.id = w.target
    where t.duplicate_of is not null and w.steps < 100
), ended as (
  select distinct on (w.id) w.id, w.target, w.steps from way w order by w.id, w.steps desc
)
update public.feedback_entries e set duplicate_of = case when n.steps < 100 then n.target end
  from ended n where n.id = e.id and e.duplicate_of is distinct from case when n.steps < 100 then n.target end;
alter table public.feedback_entries add constraint feedback_entries_same_is_duplicate
  check (duplicate_of is null or status = 'duplicate');

-- Whoever asked first may be erased: what others ask for stays, and one of them stands for it
-- (private.hand_over_feedback). Until then the others lead to nobody, so the key is looked at last.
alter table public.feedback_entries drop constraint feedback_entries_duplicate_of_fkey;
alter table public.feedback_entries add constraint feedback_entries_duplicate_of_fkey
  foreign key (duplicate_of) references public.feedback_entries (id)
  deferrable initially deferred;
create index feedback_entries_same_as on public.feedback_entries (duplicate_of)
  where duplicate_of is not null;

update public.feedback_entries e set voices = v.voices
  from (
    select coalesce(d.duplicate_of, d.id) as id, count(distinct coalesce('contact ' || d.contact_id,
      'email ' || d.author_email, 'entry ' || d.id)) filter (where d.status <> 'spam') as voices
    from public.feedback_entries d group by 1) v
  where v.id = e.id and e.voices <> v.voices;

-- Ideas that are yet to be decided, and those of one state, each in three orders.
create index feedback_ideas_by_score on public.feedback_entries
  (coalesce(rice_score, -1), created_at, id) where type = 'ideia'
  and array_position('{new,triaged,planned,done,declined,duplicate,spam}'::text[], status) < 4;
create index feedback_ideas_by_voices on public.feedback_entries (voices, created_at, id)
  where type = 'ideia'
  and array_position('{new,triaged,planned,done,declined,duplicate,spam}'::text[], status) < 4;
create index feedback_ideas_newest on public.feedback_entries (created_at, id)
  where type = 'ideia'
  and array_position('{new,triaged,planned,done,declined,duplicate,spam}'::text[], status) < 4;
create index feedback_ideas_at_place_by_score on public.feedback_entries
  (array_position('{new,triaged,planned,done,declined,duplicate,spam}'::text[], status),
    coalesce(rice_score, -1), created_at, id) where type = 'ideia';
create index feedback_ideas_at_place_by_voices on public.feedback_entries
  (array_position('{new,triaged,planned,done,declined,duplicate,spam}'::text[], status),
    voices, created_at, id) where type = 'ideia';
create index feedback_ideas_at_place on public.feedback_entries
  (array_position('{new,triaged,planned,done,declined,duplicate,spam}'::text[], status), created_at, id)
  where type = 'ideia';
-- A project with few ideas has them gathered.
create index feedback_ideas_of_project on public.feedback_entries (project_id, module_id)
  where type = 'ideia';

create table private.idea_words (
  id uuid primary key references public.feedback_entries (id) on delete cascade,
  words text not null
);
create index idea_words_by_words on private.idea_words using gin (words extensions.gin_trgm_ops);
alter table private.idea_words enable row level security;
revoke all on private.idea_words from public, anon, authenticated, service_role;
comment on table private.idea_words is
  'What ideas are found by and compared by, kept by a trigger; only definer functions touch it.';
comment on column private.idea_words.words is
  'Protocol, name, address and the first two thousand letters, in lower case and without accents.';
insert into private.idea_words (id, words)
  select e.id, translate(lower(concat_ws(' ', e.protocol, e.author_name, e.author_email,
      left(e.verbatim, 2000))),
    'áàâãäéèêëíìîïóòôõöúùûüçñÁÀÂÃÄÉÈÊËÍÌÎÏÓÒÔÕÖÚÙÛÜÇÑ',
    'aaaaaeeeeiiiiooooouuuucnaaaaaeeeeiiiiooooouuuucn')
  from public.feedback_entries e where e.type = 'ideia';

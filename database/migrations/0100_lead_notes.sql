-- What colleagues write to each other about a lead, and whom they name in it.
-- expand

create table public.lead_notes (
  id uuid primary key,
  lead_id uuid not null references public.qualification_submissions (id) on delete cascade,
  author_id uuid references identity.users (id) on delete set null,
  body text not null check (btrim(body) <> '' and length(body) <= 8000),
  created_at timestamptz not null default clock_timestamp(),
  edited_at timestamptz,
  removed_at timestamptz
);
revoke all on public.lead_notes from public, anon, authenticated, service_role;
alter table public.lead_notes enable row level security;
grant select (id, lead_id, author_id, body, created_at, edited_at, removed_at)
  on public.lead_notes to authenticated, service_role;
-- Not granted: any writing. write_lead_note() and its like also tell whoever is named.
comment on table public.lead_notes is
  'Internal: for whoever may read leads, and for nobody outside. Goes with its lead.';
comment on column public.lead_notes.id is
  'Made by whoever sends it, so that a note that is sent twice is kept once.';
comment on column public.lead_notes.body is 'A colleague who is named stands as @{id}.';
comment on column public.lead_notes.removed_at is
  'Removed by its author, who may take that back for ten minutes; the row goes a day later.';

create index lead_notes_of_lead on public.lead_notes (lead_id, created_at);
create index lead_notes_of_author on public.lead_notes (author_id);
create index lead_notes_removed on public.lead_notes (removed_at) where removed_at is not null;

create table public.note_mentions (
  id uuid primary key default gen_random_uuid(),
  lead_note_id uuid not null references public.lead_notes (id) on delete cascade,
  user_id uuid not null references identity.users (id) on delete cascade,
  created_at timestamptz not null default clock_timestamp(),
  read_at timestamptz,
  dropped_at timestamptz,
  unique (lead_note_id, user_id)
);
revoke all on public.note_mentions from public, anon, authenticated, service_role;
alter table public.note_mentions enable row level security;
grant select (id, lead_note_id, user_id, created_at, read_at, dropped_at)
  on public.note_mentions to authenticated, service_role;
-- Not granted: any writing. Naming is done by writing a note, reading by read_mentions().
comment on table public.note_mentions is
  'Who is named in a note: each person once a note, and so one mail.';
comment on column public.note_mentions.dropped_at is
  'Since when the note, written anew, names the person no longer.';

create index note_mentions_of_person on public.note_mentions (user_id, created_at, id)
  where dropped_at is null;
create index note_mentions_unread on public.note_mentions (user_id, created_at, id)
  where dropped_at is null and read_at is null;

-- A copy of somebody's data says that there are notes, not what colleagues have written in them.
insert into private.personal_data (position, table_name, belongs, erasure, hidden) values
  (3, 'public.note_mentions', 't.user_id = ($1).user_id or t.lead_note_id in (
      select n.id from public.lead_notes n where n.lead_id = any (($1).leads))', 'delete', '{}'),
  (4, 'public.lead_notes', 't.lead_id = any (($1).leads)', 'delete', '{author_id,body}');

-- The owner in the search rows of leads, and search rows of entries of feedback. A round fills what is there already.
-- expand
alter table private.lead_words add column if not exists owner_id uuid;
comment on column private.lead_words.owner_id is
  'The owner of the lead. Of leads that the round has yet to reach it is null.';
-- No index contains the owner: with some room on its page, a row whose owner changes is written without its indexes.
alter table private.lead_words set (fillfactor = 85);

create table private.entry_words (
  id uuid primary key references public.feedback_entries (id) on delete cascade,
  created_at timestamptz not null,
  place smallint not null,
  type text not null,
  project_id uuid not null,
  owner_id uuid,
  words text not null
) with (fillfactor = 90, autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.05);
create index entry_words_newest on private.entry_words (created_at, id);
create index entry_words_by_words on private.entry_words using gin (words extensions.gin_trgm_ops);
revoke all on private.entry_words from public, anon, authenticated, service_role;
alter table private.entry_words enable row level security;
comment on table private.entry_words is
  'A copy of what entries of feedback are found and counted by, kept by triggers; it goes with its entry.';
comment on column private.entry_words.place is 'The position of the state in private.entry_places().';
comment on column private.entry_words.words is
  'Protocol, name, address and text, in lower case and without accents.';

create table private.search_row_fills (
  what text primary key check (what in ('lead_owners', 'entries')),
  after uuid
);
revoke all on private.search_row_fills from public, anon, authenticated, service_role;
alter table private.search_row_fills enable row level security;
comment on table private.search_row_fills is
  'Which search rows a round has yet to fill, and the last id that it came to. Empty when all is filled.';
insert into private.search_row_fills (what)
  select 'lead_owners' where exists (select from private.lead_words)
  union all
  select 'entries' where exists (select from public.feedback_entries);

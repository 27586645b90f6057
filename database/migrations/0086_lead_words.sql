-- What leads are found and counted by, in narrow rows: fifty of them stand where five leads do, so a
-- search that has to look at thousands of rows stays within its time.
create table private.lead_words (
  id uuid primary key references public.qualification_submissions (id) on delete cascade,
  created_at timestamptz not null,
  place smallint not null,
  source text not null,
  words text not null
);
alter table private.lead_words enable row level security;
revoke all on private.lead_words from public;
-- Not granted: anything. Only definer functions read it, after they have tested the permission.
comment on table private.lead_words is
  'A copy of what leads are found and counted by, kept by triggers; it goes with its lead.';
comment on column private.lead_words.place is 'private.lead_place() of the state.';
comment on column private.lead_words.words is
  'In lower case: protocol, name, address and company; of a lead without a contact its answers.';

-- As private.lead_place() and private.words_of_lead() have it from now on.
insert into private.lead_words (id, created_at, place, source, words)
  select s.id, s.created_at,
    array_position('{new,contacted,qualified,converted,lost,spam}'::text[], s.status), s.source,
    lower(s.protocol || ' ' || case when c.id is not null
      then concat_ws(' ', c.name, c.email, c.company)
      else left(coalesce((
        select string_agg(a.value, ' ' order by a.key) from jsonb_each_text(s.form_data) a), ''), 2000)
      end)
  from public.qualification_submissions s
    left join public.crm_contacts c on c.id = s.contact_id
  order by s.created_at, s.id;

-- With the state, as leads of a week are counted without spam.
create index lead_words_newest on private.lead_words (created_at, id) include (place);
create index lead_words_in_place on private.lead_words (place, created_at, id);
create index lead_words_of_source_in_place on private.lead_words (source, place, created_at, id);
create index lead_words_by_words on private.lead_words using gin (words extensions.gin_trgm_ops);
-- Whether few or many leads have a word decides which way is walked: the planner needs to know more
-- words than it learns by default.
alter table private.lead_words alter column words set statistics 1000;
-- Leads that arrived last are looked at most: the server's cleaner must not wait until a fifth is new.
alter table private.lead_words set (autovacuum_vacuum_insert_scale_factor = 0.02,
  autovacuum_analyze_scale_factor = 0.05);
alter table public.qualification_submissions set (autovacuum_vacuum_insert_scale_factor = 0.02);

drop index public.crm_contacts_by_words, public.qualification_submissions_by_protocol;

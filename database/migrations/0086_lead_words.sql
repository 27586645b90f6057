-- What leads are found and counted by.

create function private.lead_place(p_status text) returns smallint
language sql immutable parallel safe set search_path = ''
return array_position('{new,contacted,qualified,converted,lost,spam}'::text[], p_status)::smallint;
revoke all on function private.lead_place(text) from public;
comment on function private.lead_place(text) is
  'Where a state stands on the way of a lead, from 1: what lists are ordered by.';

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

create function private.words_of_lead(
  p_protocol text, p_contact_id uuid, p_form_data jsonb
) returns text
language plpgsql stable set search_path = ''
as $$
declare
  contact public.crm_contacts;
begin
  select * into contact from public.crm_contacts c where c.id = p_contact_id;
  return lower(p_protocol || ' ' || case when contact.id is not null
    then concat_ws(' ', contact.name, contact.email, contact.company)
    -- Cut, so that a page of text makes no row wide.
    else left(coalesce((
      select string_agg(a.value, ' ' order by a.key) from jsonb_each_text(p_form_data) a), ''), 2000)
    end);
end
$$;
revoke all on function private.words_of_lead(text, uuid, jsonb) from public;
comment on function private.words_of_lead(text, uuid, jsonb) is 'What a lead is found by.';

insert into private.lead_words (id, created_at, place, source, words)
  select s.id, s.created_at, private.lead_place(s.status), s.source,
    private.words_of_lead(s.protocol, s.contact_id, s.form_data)
  from public.qualification_submissions s order by s.created_at, s.id;

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

create function private.keep_lead_words() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.lead_words as w (id, created_at, place, source, words)
    values (new.id, new.created_at, private.lead_place(new.status), new.source,
      private.words_of_lead(new.protocol, new.contact_id, new.form_data))
    on conflict (id) do update set created_at = excluded.created_at, place = excluded.place,
      source = excluded.source, words = excluded.words;
  return null;
end
$$;
revoke all on function private.keep_lead_words() from public;
comment on function private.keep_lead_words() is 'Trigger: what a lead is found by stays beside it.';
create trigger keep_lead_words
  after insert or update of status, contact_id, created_at, source, protocol, form_data
  on public.qualification_submissions
  for each row execute function private.keep_lead_words();

create or replace function private.rename_leads() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.qualification_submissions s
    set person_key = private.person_key(new.id, s.form_data, s.form_snapshot)
    where s.contact_id = new.id;
  update private.lead_words w
    set words = private.words_of_lead(s.protocol, new.id, s.form_data)
    from public.qualification_submissions s where s.contact_id = new.id and w.id = s.id;
  return null;
end
$$;
comment on function private.rename_leads() is
  'Trigger: leads go by the name of their contact, and are found by it.';
drop trigger rename_leads on public.crm_contacts;
create trigger rename_leads after update of name, email, company on public.crm_contacts
  for each row when (old.name is distinct from new.name or old.email is distinct from new.email
    or old.company is distinct from new.company)
  execute function private.rename_leads();

drop index public.crm_contacts_by_words, public.qualification_submissions_by_protocol;

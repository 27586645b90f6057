-- Where people are: every table that holds somebody, how to find their rows, and what erasing them
-- means.

create table private.personal_data (
  position smallint primary key,
  table_name text not null unique,
  belongs text not null,
  erasure text not null,
  hidden text[] not null default '{}',
  files text
);
alter table private.personal_data enable row level security;
revoke all on private.personal_data from public;
comment on table private.personal_data is
  'Every table that holds somebody, in the order of erasing. A new table is named here or among '
  'those of the tests that hold nobody.';
comment on column private.personal_data.belongs is
  'SQL: whether row t is of the person $1 (private.person).';
comment on column private.personal_data.erasure is
  'delete, or what is set so that the row says nothing of the person any more.';
comment on column private.personal_data.hidden is
  'Columns that no copy carries: secrets, which would be worth stealing.';
comment on column private.personal_data.files is
  'SQL: key of the stored file that goes with row t.';

create type private.person as (
  email text, user_id uuid, contacts uuid[], leads uuid[], feedback uuid[]
);

create function private.person_of(p_email text) returns private.person
language plpgsql stable set search_path = ''
as $$
declare
  p private.person;
begin
  p.email := lower(btrim(p_email));
  select u.id into p.user_id from identity.users u where u.email = p.email;
  select coalesce(array_agg(c.id), '{}') into p.contacts
    from public.crm_contacts c where c.email = p.email;
  select coalesce(array_agg(s.id), '{}') into p.leads
    from public.qualification_submissions s
    where s.contact_id = any (p.contacts) or exists (
      select from jsonb_each_text(s.form_data) answer where lower(btrim(answer.value)) = p.email);
  select coalesce(array_agg(f.id), '{}') into p.feedback
    from public.feedback_entries f
    where f.author_email = p.email or f.contact_id = any (p.contacts)
      or strpos(lower(f.context::text), p.email) > 0;
  return p;
end
$$;
revoke all on function private.person_of(text) from public;
comment on function private.person_of(text) is
  'What belongs to an address: the account, the contacts, the leads and the feedback under it.';

insert into private.personal_data (position, table_name, belongs, erasure, hidden) values
  (5, 'public.feedback_changes', 't.entry_id = any (($1).feedback) or t.ticket_id in (
      select k.id from public.feedback_tickets k where k.feedback_id = any (($1).feedback)
        or k.contact_id = any (($1).contacts))', 'delete', '{}'),
  (6, 'public.feedback_messages', 't.entry_id = any (($1).feedback)', 'delete', '{}'),
  (7, 'public.feedback_attachments', 't.entry_id = any (($1).feedback)', 'delete',
    '{storage_key}'),
  (8, 'public.feedback_tickets',
    't.feedback_id = any (($1).feedback) or t.contact_id = any (($1).contacts)', 'delete', '{}'),
  (9, 'public.feedback_entries', 't.id = any (($1).feedback)', 'delete', '{token_hash}'),
  (10, 'public.submission_status_changes', 't.submission_id = any (($1).leads)', 'delete', '{}'),
  (11, 'public.qualification_submissions', 't.id = any (($1).leads)', 'delete', '{}'),
  (12, 'public.crm_deals', 't.contact_id = any (($1).contacts)', 'delete', '{}'),
  (13, 'public.crm_contacts', 't.id = any (($1).contacts)', 'delete', '{}'),
  (15, 'public.newsletter_events', 't.subscription_id in (
      select n.id from public.newsletter_subscriptions n where n.email = ($1).email)', 'delete', '{}'),
  (16, 'public.newsletter_subscriptions', 't.email = ($1).email', 'delete', '{}'),
  (20, 'public.talent_applications', 't.email = ($1).email', 'delete', '{}'),
  (60, 'public.security_events',
    't.user_id = ($1).user_id or t.actor_id = ($1).user_id
      or strpos(lower(t.details::text), ($1).email) > 0',
    'user_id = null, actor_id = null, ip_address = null, user_agent = null, details = ''{}''', '{}'),
  (61, 'public.crash_reports',
    'strpos(lower(t.message || '' '' || t.stack || '' '' || t.route), ($1).email) > 0',
    'delete', '{}'),
  (70, 'identity.verifications',
    't.identifier = ($1).email or strpos(lower(t.identifier || '' '' || t.value), ($1).email) > 0
      or strpos(t.value, ($1).user_id::text) > 0',
    'delete', '{value}'),
  (71, 'identity.mails', 't.user_id = ($1).user_id', 'delete', '{sealed}'),
  (72, 'identity.used_codes', 't.user_id = ($1).user_id', 'delete', '{code_hash}'),
  (73, 'identity.passkeys', 't.user_id = ($1).user_id', 'delete', '{public_key,credential_id}'),
  (74, 'identity.two_factors', 't.user_id = ($1).user_id', 'delete', '{secret,backup_codes}'),
  (75, 'identity.accounts', 't.user_id = ($1).user_id', 'delete',
    '{password,access_token,refresh_token,id_token}'),
  (76, 'identity.sessions', 't.user_id = ($1).user_id', 'delete', '{token}'),
  (77, 'public.user_roles', 't.user_id = ($1).user_id', 'delete', '{}'),
  (78, 'public.user_profiles', 't.user_id = ($1).user_id', 'delete', '{}'),
  (79, 'identity.users', 't.id = ($1).user_id', 'delete', '{}'),
  -- Of the job library, which makes its tables when it starts: why a mail was not taken.
  (90, 'pgboss.job', 'strpos(lower(t.data::text || coalesce(t.output::text, '''')), ($1).email) > 0',
    'output = null', '{}');

update private.personal_data set files = 't.storage_key'
  where table_name = 'public.feedback_attachments';

create function private.personal_rows(p_email text)
returns table (table_name text, row_data jsonb)
language plpgsql stable set search_path = ''
as $$
declare
  p private.person := private.person_of(p_email);
  entry private.personal_data;
begin
  for entry in select * from private.personal_data d order by d.position loop
    continue when to_regclass(entry.table_name) is null;
    return query execute format('select %L, to_jsonb(t) - %L::text[] from %s t where %s',
      entry.table_name, entry.hidden, entry.table_name, entry.belongs) using p;
  end loop;
end
$$;
revoke all on function private.personal_rows(text) from public;
comment on function private.personal_rows(text) is 'Every row that holds the person of an address.';

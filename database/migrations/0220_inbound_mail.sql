-- Mails that come in: what was taken of the mailbox, the mails with their files, addresses that take none.
-- expand

create table private.taken_mails (
  mailbox text not null check (length(mailbox) between 1 and 500),
  uid_validity bigint not null,
  uid bigint not null,
  key bytea not null unique check (octet_length(key) = 32),
  outcome text not null check (length(outcome) <= 40),
  taken_at timestamptz not null default now(),
  primary key (mailbox, uid_validity, uid)
);
create index taken_mails_oldest on private.taken_mails (taken_at);
alter table private.taken_mails enable row level security;
revoke all on private.taken_mails from public, anon, authenticated, service_role;
comment on table private.taken_mails is
  'Which mails of the mailbox have been dealt with, so that none is taken twice: by its place there, and '
  'by itself should it lie there twice.';
comment on column private.taken_mails.key is
  'SHA-256 of its Message-ID and sender, of all of it where it has none.';

create table private.mailbox_leases (
  mailbox text primary key check (length(mailbox) between 1 and 500),
  holder uuid not null,
  held_until timestamptz not null,
  read_at timestamptz,
  problem text check (length(problem) <= 500),
  problem_since timestamptz,
  check ((problem is null) = (problem_since is null))
);
alter table private.mailbox_leases enable row level security;
revoke all on private.mailbox_leases from public, anon, authenticated, service_role;
comment on table private.mailbox_leases is
  'Which process reads a mailbox, and until when unless it says so again: several may share a database.';

comment on column private.mailbox_leases.read_at is 'When it was last looked into.';

create table public.inbound_mails (
  id uuid primary key,
  state text not null check (state in ('taken', 'waiting', 'discarded', 'ignored', 'aside')),
  reason text check (reason in ('program', 'list', 'own', 'report', 'too_large', 'unreadable', 'failed')),
  message_id text check (length(message_id) <= 1000),
  from_address text check (length(from_address) between 3 and 254),
  from_name text check (length(from_name) <= 200),
  subject text not null default '' check (length(subject) <= 300),
  body text not null default '' check (length(body) <= 20000),
  folded text not null default '' check (length(folded) <= 200000),
  refused jsonb not null default '[]' check (jsonb_typeof(refused) = 'array'),
  other_sender boolean not null default false,
  entry_id uuid references public.feedback_entries (id) on delete cascade,
  feedback_message_id uuid references public.feedback_messages (id) on delete cascade,
  crm_message_id uuid references public.crm_messages (id) on delete cascade,
  sent_at timestamptz,
  received_at timestamptz not null default now(),
  decided_by uuid references identity.users (id) on delete set null,
  decided_at timestamptz,
  check ((state in ('ignored', 'aside')) = (reason is not null)),
  -- An entry, a message in a ticket that has none, or a message of a history.
  check ((state = 'taken') = (num_nonnulls(entry_id, feedback_message_id, crm_message_id) > 0)),
  check (num_nonnulls(entry_id, feedback_message_id) = 0 or crm_message_id is null)
);
create index inbound_mails_newest on public.inbound_mails (received_at, id);
create index inbound_mails_by_state on public.inbound_mails (state, received_at, id);
create index inbound_mails_of_entry on public.inbound_mails (entry_id, received_at)
  where entry_id is not null;
create unique index inbound_mails_of_feedback on public.inbound_mails (feedback_message_id)
  where feedback_message_id is not null;
create unique index inbound_mails_of_message on public.inbound_mails (crm_message_id)
  where crm_message_id is not null;
create index inbound_mails_by_address on public.inbound_mails (from_address);
create index inbound_mails_decided on public.inbound_mails (decided_by) where decided_by is not null;
alter table public.inbound_mails enable row level security;
revoke all on public.inbound_mails from public, anon, authenticated, service_role;
grant select (id, state, reason, message_id, from_address, from_name, subject, body, folded, refused,
  other_sender, entry_id, feedback_message_id, crm_message_id, sent_at, received_at, decided_by,
  decided_at) on public.inbound_mails to authenticated, service_role;
-- Not granted: any writing. take_mail() counts, threads and mails too.
comment on table public.inbound_mails is
  'Mails that came in, as text: what was taken into a thread, a stranger''s that waits for staff, what was '
  'ignored as a program''s, and what nobody could read.';
comment on column public.inbound_mails.state is
  'taken into a thread, or as an entry; waiting for staff, or discarded by them; ignored, since nobody '
  'wrote it; aside, since it could not be read.';
comment on column public.inbound_mails.folded is
  'What was quoted, signatures, and what went beyond the length of a message.';
comment on column public.inbound_mails.refused is 'Files that were not taken: name, and why.';
comment on column public.inbound_mails.other_sender is
  'It answers a mail that went to another address than the one it came from.';
comment on column public.inbound_mails.entry_id is
  'The entry that it made, or in whose thread it stands.';
comment on column public.inbound_mails.received_at is 'When it came into the mailbox.';

create table public.inbound_mail_files (
  id uuid primary key default gen_random_uuid(),
  mail_id uuid not null references public.inbound_mails (id) on delete cascade,
  storage_key text not null unique check (storage_key ~ '^inbound/[0-9a-f]{64}$'),
  original_name text not null check (length(original_name) between 1 and 255),
  content_type text not null check (content_type in
    ('image/jpeg', 'image/png', 'image/gif', 'application/pdf', 'text/plain')),
  size integer not null check (size between 1 and 10485760),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null default now()
);
create index inbound_mail_files_of on public.inbound_mail_files (mail_id);
alter table public.inbound_mail_files enable row level security;
revoke all on public.inbound_mail_files from public, anon, authenticated, service_role;
grant select (id, mail_id, storage_key, original_name, content_type, size, sha256, created_at)
  on public.inbound_mail_files to authenticated, service_role;
comment on table public.inbound_mail_files is
  'What came along with a mail. Its type is what its bytes are, not what the sender called them.';
comment on column public.inbound_mail_files.original_name is
  'As the sender named it: a text to show, never a path.';

create table private.bounced_addresses (
  email text primary key check (email = lower(email) and length(email) <= 254),
  closed_at timestamptz,
  failures integer not null default 0 check (failures >= 0),
  status text not null default '' check (length(status) <= 20),
  reason text not null default '' check (length(reason) <= 500),
  failed_at timestamptz not null default now()
);
create index bounced_addresses_oldest on private.bounced_addresses (failed_at);
alter table private.bounced_addresses enable row level security;
revoke all on private.bounced_addresses from public, anon, authenticated, service_role;
comment on table private.bounced_addresses is
  'Addresses that a receiving server sent a mail back from: closed where it will never take one.';
comment on column private.bounced_addresses.failures is
  'Mails that did not arrive, but might have at another time.';

-- What a report of a failure names.
alter table public.mails add column message_id text check (length(message_id) <= 300);
create index mails_by_message on public.mails (message_id) where message_id is not null;
comment on column public.mails.message_id is 'What we called it, without signature and domain.';
-- Not granted: message_id, which whoever reports a failure has to know.

insert into private.personal_data (position, table_name, belongs, erasure, hidden, files) values
  (-3, 'public.inbound_mail_files', 't.mail_id in (select m.id from public.inbound_mails m
      where m.from_address = ($1).email or m.entry_id = any (($1).feedback) or m.crm_message_id in (
        select c.id from public.crm_messages c
        where c.contact_id = any (($1).contacts) or c.lead_id = any (($1).leads)))', 'delete',
    '{storage_key}', 't.storage_key'),
  (-2, 'public.inbound_mails', 't.from_address = ($1).email or t.entry_id = any (($1).feedback)
      or t.crm_message_id in (select c.id from public.crm_messages c
        where c.contact_id = any (($1).contacts) or c.lead_id = any (($1).leads))', 'delete',
    '{message_id,decided_by}', null),
  (17, 'private.bounced_addresses', 't.email = ($1).email', 'delete', '{}', null);

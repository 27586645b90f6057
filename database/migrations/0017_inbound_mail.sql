-- Mails that come in.

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
  relayed_by text check (length(relayed_by) between 3 and 254),
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
revoke all on public.inbound_mails from public, anon, authenticated, service_role;
alter table public.inbound_mails enable row level security;
grant select (id, state, reason, message_id, from_address, from_name, subject, body, folded, refused,
  other_sender, entry_id, feedback_message_id, crm_message_id, sent_at, received_at, decided_by, decided_at,
  relayed_by) on public.inbound_mails to authenticated, service_role;
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
comment on column public.inbound_mails.entry_id is 'The entry that it made, or in whose thread it stands.';
comment on column public.inbound_mails.received_at is 'When it came into the mailbox.';
comment on column public.inbound_mails.relayed_by is
  'The address of the program that sent what somebody wrote, such as a web form; the author is whom '
  'Reply-To names, which proves nothing.';

create table public.inbound_mail_files (
  id uuid primary key default gen_random_uuid(),
  mail_id uuid not null references public.inbound_mails (id) on delete cascade,
  storage_key text not null unique check (storage_key ~ '^inbound/[0-9a-f]{64}$'),
  original_name text not null check (length(original_name) between 1 and 255),
  content_type text not null check (content_type in (
    'image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/heic', 'application/pdf', 'text/plain',
    'text/calendar', 'message/rfc822', 'application/msword', 'application/vnd.ms-excel',
    'application/vnd.ms-powerpoint',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    'application/vnd.oasis.opendocument.text', 'application/vnd.oasis.opendocument.spreadsheet',
    'application/vnd.oasis.opendocument.presentation')),
  size integer not null check (size between 1 and 10485760),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null default now(),
  shown_within text check (shown_within in ('own', 'folded'))
);
create index inbound_mail_files_of on public.inbound_mail_files (mail_id);
revoke all on public.inbound_mail_files from public, anon, authenticated, service_role;
alter table public.inbound_mail_files enable row level security;
grant select (id, mail_id, storage_key, original_name, content_type, size, sha256, created_at, shown_within)
  on public.inbound_mail_files to authenticated, service_role;
comment on table public.inbound_mail_files is
  'What came along with a mail. Its type is what its bytes are, not what the sender called them.';
comment on column public.inbound_mail_files.original_name is
  'As the sender named it: a text to show, never a path.';
comment on column public.inbound_mail_files.shown_within is
  'Of a picture within the text: whether it stands in what was written or in what is folded away.';

create table private.taken_mails (
  mailbox text check (length(mailbox) between 1 and 500),
  uid_validity bigint,
  uid bigint,
  key bytea not null unique check (octet_length(key) = 32),
  outcome text not null check (length(outcome) <= 40),
  taken_at timestamptz not null default now(),
  primary key (mailbox, uid_validity, uid)
);
create index taken_mails_oldest on private.taken_mails (taken_at);
revoke all on private.taken_mails from public, anon, authenticated, service_role;
alter table private.taken_mails enable row level security;
comment on table private.taken_mails is
  'Which mails of the mailbox have been dealt with, so that none is taken twice: by its place there, and by '
  'itself should it lie there twice.';
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
revoke all on private.mailbox_leases from public, anon, authenticated, service_role;
alter table private.mailbox_leases enable row level security;
comment on table private.mailbox_leases is
  'Which process reads a mailbox, and until when unless it says so again: several may share a database.';
comment on column private.mailbox_leases.read_at is 'When it was last looked into.';

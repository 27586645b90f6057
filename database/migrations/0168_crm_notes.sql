-- Notes on deals, contacts and companies, with mentions; and files of every kind of note.
-- expand
create table public.crm_notes (
  id uuid primary key,
  deal_id uuid references public.crm_deals (id) on delete cascade,
  contact_id uuid references public.crm_contacts (id) on delete cascade,
  company_id uuid references public.crm_companies (id) on delete cascade,
  author_id uuid references identity.users (id) on delete set null,
  body text not null check (btrim(body) <> '' and length(body) <= 8000),
  created_at timestamptz not null default clock_timestamp(),
  edited_at timestamptz,
  removed_at timestamptz,
  constraint crm_notes_about check (num_nonnulls(deal_id, contact_id, company_id) = 1)
);
create index crm_notes_of_deal on public.crm_notes (deal_id, created_at) where deal_id is not null;
create index crm_notes_of_contact on public.crm_notes (contact_id, created_at) where contact_id is not null;
create index crm_notes_of_company on public.crm_notes (company_id, created_at) where company_id is not null;
create index crm_notes_of_author on public.crm_notes (author_id);
create index crm_notes_removed on public.crm_notes (removed_at) where removed_at is not null;
revoke all on public.crm_notes from public, anon, authenticated, service_role;
alter table public.crm_notes enable row level security;
-- Not granted: any writing. write_crm_note() and its like also notify the people who are mentioned.
grant select (id, deal_id, contact_id, company_id, author_id, body, created_at, edited_at, removed_at) on
  public.crm_notes to authenticated, service_role;
comment on table public.crm_notes is
  'Internal: what colleagues write to each other about a deal, a contact or a company. Deleted with it.';
comment on column public.crm_notes.id is 'Made by the sender, so that a note that is sent twice is stored once.';
comment on column public.crm_notes.body is 'A colleague who is mentioned is stored as @{id}.';
comment on column public.crm_notes.removed_at is
  'Removed by its author, who may undo that for ten minutes; the row is deleted a day later.';

alter table public.note_mentions
  add column crm_note_id uuid references public.crm_notes (id) on delete cascade,
  drop constraint note_mentions_about,
  add constraint note_mentions_about check (num_nonnulls(lead_note_id, ticket_note_id, crm_note_id) = 1),
  add constraint note_mentions_of_crm_note unique (crm_note_id, user_id);
-- Its rows are those that the policy of mentions shows: one's own.
grant select (crm_note_id) on public.note_mentions to authenticated, service_role;

create table public.note_files (
  id uuid primary key default gen_random_uuid(),
  lead_note_id uuid references public.lead_notes (id) on delete cascade,
  ticket_note_id uuid references public.ticket_notes (id) on delete cascade,
  crm_note_id uuid references public.crm_notes (id) on delete cascade,
  uploaded_by uuid references identity.users (id) on delete set null,
  storage_key text not null unique check (storage_key ~ '^notes/[0-9a-f]{64}$'),
  original_name text not null check (length(original_name) between 1 and 255),
  content_type text not null check (content_type in
    ('image/jpeg', 'image/png', 'image/gif', 'application/pdf', 'text/plain')),
  size integer not null check (size between 1 and 10485760),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null default now(),
  constraint note_files_about check (num_nonnulls(lead_note_id, ticket_note_id, crm_note_id) <= 1)
);
create index note_files_of_lead_note on public.note_files (lead_note_id) where lead_note_id is not null;
create index note_files_of_ticket_note on public.note_files (ticket_note_id) where ticket_note_id is not null;
create index note_files_of_crm_note on public.note_files (crm_note_id) where crm_note_id is not null;
create index note_files_unused on public.note_files (created_at)
  where num_nonnulls(lead_note_id, ticket_note_id, crm_note_id) = 0;
create index note_files_uploader on public.note_files (uploaded_by);
revoke all on public.note_files from public, anon, authenticated, service_role;
alter table public.note_files enable row level security;
-- Not granted: any writing. save_note_file() registers a file, and writing a note attaches it.
grant select (id, lead_note_id, ticket_note_id, crm_note_id, uploaded_by, storage_key, original_name, content_type,
  size, sha256, created_at) on public.note_files to authenticated, service_role;
comment on table public.note_files is
  'Files of notes. Without a note a file waits for one, for a day. Deleted with its note.';
comment on column public.note_files.original_name is 'As the device named it: a text to show, never a path.';

-- What people say of the site and of other products: projects with their modules, entries and their
-- files. Nothing of this enters the CRM.

create table public.feedback_projects (
  id uuid primary key default gen_random_uuid(),
  key text not null unique check (key ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(key) <= 60),
  name text not null check (length(name) between 1 and 120),
  allowed_origins text[] not null default '{}'
    check (array_to_string(allowed_origins, ' ') ~ '^(https?://[^/ ]+( https?://[^/ ]+)*)?$'),
  srs_enabled boolean not null default false,
  nps_enabled boolean not null default true,
  attachments_enabled boolean not null default true,
  ideas_enabled boolean not null default true,
  questions_enabled boolean not null default true,
  widget_position text not null default 'bottom-right' check (widget_position in
    ('bottom-right', 'bottom-left', 'top-right', 'top-left', 'inline')),
  is_active boolean not null default true,
  created_at timestamptz not null default now()
);
revoke all on public.feedback_projects from public, anon, authenticated, service_role;
alter table public.feedback_projects enable row level security;
create policy feedback_projects_server on public.feedback_projects
  for select to service_role using (true);
-- Not granted: anything to anon and authenticated; pages take the switches from the server.
grant select on public.feedback_projects to service_role;
select private.pages_read('public.feedback_projects');
comment on table public.feedback_projects is
  'Products that feedback is taken for, with the switches of their widget.';
comment on column public.feedback_projects.allowed_origins is
  'Pages that may call the collector from a browser, like https://app.example.com; the site itself '
  'needs none.';
comment on column public.feedback_projects.nps_enabled is 'Also switches csat.';
comment on column public.feedback_projects.widget_position is
  'Corner of the floating button; inline puts the form into the /feedback page only.';

create table public.feedback_modules (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references public.feedback_projects (id) on delete cascade,
  key text not null check (key ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(key) <= 60),
  name text not null check (length(name) between 1 and 120),
  is_active boolean not null default true,
  display_order integer not null default 0,
  unique (project_id, key)
);
revoke all on public.feedback_modules from public, anon, authenticated, service_role;
alter table public.feedback_modules enable row level security;
create policy feedback_modules_active on public.feedback_modules
  for select to anon, authenticated using (is_active);
create policy feedback_modules_server on public.feedback_modules
  for select to service_role using (true);
grant select (project_id, key, name, is_active, display_order) on public.feedback_modules
  to anon, authenticated;
grant select on public.feedback_modules to service_role;
select private.pages_read('public.feedback_modules');
comment on table public.feedback_modules is 'Parts of a project that feedback may be about.';

create table public.feedback_entries (
  id uuid primary key,
  protocol text not null unique,
  project_id uuid not null references public.feedback_projects (id),
  module_id uuid references public.feedback_modules (id) on delete set null,
  type text not null check (type in ('bug', 'ideia', 'duvida', 'srs', 'nps', 'csat', 'others')),
  severity text not null default 'medium'
    check (severity in ('blocker', 'high', 'medium', 'low', 'idea')),
  status text not null default 'new'
    check (status in ('new', 'triaged', 'planned', 'done', 'declined', 'duplicate')),
  score smallint check (case
    when type = 'csat' then score between 1 and 5
    when type in ('srs', 'nps') then score between 0 and 10
    else score is null end),
  rice_score numeric(10, 2),
  persona text not null default 'usuario_final' check (length(persona) between 1 and 60),
  channel text not null default 'inapp' check (length(channel) between 1 and 60),
  verbatim text not null check (length(verbatim) <= 5000 and verbatim ~ '[^[:space:]]'),
  attachments jsonb not null default '[]' check (jsonb_typeof(attachments) = 'array'),
  context jsonb not null default '{}' check (jsonb_typeof(context) = 'object'),
  author_name text check (length(author_name) between 1 and 200),
  author_email text check (author_email = lower(author_email) and length(author_email) <= 254
    and author_email ~ '^[^[:space:]@]+@[^[:space:]@]+$'),
  contact_id uuid references public.crm_contacts (id) on delete set null,
  contact_claim text check (length(contact_claim) <= 200),
  duplicate_of uuid references public.feedback_entries (id) on delete set null
    check (duplicate_of is distinct from id),
  ip_address text check (ip_address is null),
  user_agent text check (length(user_agent) <= 500),
  locale text not null default 'pt-BR' check (locale in ('pt-BR', 'en')),
  token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
  review_reason text check (review_reason in
    ('honeypot', 'address_limit', 'too_fast', 'limit_check_failed')),
  created_at timestamptz not null default now(),
  erase_at timestamptz not null default now() + interval '24 months'
);
create index feedback_entries_newest on public.feedback_entries (created_at desc, id desc);
create index feedback_entries_by_status
  on public.feedback_entries (status, created_at desc, id desc);
create index feedback_entries_by_type on public.feedback_entries (type, created_at desc, id desc);
create index feedback_entries_expired on public.feedback_entries (erase_at);
create index feedback_entries_by_email on public.feedback_entries (author_email)
  where author_email is not null;
create index feedback_entries_by_words on public.feedback_entries using gin (
  lower(protocol || ' ' || coalesce(author_name, '') || ' ' || coalesce(author_email, '') || ' '
    || verbatim) extensions.gin_trgm_ops);
revoke all on public.feedback_entries from public, anon, authenticated, service_role;
alter table public.feedback_entries enable row level security;
create policy feedback_entries_server on public.feedback_entries
  for select to service_role using (true);
create policy feedback_entries_staff on public.feedback_entries
  for select to authenticated
  using ((select public.has_permission((select private.uid()), 'feedback', 'read')));
create policy feedback_entries_move on public.feedback_entries
  for update to authenticated
  using ((select public.has_permission((select private.uid()), 'feedback', 'update')))
  with check ((select public.has_permission((select private.uid()), 'feedback', 'update')));
-- Not granted: anything to anon (submit_feedback inserts, feedback_followed reads one by its
-- secret); token_hash and user_agent to staff, nor changing anything but what triage decides.
grant select on public.feedback_entries to service_role;
grant select (id, protocol, project_id, module_id, type, severity, status, score, rice_score,
  persona, channel, verbatim, attachments, context, author_name, author_email, contact_id,
  contact_claim, duplicate_of, locale, review_reason, created_at),
  update (status, severity, rice_score, duplicate_of) on public.feedback_entries to authenticated;
comment on table public.feedback_entries is
  'What people said, as they sent it. Kept for the 24 months that the privacy policy states, then '
  'erased with its files.';
comment on column public.feedback_entries.protocol is
  'What the author may quote, like F-7H2K-9QX4.';
comment on column public.feedback_entries.type is 'others only for unknown imports.';
comment on column public.feedback_entries.attachments is
  'What submit_feedback stored with it: id, name, type and size of each file.';
comment on column public.feedback_entries.contact_claim is
  'The contact_id that an outside caller named: its own word, never looked up.';
comment on column public.feedback_entries.ip_address is
  'Stays null: limits count a keyed hash, and nobody needs the address itself.';
comment on column public.feedback_entries.token_hash is
  'sha256 of the secret in the author''s follow-up link; the secret itself is stored nowhere.';
comment on column public.feedback_entries.review_reason is
  'Why a person should look at it before trusting it; honeypot is as good as spam.';
comment on column public.feedback_entries.erase_at is
  'From then on the row goes with the next entry that arrives.';

create table public.feedback_attachments (
  id uuid primary key default gen_random_uuid(),
  entry_id uuid not null references public.feedback_entries (id) on delete cascade,
  storage_key text not null unique check (storage_key ~ '^feedback/[0-9a-f]{64}$'),
  original_name text not null check (length(original_name) between 1 and 255),
  content_type text not null check (content_type in
    ('image/jpeg', 'image/png', 'image/gif', 'application/pdf', 'text/plain')),
  size integer not null check (size between 1 and 10485760),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null default now()
);
create index feedback_attachments_of on public.feedback_attachments (entry_id);
revoke all on public.feedback_attachments from public, anon, authenticated, service_role;
alter table public.feedback_attachments enable row level security;
create policy feedback_attachments_server on public.feedback_attachments
  for select to service_role using (true);
create policy feedback_attachments_staff on public.feedback_attachments
  for select to authenticated
  using ((select public.has_permission((select private.uid()), 'feedback', 'read')));
-- Not granted: anything to anon, and writing to anybody: submit_feedback inserts.
grant select on public.feedback_attachments to service_role;
grant select (id, entry_id, storage_key, original_name, content_type, size, sha256, created_at)
  on public.feedback_attachments to authenticated;
comment on table public.feedback_attachments is
  'Files of entries. The bytes lie in the storage under a random key.';
comment on column public.feedback_attachments.original_name is
  'As the author''s device named it: a text to show, never a path.';
comment on column public.feedback_attachments.content_type is
  'What the bytes are, not what the sender called them.';

create function private.erase_feedback_file() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.outbox (kind, payload)
    values ('feedback.erase-file', jsonb_build_object('storage_key', old.storage_key));
  return null;
end
$$;
revoke all on function private.erase_feedback_file() from public;
comment on function private.erase_feedback_file() is
  'Trigger: a row that goes takes its file along, by a job.';
create trigger erase_feedback_file after delete on public.feedback_attachments
  for each row execute function private.erase_feedback_file();

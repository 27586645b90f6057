-- What people say of the site and of other products: entries with their files and replies, tickets,
-- and the day's figures. Nothing of this enters the CRM.

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

create table public.feedback_tickets (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references public.feedback_projects (id),
  feedback_id uuid references public.feedback_entries (id) on delete set null,
  contact_id uuid references public.crm_contacts (id) on delete set null,
  title text not null check (length(title) <= 200 and title ~ '[^[:space:]]'),
  status text not null default 'open'
    check (status in ('open', 'in_progress', 'waiting', 'solved', 'closed')),
  priority text not null default 'medium'
    check (priority in ('low', 'medium', 'high', 'urgent')),
  created_by uuid default private.uid(),
  solved_at timestamptz,
  closed_at timestamptz,
  created_at timestamptz not null default now()
);
create index feedback_tickets_newest on public.feedback_tickets (created_at desc, id desc);
create index feedback_tickets_of on public.feedback_tickets (feedback_id);
revoke all on public.feedback_tickets from public, anon, authenticated, service_role;
alter table public.feedback_tickets enable row level security;
create policy feedback_tickets_server on public.feedback_tickets
  for select to service_role using (true);
create policy feedback_tickets_staff on public.feedback_tickets
  for select to authenticated
  using ((select public.has_permission((select private.uid()), 'feedback', 'read')));
create policy feedback_tickets_open on public.feedback_tickets
  for insert to authenticated
  with check ((select public.has_permission((select private.uid()), 'feedback', 'create')));
create policy feedback_tickets_move on public.feedback_tickets
  for update to authenticated
  using ((select public.has_permission((select private.uid()), 'feedback', 'update')))
  with check ((select public.has_permission((select private.uid()), 'feedback', 'update')));
-- Not granted: anything to anon; who opened it and when it was solved are the database's to say.
grant select on public.feedback_tickets to service_role;
grant select (id, project_id, feedback_id, contact_id, title, status, priority, created_by,
  solved_at, closed_at, created_at),
  insert (project_id, feedback_id, title, priority), update (title, status, priority)
  on public.feedback_tickets to authenticated;
comment on table public.feedback_tickets is
  'Work that an entry, or a colleague, asks for: open, in progress, waiting, solved, closed.';

create table public.feedback_changes (
  id uuid primary key default gen_random_uuid(),
  entry_id uuid references public.feedback_entries (id) on delete cascade,
  ticket_id uuid references public.feedback_tickets (id) on delete cascade,
  from_status text not null,
  to_status text not null,
  changed_by uuid,
  changed_role text not null default private.caller_role(),
  changed_at timestamptz not null default clock_timestamp(),
  check (num_nonnulls(entry_id, ticket_id) = 1)
);
create index feedback_changes_of_entry on public.feedback_changes (entry_id, changed_at);
create index feedback_changes_of_ticket on public.feedback_changes (ticket_id, changed_at);
revoke all on public.feedback_changes from public, anon, authenticated, service_role;
alter table public.feedback_changes enable row level security;
create policy feedback_changes_server on public.feedback_changes
  for select to service_role using (true);
create policy feedback_changes_staff on public.feedback_changes
  for select to authenticated
  using ((select public.has_permission((select private.uid()), 'feedback', 'read')));
-- Not granted: anon, and writing to anybody: the triggers below write.
grant select on public.feedback_changes to service_role;
grant select (id, entry_id, ticket_id, from_status, to_status, changed_by, changed_role, changed_at)
  on public.feedback_changes to authenticated;
comment on table public.feedback_changes is
  'Who moved an entry or a ticket from where to where, and when.';
comment on column public.feedback_changes.changed_by is
  'The signed-in user, or null when the server did it, or an author''s reply.';

create table public.feedback_messages (
  id uuid primary key default gen_random_uuid(),
  entry_id uuid not null references public.feedback_entries (id) on delete cascade,
  author text not null check (author in ('staff', 'author')),
  written_by uuid,
  is_internal boolean not null default true,
  body text not null check (length(body) <= 5000 and body ~ '[^[:space:]]'),
  created_at timestamptz not null default clock_timestamp(),
  check (author = 'staff' or not is_internal)
);
create index feedback_messages_of on public.feedback_messages (entry_id, created_at);
revoke all on public.feedback_messages from public, anon, authenticated, service_role;
alter table public.feedback_messages enable row level security;
create policy feedback_messages_server on public.feedback_messages
  for select to service_role using (true);
create policy feedback_messages_staff on public.feedback_messages
  for select to authenticated
  using ((select public.has_permission((select private.uid()), 'feedback', 'read')));
-- Not granted: anon, and writing to anybody: add_feedback_message and reply_to_feedback write.
grant select on public.feedback_messages to service_role;
grant select (id, entry_id, author, written_by, is_internal, body, created_at)
  on public.feedback_messages to authenticated;
comment on table public.feedback_messages is
  'Notes of staff, and what staff and the author write to each other.';
comment on column public.feedback_messages.is_internal is
  'A note among staff, which the author never sees. What nobody decided about is one.';

create table public.feedback_metrics_daily (
  project_id uuid not null references public.feedback_projects (id) on delete cascade,
  date date not null,
  entries integer not null default 0,
  bugs integer not null default 0,
  ideas integer not null default 0,
  questions integer not null default 0,
  srs_answers integer not null default 0,
  srs_sum integer not null default 0,
  nps_promoters integer not null default 0,
  nps_passives integer not null default 0,
  nps_detractors integer not null default 0,
  csat_answers integer not null default 0,
  csat_sum integer not null default 0,
  tickets_opened integer not null default 0,
  tickets_solved integer not null default 0,
  primary key (project_id, date)
);
revoke all on public.feedback_metrics_daily from public, anon, authenticated, service_role;
alter table public.feedback_metrics_daily enable row level security;
create policy feedback_metrics_daily_server on public.feedback_metrics_daily
  for select to service_role using (true);
create policy feedback_metrics_daily_staff on public.feedback_metrics_daily
  for select to authenticated
  using ((select public.has_permission((select private.uid()), 'feedback', 'read')));
-- Not granted: anon, and writing to anybody: the triggers below count.
grant select on public.feedback_metrics_daily to service_role;
grant select (project_id, date, entries, bugs, ideas, questions, srs_answers, srs_sum,
  nps_promoters, nps_passives, nps_detractors, csat_answers, csat_sum, tickets_opened,
  tickets_solved) on public.feedback_metrics_daily to authenticated;
comment on table public.feedback_metrics_daily is
  'The day''s figures of a project, without spam. Days are those of the house.';

-- Ways from state to state.

create function private.feedback_may_move(p_from text, p_to text) returns boolean
language sql immutable set search_path = ''
return (p_from, p_to) in (
  ('new', 'triaged'), ('new', 'declined'), ('new', 'duplicate'),
  ('triaged', 'planned'), ('triaged', 'done'), ('triaged', 'declined'), ('triaged', 'duplicate'),
  ('planned', 'done'), ('planned', 'triaged'), ('planned', 'declined'), ('planned', 'duplicate'),
  ('done', 'triaged'), ('declined', 'triaged'), ('duplicate', 'triaged'));
revoke all on function private.feedback_may_move(text, text) from public;
comment on function private.feedback_may_move(text, text) is
  'Ways of an entry: forwards, out, and back to triaged.';

create function private.ticket_may_move(p_from text, p_to text) returns boolean
language sql immutable set search_path = ''
return (p_from, p_to) in (
  ('open', 'in_progress'), ('open', 'waiting'), ('open', 'solved'), ('open', 'closed'),
  ('in_progress', 'waiting'), ('in_progress', 'solved'), ('in_progress', 'open'),
  ('waiting', 'in_progress'), ('waiting', 'solved'),
  ('solved', 'closed'), ('solved', 'open'));
revoke all on function private.ticket_may_move(text, text) from public;
comment on function private.ticket_may_move(text, text) is
  'Ways of a ticket; what is closed stays closed.';

create function private.move_feedback() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- A restore or the owner's own hand sets what has to be set.
  if private.caller_role() in ('anon', 'authenticated', 'service_role')
     and not private.feedback_may_move(old.status, new.status) then
    raise exception 'feedback_move_not_allowed' using errcode = 'check_violation';
  end if;
  if new.status <> 'duplicate' then
    new.duplicate_of := null;
  end if;
  insert into public.feedback_changes (entry_id, from_status, to_status, changed_by)
    values (new.id, old.status, new.status, private.uid());
  return new;
end
$$;
revoke all on function private.move_feedback() from public;
comment on function private.move_feedback() is
  'Trigger: refuses ways that an entry does not go, with feedback_move_not_allowed, and keeps every '
  'change.';
create trigger move_feedback before update of status on public.feedback_entries
  for each row when (old.status is distinct from new.status)
  execute function private.move_feedback();

create function private.move_ticket() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if private.caller_role() in ('anon', 'authenticated', 'service_role')
     and not private.ticket_may_move(old.status, new.status) then
    raise exception 'ticket_move_not_allowed' using errcode = 'check_violation';
  end if;
  new.solved_at := case new.status
    when 'solved' then clock_timestamp()
    when 'closed' then old.solved_at end;
  new.closed_at := case when new.status = 'closed' then clock_timestamp() end;
  insert into public.feedback_changes (ticket_id, from_status, to_status, changed_by)
    values (new.id, old.status, new.status, private.uid());
  return new;
end
$$;
revoke all on function private.move_ticket() from public;
comment on function private.move_ticket() is
  'Trigger: refuses ways that a ticket does not go, with ticket_move_not_allowed, and keeps every '
  'change and when it was solved.';
create trigger move_ticket before update of status on public.feedback_tickets
  for each row when (old.status is distinct from new.status)
  execute function private.move_ticket();

create function private.reopen_ticket() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.feedback_tickets set status = 'open'
    where feedback_id = new.entry_id and status = 'solved'
      and solved_at > clock_timestamp() - interval '14 days';
  return null;
end
$$;
revoke all on function private.reopen_ticket() from public;
comment on function private.reopen_ticket() is
  'Trigger: an author''s reply reopens what was solved within 14 days.';
create trigger reopen_ticket after insert on public.feedback_messages
  for each row when (new.author = 'author') execute function private.reopen_ticket();

-- The day's figures.

create function private.house_day(p_moment timestamptz) returns date
language sql stable set search_path = ''
return (p_moment at time zone 'America/Sao_Paulo')::date;
revoke all on function private.house_day(timestamptz) from public;
comment on function private.house_day(timestamptz) is
  'The day of a moment where the house stands.';

create function private.count_feedback() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.feedback_metrics_daily as m (project_id, date, entries, bugs, ideas, questions,
    srs_answers, srs_sum, nps_promoters, nps_passives, nps_detractors, csat_answers, csat_sum)
  values (new.project_id, private.house_day(new.created_at), 1, (new.type = 'bug')::int,
    (new.type = 'ideia')::int, (new.type = 'duvida')::int, (new.type = 'srs')::int,
    case when new.type = 'srs' then new.score else 0 end,
    (new.type = 'nps' and new.score >= 9)::int, (new.type = 'nps' and new.score in (7, 8))::int,
    (new.type = 'nps' and new.score <= 6)::int, (new.type = 'csat')::int,
    case when new.type = 'csat' then new.score else 0 end)
  on conflict (project_id, date) do update set
    entries = m.entries + 1,
    bugs = m.bugs + excluded.bugs,
    ideas = m.ideas + excluded.ideas,
    questions = m.questions + excluded.questions,
    srs_answers = m.srs_answers + excluded.srs_answers,
    srs_sum = m.srs_sum + excluded.srs_sum,
    nps_promoters = m.nps_promoters + excluded.nps_promoters,
    nps_passives = m.nps_passives + excluded.nps_passives,
    nps_detractors = m.nps_detractors + excluded.nps_detractors,
    csat_answers = m.csat_answers + excluded.csat_answers,
    csat_sum = m.csat_sum + excluded.csat_sum;
  return null;
end
$$;
revoke all on function private.count_feedback() from public;
comment on function private.count_feedback() is 'Trigger: counts an entry into its day.';
create trigger count_feedback after insert on public.feedback_entries
  for each row when (new.review_reason is distinct from 'honeypot')
  execute function private.count_feedback();

create function private.count_ticket() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.feedback_metrics_daily as m (project_id, date, tickets_opened, tickets_solved)
  values (new.project_id, private.house_day(now()), (tg_op = 'INSERT')::int,
    (tg_op = 'UPDATE')::int)
  on conflict (project_id, date) do update set
    tickets_opened = m.tickets_opened + excluded.tickets_opened,
    tickets_solved = m.tickets_solved + excluded.tickets_solved;
  return null;
end
$$;
revoke all on function private.count_ticket() from public;
comment on function private.count_ticket() is
  'Trigger: counts a ticket into the day that it is opened, or solved.';
create trigger count_opened_ticket after insert on public.feedback_tickets
  for each row execute function private.count_ticket();
create trigger count_solved_ticket after update of status on public.feedback_tickets
  for each row when (old.status <> 'solved' and new.status = 'solved')
  execute function private.count_ticket();

-- What arrives.

create function private.new_feedback_protocol(id uuid) returns text
language plpgsql stable set search_path = ''
as $$
declare
  bits uuid := id;
  candidate text := 'F-' || private.protocol_of(id, 8);
begin
  while exists (select from public.feedback_entries e where e.protocol = candidate) loop
    candidate := 'F-' || private.protocol_of(bits, 12);
    -- Only a forged id can share 60 bits with another; then the bits of its digest serve.
    bits := md5(bits::text)::uuid;
  end loop;
  return candidate;
end
$$;
revoke all on function private.new_feedback_protocol(uuid) from public;
comment on function private.new_feedback_protocol(uuid) is 'A protocol that no entry has yet.';

create function private.feedback_type_offered(p public.feedback_projects, p_type text)
returns boolean
language sql immutable set search_path = ''
return case p_type
  when 'bug' then true
  when 'ideia' then p.ideas_enabled
  when 'duvida' then p.questions_enabled
  when 'srs' then p.srs_enabled
  when 'nps' then p.nps_enabled
  when 'csat' then p.nps_enabled
  else false end;
revoke all on function private.feedback_type_offered(public.feedback_projects, text) from public;
comment on function private.feedback_type_offered(public.feedback_projects, text) is
  'Whether the switches of a project let this type in.';

create function public.submit_feedback(
  p_id uuid,
  p_token_hash text,
  p_project_key text,
  p_type text,
  p_verbatim text,
  p_module_key text default null,
  p_severity text default null,
  p_score integer default null,
  p_persona text default null,
  p_channel text default null,
  p_context jsonb default '{}',
  p_name text default null,
  p_email text default null,
  p_contact_claim text default null,
  p_user_agent text default null,
  p_locale text default 'pt-BR',
  p_attachments jsonb default '[]',
  p_limit_identifier text default null,
  p_address_identifier text default null,
  p_marks text[] default '{}',
  p_earlier_id uuid default null
) returns table (outcome text, entry_id uuid, protocol text)
language plpgsql security definer set search_path = ''
as $$
declare
  entry uuid := coalesce(p_id, gen_random_uuid());
  project public.feedback_projects;
  module uuid;
  -- A claim was vouched for by whoever let the caller in; an argument is the caller's own word.
  address text := coalesce(private.claim('address'), p_address_identifier);
  within_limit boolean := true;
  reason text;
  given_protocol text;
  email text := lower(nullif(btrim(p_email), ''));
begin
  -- Copies of one entry take turns, both ids always in the same order.
  perform pg_advisory_xact_lock(hashtextextended('feedback ' || least(entry, p_earlier_id), 0));
  perform pg_advisory_xact_lock(hashtextextended('feedback ' || greatest(entry, p_earlier_id), 0));
  return query select 'replayed', e.id, e.protocol
    from public.feedback_entries e where e.id in (entry, p_earlier_id);
  if found then
    return;
  end if;

  select * into project from public.feedback_projects p where p.key = p_project_key and p.is_active;
  if project.id is null then
    return query select 'unknown_project', null::uuid, null::text;
    return;
  end if;
  if nullif(btrim(p_module_key), '') is not null then
    select m.id into module from public.feedback_modules m
      where m.project_id = project.id and m.key = p_module_key and m.is_active;
    if module is null then
      return query select 'unknown_module', null::uuid, null::text;
      return;
    end if;
  end if;
  if not private.feedback_type_offered(project, p_type) then
    return query select 'type_off', null::uuid, null::text;
    return;
  end if;
  if jsonb_array_length(p_attachments) > 0 and not project.attachments_enabled then
    return query select 'attachments_off', null::uuid, null::text;
    return;
  end if;
  if jsonb_array_length(p_attachments) > 5 then
    raise exception 'feedback_takes_five_files' using errcode = 'check_violation';
  end if;

  -- A limit that cannot be checked must not cost an entry.
  begin
    within_limit := public.check_rate_limit(
      'feedback ' || coalesce(p_limit_identifier, ''), 5, interval '1 hour');
    if within_limit and address is not null and not private.count_hit(
        jsonb_build_array('feedback address', address)::text, 5, interval '1 hour') then
      reason := 'address_limit';
    end if;
  exception when others then
    raise warning 'limit of feedback % not checked: % %', entry, sqlstate, sqlerrm;
    reason := 'limit_check_failed';
  end;
  if not within_limit then
    return query select 'limited', null::uuid, null::text;
    return;
  end if;
  if 'honeypot' = any (p_marks) then
    reason := 'honeypot';
  elsif 'too_fast' = any (p_marks) and reason is distinct from 'address_limit' then
    reason := 'too_fast';
  end if;

  insert into public.feedback_entries as e (id, protocol, token_hash, project_id, module_id, type,
    severity, score, persona, channel, verbatim, context, author_name, author_email, contact_claim,
    user_agent, locale, review_reason)
    values (entry, private.new_feedback_protocol(entry), p_token_hash, project.id, module, p_type,
      -- Asked only of bugs.
      case when p_type = 'bug' then coalesce(p_severity, 'medium') else 'medium' end,
      case when p_type in ('srs', 'nps', 'csat') then p_score end,
      coalesce(nullif(btrim(p_persona), ''), 'usuario_final'),
      coalesce(nullif(btrim(p_channel), ''), 'inapp'), btrim(p_verbatim), p_context,
      nullif(btrim(p_name), ''), email, nullif(btrim(p_contact_claim), ''),
      left(nullif(btrim(p_user_agent), ''), 500), p_locale, reason)
    returning e.protocol into given_protocol;

  insert into public.feedback_attachments (entry_id, storage_key, original_name, content_type, size,
    sha256)
    select entry, f.storage_key, f.original_name, f.content_type, f.size, f.sha256
    from jsonb_to_recordset(p_attachments) as f (storage_key text, original_name text,
      content_type text, size integer, sha256 text);
  update public.feedback_entries e set attachments = coalesce((
    select jsonb_agg(jsonb_build_object('id', a.id, 'name', a.original_name,
      'type', a.content_type, 'size', a.size) order by a.created_at, a.id)
    from public.feedback_attachments a where a.entry_id = entry), '[]')
    where e.id = entry and jsonb_array_length(p_attachments) > 0;

  -- None for spam, and none above the hourly limit of an address: nobody mails through this form.
  if reason is null or reason in ('too_fast', 'limit_check_failed') then
    insert into public.outbox (kind, payload)
      values ('feedback.team-mail', jsonb_build_object('entry_id', entry));
  end if;
  if email is not null and (reason is null or reason = 'limit_check_failed') then
    insert into public.outbox (kind, payload)
      values ('feedback.author-mail', jsonb_build_object('entry_id', entry));
  end if;

  delete from public.feedback_entries where id in (
    select e.id from public.feedback_entries e where e.erase_at < now()
    order by e.erase_at limit 10 for update skip locked);
  return query select 'accepted', entry, given_protocol;
end
$$;
revoke all on function public.submit_feedback(uuid, text, text, text, text, text, text, integer,
  text, text, jsonb, text, text, text, text, text, jsonb, text, text, text[], uuid) from public;
grant execute on function public.submit_feedback(uuid, text, text, text, text, text, text, integer,
  text, text, jsonb, text, text, text, text, text, jsonb, text, text, text[], uuid)
  to anon, authenticated, service_role;
comment on function public.submit_feedback(uuid, text, text, text, text, text, text, integer, text,
  text, jsonb, text, text, text, text, text, jsonb, text, text, text[], uuid) is
  'Stores what somebody said and says what became of it: accepted, replayed (this id is already '
  'accepted; never counted), limited (5 an hour), unknown_project, unknown_module, type_off or '
  'attachments_off. Marks and ids are those of submit_lead. Also erases a few entries whose time is '
  'up.';

-- The author, who holds the secret and nothing else.

create function private.feedback_of_token(p_token text) returns uuid
language sql stable set search_path = ''
return (select e.id from public.feedback_entries e
  where e.token_hash = encode(sha256(convert_to(p_token, 'UTF8')), 'hex'));
revoke all on function private.feedback_of_token(text) from public;
comment on function private.feedback_of_token(text) is 'The entry of a follow-up secret, or null.';

create function public.feedback_followed(p_token text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'protocol', e.protocol, 'type', e.type, 'severity', e.severity, 'score', e.score,
    'verbatim', e.verbatim, 'status', e.status, 'created_at', e.created_at,
    'mailed', e.author_email is not null,
    'files', e.attachments,
    'history', (select coalesce(jsonb_agg(jsonb_build_object('status', c.to_status,
      'at', c.changed_at) order by c.changed_at), '[]')
      from public.feedback_changes c where c.entry_id = e.id),
    'messages', (select coalesce(jsonb_agg(jsonb_build_object('by', m.author, 'body', m.body,
      'at', m.created_at) order by m.created_at), '[]')
      from public.feedback_messages m where m.entry_id = e.id and not m.is_internal))
  from public.feedback_entries e where e.id = private.feedback_of_token(p_token)
$$;
revoke all on function public.feedback_followed(text) from public;
grant execute on function public.feedback_followed(text) to anon, authenticated, service_role;
comment on function public.feedback_followed(text) is
  'What the author of an entry may see of it, by the secret of the follow-up link; null for an '
  'unknown one.';

create function public.feedback_file(p_token text, p_attachment_id uuid)
returns table (storage_key text, original_name text, content_type text, size integer)
language sql stable security definer set search_path = ''
as $$
  select a.storage_key, a.original_name, a.content_type, a.size
  from public.feedback_attachments a
  where a.id = p_attachment_id and a.entry_id = private.feedback_of_token(p_token)
$$;
revoke all on function public.feedback_file(text, uuid) from public;
grant execute on function public.feedback_file(text, uuid) to anon, authenticated, service_role;
comment on function public.feedback_file(text, uuid) is
  'One file of an entry for its author, by the secret of the follow-up link.';

create function public.reply_to_feedback(p_token text, p_body text) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  entry uuid := private.feedback_of_token(p_token);
  message uuid;
begin
  if entry is null then
    return 'unknown';
  end if;
  -- A post that is sent twice says the same thing once.
  perform pg_advisory_xact_lock(hashtextextended('feedback reply ' || entry, 0));
  if exists (select from public.feedback_messages m where m.entry_id = entry
      and m.author = 'author' and m.body = btrim(p_body)
      and m.created_at > clock_timestamp() - interval '10 minutes') then
    return 'replayed';
  end if;
  if not private.count_hit(jsonb_build_array('feedback reply', entry)::text, 10, interval '1 hour')
  then
    return 'limited';
  end if;
  insert into public.feedback_messages (entry_id, author, is_internal, body)
    values (entry, 'author', false, btrim(p_body)) returning id into message;
  insert into public.outbox (kind, payload)
    values ('feedback.author-reply-mail', jsonb_build_object('message_id', message));
  return 'accepted';
end
$$;
revoke all on function public.reply_to_feedback(text, text) from public;
grant execute on function public.reply_to_feedback(text, text) to anon, authenticated, service_role;
comment on function public.reply_to_feedback(text, text) is
  'Adds what the author has to say, by the secret of the follow-up link: accepted, replayed, limited '
  '(10 an hour) or unknown. Reopens a ticket that was solved within 14 days.';

-- Staff.

create function public.add_feedback_message(
  p_entry_id uuid, p_body text, p_is_internal boolean default true
) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  message uuid;
  mailed boolean;
begin
  if not public.has_permission(private.uid(), 'feedback', 'update') then
    raise exception 'feedback_update_missing' using errcode = '42501';
  end if;
  select e.author_email is not null into mailed
    from public.feedback_entries e where e.id = p_entry_id;
  if not found then
    return null;
  end if;
  insert into public.feedback_messages (entry_id, author, written_by, is_internal, body)
    values (p_entry_id, 'staff', private.uid(), p_is_internal, btrim(p_body))
    returning id into message;
  if mailed and not p_is_internal then
    insert into public.outbox (kind, payload)
      values ('feedback.reply-mail', jsonb_build_object('message_id', message));
  end if;
  return message;
end
$$;
revoke all on function public.add_feedback_message(uuid, text, boolean) from public;
grant execute on function public.add_feedback_message(uuid, text, boolean) to authenticated;
comment on function public.add_feedback_message(uuid, text, boolean) is
  'A note of staff, or an answer that the author reads at the follow-up link and by mail. Null for '
  'an unknown entry; refuses with feedback_update_missing.';

create function private.feedback_conditions(
  p_text text, p_status text, p_type text, p_from date, p_to date
) returns text
language sql immutable set search_path = ''
return 'true'
  || case when private.pattern_of(p_text) is null then '' else '
    and lower(e.protocol || '' '' || coalesce(e.author_name, '''') || '' ''
      || coalesce(e.author_email, '''') || '' '' || e.verbatim) like private.pattern_of($1)' end
  || case when p_status is null then '' else ' and e.status = $2' end
  || case when p_type is null then '' else ' and e.type = $3' end
  || case when p_from is null then '' else ' and e.created_at >= private.start_of_day($4)' end
  || case when p_to is null then '' else ' and e.created_at < private.start_of_day($5 + 1)' end;
revoke all on function private.feedback_conditions(text, text, text, date, date) from public;
comment on function private.feedback_conditions(text, text, text, date, date) is
  'Condition on entries e in SQL with $1 to $5; only of what is given, so that the planner sees it.';

create function public.feedback_page(
  p_text text default null,
  p_status text default null,
  p_type text default null,
  p_after uuid default null,
  p_limit integer default 50,
  p_from date default null,
  p_to date default null,
  p_sort text default 'arrived',
  p_descending boolean default true
) returns table (
  id uuid, protocol text, project text, module text, type text, severity text, status text,
  score smallint, verbatim text, author_name text, author_email text, files integer,
  review_reason text, created_at timestamptz
)
language plpgsql stable security definer set search_path = ''
as $$
declare
  -- Only texts from here come into the statement; what the caller says goes in as values.
  key text := case p_sort
    when 'type' then 'e.type'
    when 'status' then
      'array_position(array[''new'', ''triaged'', ''planned'', ''done'', ''declined'',
        ''duplicate''], e.status)'
    when 'severity' then
      'array_position(array[''idea'', ''low'', ''medium'', ''high'', ''blocker''], e.severity)'
    else 'e.created_at' end;
  ranked text := case when p_descending then 'desc' else 'asc' end;
begin
  if not public.has_permission(private.uid(), 'feedback', 'read') then
    raise exception 'feedback_read_missing' using errcode = '42501';
  end if;
  return query execute format('
    select e.id, e.protocol, p.key, m.key, e.type, e.severity, e.status, e.score,
      left(e.verbatim, 200), e.author_name, e.author_email, jsonb_array_length(e.attachments),
      e.review_reason, e.created_at
    from public.feedback_entries e
    join public.feedback_projects p on p.id = e.project_id
    left join public.feedback_modules m on m.id = e.module_id
    where %1$s %2$s
    order by %3$s %4$s, e.id %4$s limit least(greatest($7, 1), 1000)',
    private.feedback_conditions(p_text, p_status, p_type, p_from, p_to),
    case when p_after is null then '' else format(
      'and (%1$s, e.id) %2$s (select %1$s, e.id from public.feedback_entries e where e.id = $6)',
      key, case when p_descending then '<' else '>' end) end,
    key, ranked)
  using p_text, p_status, p_type, p_from, p_to, p_after, p_limit;
end
$$;
revoke all on function
  public.feedback_page(text, text, text, uuid, integer, date, date, text, boolean) from public;
grant execute on function
  public.feedback_page(text, text, text, uuid, integer, date, date, text, boolean) to authenticated;
comment on function
  public.feedback_page(text, text, text, uuid, integer, date, date, text, boolean) is
  'Entries for staff, a page after the one given, in the order of p_sort (arrived, type, status or '
  'severity). Refuses with feedback_read_missing.';

create function public.feedback_history(p_entry_id uuid)
returns table (from_status text, to_status text, changed_at timestamptz, by_name text)
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not public.has_permission(private.uid(), 'feedback', 'read') then
    raise exception 'feedback_read_missing' using errcode = '42501';
  end if;
  return query
    select c.from_status, c.to_status, c.changed_at, p.display_name
    from public.feedback_changes c
    left join public.user_profiles p on p.user_id = c.changed_by
    where c.entry_id = p_entry_id order by c.changed_at desc;
end
$$;
revoke all on function public.feedback_history(uuid) from public;
grant execute on function public.feedback_history(uuid) to authenticated;
comment on function public.feedback_history(uuid) is
  'Moves of an entry with the name of who made them, newest first. Refuses with '
  'feedback_read_missing.';

create function public.feedback_thread(p_entry_id uuid)
returns table (id uuid, author text, by_name text, is_internal boolean, body text,
  created_at timestamptz)
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not public.has_permission(private.uid(), 'feedback', 'read') then
    raise exception 'feedback_read_missing' using errcode = '42501';
  end if;
  return query
    select m.id, m.author, p.display_name, m.is_internal, m.body, m.created_at
    from public.feedback_messages m
    left join public.user_profiles p on p.user_id = m.written_by
    where m.entry_id = p_entry_id order by m.created_at;
end
$$;
revoke all on function public.feedback_thread(uuid) from public;
grant execute on function public.feedback_thread(uuid) to authenticated;
comment on function public.feedback_thread(uuid) is
  'Notes and answers about an entry with the name of the colleague, oldest first. Refuses with '
  'feedback_read_missing.';

create trigger announce_feedback_moves after insert on public.feedback_changes
  for each statement execute function private.announce_list('feedback');
create trigger announce_feedback_messages after insert on public.feedback_messages
  for each statement execute function private.announce_list('feedback');

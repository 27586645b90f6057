-- What becomes of feedback: tickets, every change of state with who and when, and what staff and
-- author write to each other.

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

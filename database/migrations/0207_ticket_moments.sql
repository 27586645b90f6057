-- Who is writing in a ticket at this moment, and answers that are to go at a later one.
-- expand

create unlogged table private.ticket_writers (
  ticket_id uuid not null,
  user_id uuid not null,
  at timestamptz not null default clock_timestamp(),
  primary key (ticket_id, user_id)
);
revoke all on private.ticket_writers from public, anon, authenticated, service_role;
alter table private.ticket_writers enable row level security;
comment on table private.ticket_writers is
  'Who has just been writing an answer, so that no second one is begun; a row counts for 40 seconds and '
  'goes with the next that is written.';

create table public.ticket_replies_later (
  id uuid primary key,
  ticket_id uuid not null references public.feedback_tickets (id) on delete cascade,
  author_id uuid not null references identity.users (id) on delete cascade,
  body text not null check (btrim(body) <> '' and length(body) <= 5000),
  next_status text check (next_status in ('open', 'in_progress', 'waiting', 'solved', 'closed')),
  send_at timestamptz not null,
  created_at timestamptz not null default clock_timestamp(),
  failed text check (length(failed) <= 100)
);
revoke all on public.ticket_replies_later from public, anon, authenticated, service_role;
alter table public.ticket_replies_later enable row level security;
grant select (id, ticket_id, author_id, body, next_status, send_at, created_at, failed)
  on public.ticket_replies_later to authenticated, service_role;
-- Not granted: any writing. reply_later() and drop_later_reply() look at the ticket.
create index ticket_replies_later_of on public.ticket_replies_later (ticket_id, send_at);
create index ticket_replies_later_of_author on public.ticket_replies_later (author_id);
create index ticket_replies_later_due on public.ticket_replies_later (send_at) where failed is null;
comment on table public.ticket_replies_later is
  'Answers that wait for their time. They are no messages yet: nobody outside has a way to them.';
comment on column public.ticket_replies_later.id is
  'Also of the message that it becomes, so that it goes once.';
comment on column public.ticket_replies_later.failed is
  'Why it did not go when its time had come; it stays for its author to decide.';

insert into private.personal_data (position, table_name, belongs, erasure, hidden) values
  (47, 'public.ticket_replies_later', 't.author_id = ($1).user_id
      or t.ticket_id in (select private.tickets_of_person($1))', 'delete', '{author_id}');

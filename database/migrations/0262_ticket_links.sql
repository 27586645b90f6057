-- Whoever asks in a ticket that no entry belongs to reads and answers it in the browser, too; and a mail of
-- a stranger may open a ticket by itself.
-- expand

alter table public.company_settings
  drop constraint company_settings_strangers_mail_check,
  add constraint company_settings_strangers_mail_check
    check (strangers_mail in ('wait', 'entry', 'ticket'));
comment on column public.company_settings.strangers_mail is
  'A mail of somebody whom nothing was sent waits for staff (wait), becomes feedback (entry) or opens a '
  'ticket (ticket) at once.';

create table private.ticket_links (
  token_hash text primary key check (token_hash ~ '^[0-9a-f]{64}$'),
  ticket_id uuid not null references public.feedback_tickets (id) on delete cascade,
  email text not null check (email = lower(email) and length(email) <= 254),
  created_at timestamptz not null default clock_timestamp()
);
create index ticket_links_of_ticket on private.ticket_links (ticket_id);
create index ticket_links_of_email on private.ticket_links (email);
alter table private.ticket_links enable row level security;
revoke all on private.ticket_links from public, anon, authenticated, service_role;
comment on table private.ticket_links is
  'Secrets of the links that are mailed to whoever asks in a ticket without an entry: one for each '
  'address, which leads nowhere once somebody else asks there. Only definer functions touch it.';

-- Before the tickets, by which they are hers.
insert into private.personal_data (position, table_name, belongs, erasure, hidden)
  select min(d.position) - 1, 'private.ticket_links', 't.email = ($1).email
      or t.ticket_id in (select private.tickets_of_person($1))', 'delete', '{token_hash}'
  from private.personal_data d;

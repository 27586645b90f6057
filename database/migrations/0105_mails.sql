-- Mails as they were sent, for a month: to whom, about what, what became of them. Staff read those of
-- the areas that they may read; nobody but the functions writes here.
-- expand

create table public.mails (
  id uuid primary key,
  kind text not null check (kind ~ '^[a-z]+\.[a-z-]+$' and length(kind) <= 100),
  -- What somebody must be allowed to read to read the mail.
  area text not null generated always as (case split_part(kind, '.', 1)
    when 'lead' then 'crm' when 'feedback' then 'feedback' when 'newsletter' then 'campaigns'
    when 'crash' then 'settings' else 'users' end) stored,
  about uuid,
  recipient text check (length(recipient) <= 1000),
  subject text check (length(subject) <= 1000),
  state text not null check (
    state in ('waiting', 'sent', 'kept', 'withheld', 'failed', 'dropped')),
  -- What is in trouble comes first.
  place smallint not null generated always as (case state
    when 'failed' then 3 when 'waiting' then 2 else 1 end) stored,
  tries integer not null default 1 check (tries >= 1),
  again integer not null default 0 check (again >= 0),
  last_error text check (length(last_error) <= 2000),
  html text check (octet_length(html) <= 400000),
  body text check (octet_length(body) <= 200000),
  payload jsonb not null default '{}',
  created_at timestamptz not null default now(),
  tried_at timestamptz not null default now()
);
create index mails_by_place on public.mails (place, tried_at, id);
create index mails_about on public.mails (about);
create index mails_of_recipient on public.mails (lower(recipient));
create index mails_oldest on public.mails (tried_at);
alter table public.mails enable row level security;
revoke all on public.mails from public, anon, authenticated, service_role;
grant select (id, kind, area, about, recipient, subject, state, place, tries, again, last_error, html,
  body, created_at, tried_at) on public.mails to authenticated;
-- Not granted: payload, which is the worker's.
comment on table public.mails is
  'Mails of the last 30 days as they were sent, and what became of each. Addresses that are a key, '
  'such as those that set a password, are left out before a mail comes here.';
comment on column public.mails.id is 'Of the job that sent it first.';
comment on column public.mails.about is
  'The lead, feedback, subscription, request, application or account it is about; it goes with that.';
comment on column public.mails.state is
  'waiting for another try; sent to the mail server; kept on this machine, which has none; withheld '
  'because its address had its share; failed for good; dropped because by now there was nothing to send.';
comment on column public.mails.again is 'How often staff have sent it once more after it had gone.';
comment on column public.mails.payload is 'What its job was given: ids only.';

insert into private.personal_data (position, table_name, belongs, erasure, hidden) values
  (2, 'public.mails', 'lower(t.recipient) = ($1).email or t.about = ($1).user_id
      or t.about = any (($1).leads) or t.about = any (($1).feedback) or t.about in (
        select a.id from public.talent_applications a where a.email = ($1).email)', 'delete',
    '{html,payload}');

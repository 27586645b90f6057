-- What staff are notified of.

create table public.notice_choices (
  user_id uuid references public.user_profiles (user_id) on delete cascade,
  kind text check (kind ~ '^[a-z-]{1,40}$'),
  channel text check (channel in ('mail', 'desk')),
  off boolean not null,
  changed_at timestamptz not null default now(),
  primary key (user_id, kind, channel)
);
revoke all on public.notice_choices from public, anon, authenticated, service_role;
alter table public.notice_choices enable row level security;
grant select (user_id, kind, channel, off, changed_at) on public.notice_choices to authenticated;
grant select on public.notice_choices to service_role;
comment on table public.notice_choices is
  'Kinds of notice that a person has switched off, or on again; without a row a kind is on.';
comment on column public.notice_choices.kind is
  'What the notice is of, as features/notices calls it: a word more needs no migration.';

create table private.notice_digests (
  user_id uuid references public.user_profiles (user_id) on delete cascade,
  day date,
  until timestamptz not null,
  ordered_at timestamptz not null default clock_timestamp(),
  primary key (user_id, day)
);
create index notice_digests_by_day on private.notice_digests (day);
revoke all on private.notice_digests from public, anon, authenticated, service_role;
alter table private.notice_digests enable row level security;
comment on table private.notice_digests is
  'Digests that were ordered, for a month; only definer functions touch it.';
comment on column private.notice_digests.until is
  'From when on it is no longer worth sending: the day is half over.';

create table private.answer_alerts (
  user_id uuid not null references public.user_profiles (user_id) on delete cascade,
  lead_id uuid references public.qualification_submissions (id) on delete cascade,
  kind text not null check (kind in ('answer-due', 'answer-late', 'ticket-due', 'ticket-late')),
  mail_id uuid not null,
  ordered_at timestamptz not null,
  ticket_id uuid references public.feedback_tickets (id) on delete cascade,
  clock text not null default 'answer' check (clock in ('answer', 'solve')),
  constraint answer_alerts_about check (num_nonnulls(lead_id, ticket_id) = 1
    and (ticket_id is not null) = (kind like 'ticket-%')),
  constraint answer_alerts_once unique nulls not distinct (user_id, lead_id, ticket_id, kind, clock)
);
create index answer_alerts_lead on private.answer_alerts (lead_id);
create index answer_alerts_mail on private.answer_alerts (mail_id);
create index answer_alerts_last on private.answer_alerts (user_id, ordered_at desc);
create index answer_alerts_ticket on private.answer_alerts (ticket_id) where ticket_id is not null;
revoke all on private.answer_alerts from public, anon, authenticated, service_role;
alter table private.answer_alerts enable row level security;
comment on table private.answer_alerts is
  'Mails about leads and tickets whose time runs out, or is over: who was told of which in which mail. '
  'Granted to nobody.';
comment on column private.answer_alerts.clock is
  'Of a ticket: until its first answer, or until it is solved.';

-- Within how long tickets are answered and solved, in business time; how that stands on each of them, and
-- when its clock stood still.
-- expand

create table public.ticket_targets (
  id uuid primary key default gen_random_uuid(),
  priority text not null unique check (priority in ('low', 'medium', 'high', 'urgent', 'others')),
  answer_minutes integer check (answer_minutes between 1 and 20160),
  solve_minutes integer check (solve_minutes between 1 and 60480),
  warn_percent smallint not null default 75 check (warn_percent between 10 and 100),
  revision integer not null default 1
);
revoke all on public.ticket_targets from public, anon, authenticated, service_role;
alter table public.ticket_targets enable row level security;
grant select (id, priority, answer_minutes, solve_minutes, warn_percent, revision),
  update (priority, answer_minutes, solve_minutes, warn_percent, revision) on public.ticket_targets
  to authenticated;
-- Not granted: making or taking away any. There is one for each priority, and one for what was imported.
grant select on public.ticket_targets to service_role;
comment on table public.ticket_targets is
  'Minutes of business time within which tickets are answered first, and solved, by priority.';
comment on column public.ticket_targets.priority is
  'Of tickets of this priority; others: of those that were imported, whatever their priority.';
comment on column public.ticket_targets.answer_minutes is 'Until the first answer; null: no clock.';
comment on column public.ticket_targets.solve_minutes is
  'Until it is solved, without the time in which it was not the house''s turn; null: no clock.';
comment on column public.ticket_targets.warn_percent is
  'How much of the time is over when whoever owns it is told; 100: nobody is told before.';
insert into public.ticket_targets (priority, answer_minutes, solve_minutes) values
  ('urgent', 30, 480), ('high', 120, 960), ('medium', 240, 2400), ('low', 480, 4800), ('others', null, null);

alter table public.feedback_tickets
  add column clock_since timestamptz,
  add column answer_target integer,
  add column answer_due_at timestamptz,
  add column answer_warn_at timestamptz,
  add column answer_seconds integer,
  add column solve_target integer,
  add column solve_due_at timestamptz,
  add column solve_warn_at timestamptz,
  add column solve_seconds integer,
  add column solve_was_due_at timestamptz,
  add column due_order timestamptz not null generated always as (
    coalesce(case when first_answered_at is null then least(answer_due_at, solve_due_at) else solve_due_at end,
      'infinity'::timestamptz)) stored;
comment on column public.feedback_tickets.clock_since is 'From when its clocks count; null: it has none.';
comment on column public.feedback_tickets.answer_target is
  'Minutes of business time that its first answer has, or had; null: no clock.';
comment on column public.feedback_tickets.answer_due_at is
  'By when it is to be answered first, or was; null where nobody waits for that.';
comment on column public.feedback_tickets.answer_warn_at is
  'When whoever owns it is told that the time of the first answer runs out; null: nobody is.';
comment on column public.feedback_tickets.answer_seconds is 'Business time that the first answer took.';
comment on column public.feedback_tickets.solve_target is
  'Minutes of the house''s business time within which it is solved; null: no clock.';
comment on column public.feedback_tickets.solve_due_at is
  'By when it is to be solved, as long as that clock runs; null while it stands.';
comment on column public.feedback_tickets.solve_warn_at is
  'When whoever owns it is told that this time runs out; null: nobody is.';
comment on column public.feedback_tickets.solve_seconds is
  'Business time that the house took until it was solved; null while it is not.';
comment on column public.feedback_tickets.solve_was_due_at is
  'By when it was to be solved when that clock last stopped.';
comment on column public.feedback_tickets.due_order is
  'What is due of it next: lists are in its order; infinity where nothing runs.';
grant select (clock_since, answer_target, answer_due_at, answer_warn_at, answer_seconds, solve_target,
  solve_due_at, solve_warn_at, solve_seconds, solve_was_due_at, due_order) on public.feedback_tickets to authenticated;
-- Not granted: any writing. Triggers and the job set them.

create index feedback_tickets_by_due on public.feedback_tickets (due_order, id) where waits_for is not null;
create index feedback_tickets_in_place_by_due on public.feedback_tickets
  (array_position('{open,in_progress,waiting,others,solved,closed}'::text[], status), due_order, id);
create index feedback_tickets_paused on public.feedback_tickets (last_public_at, id)
  where waits_for = 'customer' and solve_target is not null;
-- Whose owner is to be told.
create index feedback_tickets_to_answer on public.feedback_tickets ((coalesce(answer_warn_at, answer_due_at)))
  where first_answered_at is null and answer_due_at is not null;
create index feedback_tickets_to_solve on public.feedback_tickets ((coalesce(solve_warn_at, solve_due_at)))
  where solve_due_at is not null;

create table private.ticket_pauses (
  ticket_id uuid not null references public.feedback_tickets (id) on delete cascade,
  since timestamptz not null,
  until timestamptz check (until >= since),
  primary key (ticket_id, since)
);
create unique index ticket_pauses_open on private.ticket_pauses (ticket_id) where until is null;
revoke all on private.ticket_pauses from public, anon, authenticated, service_role;
alter table private.ticket_pauses enable row level security;
comment on table private.ticket_pauses is
  'When a ticket was not the house''s turn: it waited for the customer, or was solved. Its clock stands '
  'then; kept so that it can be computed anew with other hours or targets. Granted to nobody.';

-- What is on record of the tickets of before.
insert into private.ticket_pauses (ticket_id, since, until)
  select m.ticket_id, m.at, m.next_at from (
    select c.ticket_id, c.to_status, c.changed_at as at,
      lead(c.changed_at) over (partition by c.ticket_id order by c.changed_at, c.id) as next_at
    from public.feedback_changes c where c.ticket_id is not null and c.kind = 'status') m
  where m.to_status in ('waiting', 'solved', 'closed')
  on conflict do nothing;

-- Functions that measure come after this, so a job does it.
insert into public.outbox (kind, payload) select 'ticket.clocks', '{"first": true}'
  where exists (select from public.feedback_tickets);

-- An order, and nothing to read.
update private.personal_data set hidden = hidden || '{due_order}'
  where table_name = 'public.feedback_tickets';

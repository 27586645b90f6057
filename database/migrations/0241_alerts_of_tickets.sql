-- Tickets whose time runs out, or is over, are told in the same mails as leads: at most one a person and
-- half hour, with all that waits.
-- expand

alter table private.answer_alerts
  drop constraint answer_alerts_pkey,
  drop constraint answer_alerts_kind_check,
  alter column lead_id drop not null,
  add column ticket_id uuid references public.feedback_tickets (id) on delete cascade,
  add column clock text not null default 'answer' check (clock in ('answer', 'solve')),
  add constraint answer_alerts_kind_check check (kind in ('answer-due', 'answer-late', 'ticket-due', 'ticket-late')),
  add constraint answer_alerts_about check (num_nonnulls(lead_id, ticket_id) = 1
    and (ticket_id is not null) = (kind like 'ticket-%')),
  add constraint answer_alerts_once unique nulls not distinct (user_id, lead_id, ticket_id, kind, clock);
create index answer_alerts_ticket on private.answer_alerts (ticket_id) where ticket_id is not null;
comment on table private.answer_alerts is
  'Mails about leads and tickets whose time runs out, or is over: who was told of which in which mail. Granted '
  'to nobody.';
comment on column private.answer_alerts.clock is 'Of a ticket: until its first answer, or until it is solved.';

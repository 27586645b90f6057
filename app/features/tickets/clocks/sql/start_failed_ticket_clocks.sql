create or replace function private.start_failed_ticket_clocks() returns void
language plpgsql security definer set search_path = ''
as $$
declare
  ticket public.feedback_tickets;
begin
  for ticket in select * from public.feedback_tickets t
    where t.clock_since is null and t.waits_for is not null and t.created_at > now() - interval '30 days'
      and exists (select from public.feedback_changes c
        where c.ticket_id = t.id and c.kind = 'opened' and c.details ->> 'clock' = 'failed')
    order by t.id for update skip locked loop
    ticket := private.begin_ticket_clock(ticket);
    update public.feedback_tickets t
      set (clock_since, answer_target, answer_due_at, answer_warn_at, answer_seconds, solve_target,
          solve_due_at, solve_warn_at)
        = (ticket.clock_since, ticket.answer_target, ticket.answer_due_at, ticket.answer_warn_at,
          ticket.answer_seconds, ticket.solve_target, ticket.solve_due_at, ticket.solve_warn_at)
      where t.id = ticket.id and ticket.clock_since is not null;
  end loop;
end
$$;
comment on function private.start_failed_ticket_clocks is
  'Starts the clocks of tickets for which private.begin_ticket_clock() has failed, as if it had not; one that fails '
  'again is left to the next call.';

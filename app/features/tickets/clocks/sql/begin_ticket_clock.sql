drop function if exists private.begin_ticket_clock();
create or replace function private.begin_ticket_clock(ticket public.feedback_tickets)
returns public.feedback_tickets
language plpgsql security definer set search_path = ''
as $$
begin
  ticket.clock_since := case when private.has_ticket_clock(ticket) then ticket.created_at end;
  ticket.answer_seconds := case when ticket.first_answered_at is not null
    then private.business_seconds(ticket.created_at, ticket.first_answered_at) end;
  ticket.solve_seconds := null;
  if ticket.clock_since is not null then
    ticket := private.with_ticket_clock(ticket);
  end if;
  return ticket;
exception when data_exception or integrity_constraint_violation or cardinality_violation
    or syntax_error_or_access_rule_violation or plpgsql_error then
  raise warning 'clock of ticket % not started: % %', ticket.id, sqlstate, sqlerrm;
  -- Without a start: private.begin_ticket() records the failure.
  ticket.clock_since := null;
  return ticket;
end
$$;
comment on function private.begin_ticket_clock is
  'Step: sets the due times of a new ticket for first reply and solution. A ticket that arrived more than 30 days '
  'ago gets no clock.';

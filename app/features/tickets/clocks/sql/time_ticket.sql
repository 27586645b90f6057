drop function if exists private.time_ticket();
create or replace function private.time_ticket(
  former public.feedback_tickets, ticket public.feedback_tickets
) returns public.feedback_tickets
language plpgsql security definer set search_path = ''
as $$
declare
  at timestamptz := clock_timestamp();
  ours boolean := ticket.merged_into is null and private.is_company_turn(ticket.status);
  was_ours boolean := former.merged_into is null and private.is_company_turn(former.status);
  undone boolean;
begin
  if ours <> was_ours then
    undone := private.is_undone_move(ticket.id, former.status, ticket.status);
    if was_ours and undone then
      update private.ticket_pauses p set until = null where p.ticket_id = ticket.id
        and p.since = (select max(k.since) from private.ticket_pauses k where k.ticket_id = ticket.id);
    elsif was_ours then
      insert into private.ticket_pauses (ticket_id, since) values (ticket.id, at)
        -- Two changes at one time stamp.
        on conflict (ticket_id, since) do update set until = null;
    elsif undone then
      -- The clock goes on as if it had not stopped.
      delete from private.ticket_pauses p where p.ticket_id = ticket.id and p.until is null;
    else
      update private.ticket_pauses p set until = greatest(at, p.since)
        where p.ticket_id = ticket.id and p.until is null;
    end if;
    -- The requester was answered outside the ticket, for example by telephone.
    if was_ours and ticket.merged_into is null and ticket.clock_since is not null then
      ticket.first_answered_at := coalesce(ticket.first_answered_at, at);
    elsif ours and undone and not exists (select from public.feedback_messages m
        where m.ticket_id = ticket.id and m.author = 'staff') then
      ticket.first_answered_at := null;
    end if;
    if ours then
      ticket.solve_seconds := null;
    end if;
  end if;
  -- An imported ticket, or one from before there were clocks, counts from the first change by staff.
  if ours and (ticket.clock_since is null and not was_ours or former.status = 'others' and ticket.status <> 'others'
      and num_nonnulls(former.answer_target, former.solve_target) = 0) then
    ticket.clock_since := at;
  end if;
  if ticket.first_answered_at is distinct from former.first_answered_at then
    ticket.answer_seconds := private.business_seconds(ticket.clock_since, ticket.first_answered_at);
  end if;
  if ticket.status in ('solved', 'closed') and ticket.merged_into is null and ticket.solve_seconds is null then
    ticket.solve_seconds := private.ticket_worked_seconds(ticket.id, ticket.clock_since, at);
  end if;
  ticket := private.with_ticket_clock(ticket);
  if ticket.solve_due_at is null then
    ticket.solve_was_due_at := coalesce(former.solve_due_at, former.solve_was_due_at);
  end if;
  return ticket;
end
$$;
comment on function private.time_ticket is
  'Step: a reply, or a status that waits for the requester, stops the clock of the first reply; the '
  'clock of the solution pauses while the ticket does not wait for staff. Undoing a change of status '
  'continues both as if they had not stopped.';

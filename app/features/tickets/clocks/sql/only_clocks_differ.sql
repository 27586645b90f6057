create or replace function private.only_clocks_differ(
  former public.feedback_tickets, ticket public.feedback_tickets
) returns boolean
language plpgsql immutable set search_path = ''
as $$
begin
  -- Generated columns, which a before trigger does not see yet.
  ticket.waits_for := former.waits_for;
  ticket.due_order := former.due_order;
  if ticket is not distinct from former then
    return false;
  end if;
  ticket.clock_since := former.clock_since;
  ticket.answer_target := former.answer_target;
  ticket.answer_due_at := former.answer_due_at;
  ticket.answer_warn_at := former.answer_warn_at;
  ticket.answer_seconds := former.answer_seconds;
  ticket.solve_target := former.solve_target;
  ticket.solve_due_at := former.solve_due_at;
  ticket.solve_warn_at := former.solve_warn_at;
  return ticket is not distinct from former;
end
$$;
comment on function private.only_clocks_differ is
  'Whether an update of a ticket changes what public.recompute_ticket_clocks() computes, and nothing else.';

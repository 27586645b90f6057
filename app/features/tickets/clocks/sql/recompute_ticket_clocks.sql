drop function if exists public.reckon_ticket_clocks(uuid, integer, boolean);
create or replace function public.recompute_ticket_clocks(
  p_after uuid default null, p_limit integer default 200, p_first boolean default false
) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  ticket public.feedback_tickets;
  stood public.feedback_tickets;
  last uuid;
begin
  if p_after is null then
    perform private.keep_open_hours();
  end if;
  for stood in select * from public.feedback_tickets t
    where (p_after is null or t.id > p_after) and (p_first or t.waits_for is not null)
    order by t.id limit p_limit for update loop
    last := stood.id;
    ticket := stood;
    if p_first and ticket.clock_since is null and ticket.waits_for is not null
       and ticket.created_at > now() - interval '30 days' then
      ticket.clock_since := ticket.created_at;
    end if;
    if p_first and ticket.answer_seconds is null then
      ticket.answer_seconds := private.business_seconds(ticket.created_at, ticket.first_answered_at);
    end if;
    if ticket.waits_for is not null then
      ticket := private.with_ticket_clock(ticket);
    end if;
    if ticket is distinct from stood then
      update public.feedback_tickets t
        set (clock_since, answer_target, answer_due_at, answer_warn_at, answer_seconds, solve_target,
            solve_due_at, solve_warn_at)
          = (ticket.clock_since, ticket.answer_target, ticket.answer_due_at, ticket.answer_warn_at,
            ticket.answer_seconds, ticket.solve_target, ticket.solve_due_at, ticket.solve_warn_at)
        where t.id = stood.id;
    end if;
  end loop;
  return last;
end
$$;
grant execute on function public.recompute_ticket_clocks to service_role;
comment on function public.recompute_ticket_clocks is
  'Recomputes the clocks of a batch of unsolved tickets after a change of hours, holidays or targets; returns the '
  'last ticket, or null at the end. p_first also starts the clocks of tickets from before there '
  'were clocks, and measures the times of their first replies.';

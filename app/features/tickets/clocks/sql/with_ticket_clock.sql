create or replace function private.with_ticket_clock(p_ticket public.feedback_tickets)
returns public.feedback_tickets
language plpgsql stable security definer set search_path = ''
as $$
declare
  target public.ticket_targets;
  warn integer;
begin
  select * into target from public.ticket_targets t
    where t.priority = case p_ticket.status when 'others' then 'others' else p_ticket.priority end;
  warn := case when target.warn_percent < 100 then target.warn_percent end;
  -- A measured first reply stays.
  if p_ticket.first_answered_at is null then
    p_ticket.answer_target := null;
    p_ticket.answer_due_at := null;
    if p_ticket.merged_into is null and private.is_company_turn(p_ticket.status) then
      p_ticket.answer_due_at :=
        private.ticket_due_at(p_ticket.id, p_ticket.clock_since, target.answer_minutes * 60);
      p_ticket.answer_target := case when p_ticket.answer_due_at is not null then target.answer_minutes end;
    end if;
    p_ticket.answer_warn_at := private.ticket_due_at(p_ticket.id,
      case when p_ticket.answer_due_at is not null then p_ticket.clock_since end,
      target.answer_minutes * 60 * warn / 100);
  else
    p_ticket.answer_warn_at := null;
  end if;
  p_ticket.solve_due_at := null;
  p_ticket.solve_warn_at := null;
  if p_ticket.status in ('solved', 'closed') then
    return p_ticket;
  end if;
  p_ticket.solve_target := case when p_ticket.clock_since is not null then target.solve_minutes end;
  if p_ticket.solve_target is not null and private.is_company_turn(p_ticket.status) then
    p_ticket.solve_due_at :=
      private.ticket_due_at(p_ticket.id, p_ticket.clock_since, p_ticket.solve_target * 60);
    p_ticket.solve_warn_at := private.ticket_due_at(p_ticket.id,
      case when p_ticket.solve_due_at is not null then p_ticket.clock_since end,
      p_ticket.solve_target * 60 * warn / 100);
    -- Without business hours there is no due time.
    if p_ticket.solve_due_at is null then
      p_ticket.solve_target := null;
    end if;
  end if;
  return p_ticket;
end
$$;
comment on function private.with_ticket_clock is
  'A ticket with its clocks by the present targets, hours and holidays: that of the first reply until it '
  'is given, and that of the solution while it waits for staff.';

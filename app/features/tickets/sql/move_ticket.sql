drop function if exists private.move_ticket();
create or replace function private.move_ticket(
  former public.feedback_tickets, ticket public.feedback_tickets
) returns public.feedback_tickets
language plpgsql security definer set search_path = ''
as $$
declare
  last public.feedback_changes;
begin
  -- merge_tickets() and unmerge_ticket() alone change merged_into.
  if ticket.merged_into is not distinct from former.merged_into
     and private.caller_role() in ('anon', 'authenticated', 'service_role')
     and not private.ticket_may_move(former.status, ticket.status) and not private.operation_is('undo') then
    -- Undo of the caller's last move, within its time limit and if the ticket was not moved since.
    select * into last from public.feedback_changes c
      where c.ticket_id = former.id and c.kind = 'status' order by c.changed_at desc limit 1;
    if private.caller_role() <> 'authenticated'
       or (last.changed_by = private.uid() and last.from_status = ticket.status
         and last.to_status = former.status
         and private.undo_is_open(last.changed_at)) is not true then
      raise exception 'ticket_move_not_allowed' using errcode = 'PT409';
    end if;
  end if;
  if ticket.status <> 'closed' and ticket.merged_into is not null then
    raise exception 'ticket_move_not_allowed' using errcode = 'PT409';
  end if;
  ticket.solved_at := case ticket.status
    when 'solved' then clock_timestamp()
    when 'closed' then former.solved_at end;
  ticket.closed_at := case when ticket.status = 'closed' then clock_timestamp() end;
  insert into public.feedback_changes (ticket_id, from_status, to_status, changed_by)
    values (ticket.id, former.status, ticket.status, private.uid());
  return ticket;
end
$$;
comment on function private.move_ticket is
  'Step: refuses a transition that is not allowed with ticket_move_not_allowed, and records each change and when '
  'the ticket was solved.';

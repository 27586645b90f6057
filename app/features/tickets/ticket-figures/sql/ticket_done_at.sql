create or replace function private.ticket_done_at(p_ticket public.feedback_tickets) returns timestamptz
language sql immutable
return case when p_ticket.status in ('solved', 'closed') and p_ticket.merged_into is null
  then coalesce(p_ticket.solved_at, p_ticket.closed_at, p_ticket.created_at) end;
comment on function private.ticket_done_at is
  'When a ticket was solved, or closed without a solution; null while it is open, or where it was merged.';

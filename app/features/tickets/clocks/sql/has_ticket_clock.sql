create or replace function private.has_ticket_clock(ticket public.feedback_tickets) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  -- Older tickets have no clock.
  return ticket.status not in ('solved', 'closed') and ticket.merged_into is null
    and ticket.created_at > now() - interval '30 days';
end
$$;
comment on function private.has_ticket_clock is
  'Whether a ticket that is opened gets clocks.';

create or replace function private.check_ticket(p_ticket_id uuid, p_action text)
returns public.feedback_tickets
language plpgsql set search_path = ''
as $$
declare
  ticket public.feedback_tickets;
begin
  if not public.has_permission(private.uid(), 'feedback', p_action) then
    perform private.refuse('feedback_' || p_action || '_missing');
  end if;
  select * into ticket from public.feedback_tickets t
    where t.id = p_ticket_id and private.ticket_in_reach(t.id, p_action) for update;
  if not found then
    -- A ticket of another product is treated as missing.
    raise exception 'ticket_gone' using errcode = 'PT404';
  end if;
  return ticket;
end
$$;
comment on function private.check_ticket is
  'Locks a ticket after a check of the caller''s permission for an action. Refuses with feedback_update_missing and '
  'its like, or ticket_gone.';

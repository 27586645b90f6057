create or replace function private.feedback_tickets_after_insert() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.begin_ticket(new);
  perform private.queue_webhooks('ticket.created', 
      (select p.product from public.feedback_projects p where p.id = new.project_id), new.id,
    jsonb_build_object('status', new.status, 'priority', new.priority));
  perform private.index_ticket_search(new);
  -- The clock of a ticket that is opened as waiting or done is paused from the start.
  if new.status in ('waiting', 'solved', 'closed') then
    insert into private.ticket_pauses (ticket_id, since) values (new.id, new.created_at);
  end if;
  return null;
end
$$;
comment on function private.feedback_tickets_after_insert is
  'Trigger: history, linked entry, search row and first pause of a new ticket.';

drop function if exists private.begin_ticket();
create or replace function private.begin_ticket(ticket public.feedback_tickets) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.feedback_changes (ticket_id, kind, to_status, changed_by, details)
    values (ticket.id, 'opened', ticket.status, private.uid(),
      jsonb_strip_nulls(jsonb_build_object('follows', ticket.follows,
        'clock', case when ticket.clock_since is null and private.has_ticket_clock(ticket) then 'failed' end)));
  if ticket.feedback_id is not null then
    insert into public.ticket_entries (ticket_id, entry_id) values (ticket.id, ticket.feedback_id)
      on conflict do nothing;
    perform private.begin_entry(ticket.feedback_id, ticket.id);
  end if;
end
$$;
comment on function private.begin_ticket is
  'Step: records that a ticket was opened, and links it to the entry that it was opened from, which is in work from then on.';

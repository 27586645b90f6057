-- not null: *
create or replace function private.send_due_replies() returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  due public.ticket_replies_later;
  ticket public.feedback_tickets;
  why text;
  sent integer := 0;
begin
  for due in
    select * from public.ticket_replies_later l
    where l.failed is null and l.send_at <= clock_timestamp()
    order by l.send_at limit 50 for update skip locked
  loop
    select * into ticket from public.feedback_tickets t where t.id = due.ticket_id for update;
    why := case when ticket.merged_into is not null then 'merged'
      when not private.reads_feedback_of(due.author_id, ticket.project_id) then 'unfit'
      when not exists (select from private.requesters_of_ticket(ticket.id)) then 'nobody'
      -- A later message of the requester may need another reply, so staff decide.
      when exists (select from public.feedback_messages m where m.ticket_id = ticket.id
        and m.author = 'author' and m.created_at > due.created_at) then 'answered' end;
    if why is not null then
      update public.ticket_replies_later l set failed = why where l.id = due.id;
      continue;
    end if;
    insert into public.feedback_messages (id, ticket_id, author, written_by, body, via)
      values (due.id, ticket.id, 'staff', due.author_id, due.body, 'desk') on conflict do nothing;
    perform private.order_ticket_replies(due.id, ticket.id);
    if private.ticket_may_move(ticket.status, due.next_status) then
      update public.feedback_tickets t set status = due.next_status where t.id = ticket.id;
    end if;
    delete from public.ticket_replies_later l where l.id = due.id;
    sent := sent + 1;
  end loop;
  return sent;
end
$$;
grant execute on function private.send_due_replies to service_role;
comment on function private.send_due_replies is
  'Sends the scheduled replies that are due, each once; one after which the requester has written, or that has no '
  'recipient, stays with the reason. Returns how many were sent.';

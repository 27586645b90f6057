drop function if exists private.ask_rating();
create or replace function private.ask_rating(
  former public.feedback_tickets, ticket public.feedback_tickets
) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  -- The reply of this transaction: its mail includes the request.
  answer_id uuid := (select m.id from public.feedback_messages m
    where m.ticket_id = ticket.id and m.author = 'staff' and m.xmin = pg_current_xact_id()::xid
    order by m.created_at desc limit 1);
  fresh record;
  reader record;
begin
  if ticket.waits_for is not null then
    -- A reopened ticket has no solution to rate. Given ratings stay.
    update public.ticket_ratings r set dropped_at = clock_timestamp()
      where r.ticket_id = ticket.id and r.score is null and r.dropped_at is null;
    return;
  elsif former.waits_for is null or ticket.merged_into is not null or ticket.emptied_at is not null
    -- Closed without an answer: there is nothing to rate.
    or ticket.status = 'closed' and not exists (select from public.feedback_messages m
      where m.ticket_id = ticket.id and m.author = 'staff') then
    return;
  end if;
  for fresh in
    insert into public.ticket_ratings (ticket_id, project_id, module_id, solved_at, entry_id, author_email, locale, with_answer)
      select ticket.id, ticket.project_id, ticket.module_id, coalesce(ticket.solved_at, ticket.closed_at), a.entry_id, a.email, a.locale, answer_id
      from private.requesters_of_ticket(ticket.id) a order by a.email
      on conflict do nothing
      returning id, author_email
  loop
    continue when fresh.author_email is null or answer_id is not null;
    select c.* into reader from private.client_requester_of_ticket(ticket.id, fresh.author_email) c;
    -- Delayed: the change of status can be undone until then.
    if reader.user_id is null then
      insert into public.outbox (kind, payload, created_at)
        values ('ticket.rating-mail', jsonb_build_object('rating_id', fresh.id), now() + interval '15 seconds');
    else
      perform private.notify_client(reader.user_id, reader.organization_id, 'ticket', reader.title,
        'ticket', ticket.id, 'ticket.rating-mail', jsonb_build_object('rating_id', fresh.id),
        '15 seconds');
    end if;
  end loop;
end
$$;
comment on function private.ask_rating is
  'Step: requests a rating once per solution, in the mail of the reply '
  'that solves the ticket or in a separate mail; dropped when the ticket is reopened.';

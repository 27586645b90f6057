drop function if exists public.reply_in_ticket(uuid, uuid, text, text, uuid[], timestamptz);
create or replace function public.reply_in_ticket(
  p_id uuid, p_ticket_id uuid, p_body text, p_next text default null, p_files uuid[] default '{}',
  p_seen timestamptz default null
) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  ticket public.feedback_tickets := private.check_ticket(p_ticket_id, 'update');
  taken integer;
begin
  if exists (select from public.feedback_messages m where m.id = p_id) then
    -- A repeated call: already sent.
    return false;
  elsif ticket.merged_into is not null then
    raise exception 'ticket_merged' using errcode = 'PT409';
  -- Screens send times in milliseconds.
  elsif date_trunc('milliseconds', ticket.last_public_at) > p_seen then
    raise exception 'ticket_answered' using errcode = 'PT409';
  elsif not exists (select from private.requesters_of_ticket(ticket.id)) then
    raise exception 'ticket_reaches_nobody' using errcode = 'PT409';
  end if;
  insert into public.feedback_messages (id, ticket_id, author, written_by, body, via)
    values (p_id, ticket.id, 'staff', private.uid(), btrim(p_body), 'desk');
  update public.feedback_attachments a set message_id = p_id
    where a.id = any (p_files) and a.uploaded_by = private.uid()
      and num_nonnulls(a.entry_id, a.message_id) = 0;
  get diagnostics taken = row_count;
  if taken <> cardinality(p_files) then
    raise exception 'files_gone' using errcode = 'PT409';
  end if;
  perform private.order_ticket_replies(p_id, ticket.id);
  if p_next is distinct from ticket.status and p_next is not null then
    -- The mail of a reply that solves the ticket includes the request for a rating.
    update public.feedback_tickets t set status = p_next where t.id = ticket.id;
  end if;
  return true;
end
$$;
grant execute on function public.reply_in_ticket to authenticated;
comment on function public.reply_in_ticket is
  'Sends a reply to all requesters of a ticket, idempotent by id, and moves the ticket; false where '
  'it was sent before. p_seen is the last_public_at that the author saw. Refuses with '
  'feedback_update_missing, ticket_gone, ticket_merged, ticket_answered, ticket_reaches_nobody, '
  'files_gone or ticket_move_not_allowed.';

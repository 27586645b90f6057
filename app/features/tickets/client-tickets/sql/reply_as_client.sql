create or replace function public.reply_as_client(
  p_id uuid, p_ticket uuid, p_body text, p_files jsonb default '[]'
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  ticket public.feedback_tickets;
  me record;
  taken uuid;
begin
  select * into ticket from public.feedback_tickets t where t.id = p_ticket;
  if not found or not private.sees_ticket(ticket) then
    return jsonb_build_object('outcome', 'gone');
  end if;
  perform pg_advisory_xact_lock(hashtextextended('ticket reply ' || p_ticket, 0));
  if exists (select from public.feedback_messages m where m.id = p_id) then
    select m.ticket_id into taken from public.feedback_messages m where m.id = p_id
      and m.author_email = private.own_address() and m.organization_id = ticket.organization_id;
    return case when taken is null then jsonb_build_object('outcome', 'gone')
      else jsonb_build_object('outcome', 'said', 'ticket', taken) end;
  elsif not private.count_hit(jsonb_build_array('ticket reply', p_ticket)::text, 10, interval '1 hour') then
    return jsonb_build_object('outcome', 'limited');
  end if;
  select p.email, coalesce(nullif(btrim(p.display_name), ''), split_part(p.email, '@', 1)) as name into me
    from public.user_profiles p where p.user_id = private.uid();
  taken := private.ingest_ticket_message(p_id, p_ticket, null, me.name, me.email, p_body, 'portal');
  update public.feedback_messages m set organization_id = ticket.organization_id where m.id = p_id;
  if not private.save_client_files(p_id, p_files) then
    raise exception 'files_limited' using errcode = 'PT429';
  end if;
  insert into public.outbox (kind, payload)
    values ('ticket.said-mail', jsonb_build_object('message_id', p_id));
  return jsonb_build_object('outcome', 'said', 'ticket', taken);
end
$$;
grant execute on function public.reply_as_client to authenticated;
comment on function public.reply_as_client is
  'Adds a message to a ticket that the caller follows in the portal, as every message of a requester: it '
  'reopens a ticket solved within 14 days, and continues an older one in a new ticket. Idempotent by '
  'id. said, with the ticket that has the message, limited (10 an hour) or gone. Refuses with files_many or '
  'files_limited.';

drop function if exists public.reply_later(uuid, uuid, text, text, timestamptz);
create or replace function public.schedule_reply(
  p_id uuid, p_ticket_id uuid, p_body text, p_next text, p_send_at timestamptz
) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  ticket public.feedback_tickets := private.check_ticket(p_ticket_id, 'update');
begin
  if exists (select from public.feedback_messages m where m.id = p_id)
     or exists (select from public.ticket_replies_later l where l.id = p_id) then
    -- A repeated call: already stored.
    return false;
  elsif ticket.merged_into is not null then
    raise exception 'ticket_merged' using errcode = 'PT409';
  elsif not exists (select from private.requesters_of_ticket(ticket.id)) then
    raise exception 'ticket_reaches_nobody' using errcode = 'PT409';
  elsif p_send_at is null or p_send_at <= clock_timestamp()
     or p_send_at > clock_timestamp() + interval '90 days' then
    raise exception 'later_time_invalid' using errcode = 'PT422';
  elsif (select count(*) from public.ticket_replies_later l where l.ticket_id = ticket.id) >= 20 then
    raise exception 'later_too_many' using errcode = 'PT409';
  end if;
  insert into public.ticket_replies_later (id, ticket_id, author_id, body, next_status, send_at)
    values (p_id, ticket.id, private.uid(), btrim(p_body), p_next, p_send_at);
  return true;
end
$$;
grant execute on function public.schedule_reply to authenticated;
comment on function public.schedule_reply is
  'Schedules a reply within 90 days; false where it is scheduled already. Refuses with '
  'feedback_update_missing, ticket_gone, ticket_merged, ticket_reaches_nobody, later_time_invalid or '
  'later_too_many.';

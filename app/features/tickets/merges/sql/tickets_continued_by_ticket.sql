-- not null: id, number, title
create or replace function public.tickets_continued_by_ticket(p_ticket_id uuid)
returns table (id uuid, number bigint, title text)
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not public.has_permission(private.uid(), 'feedback', 'read') then
    perform private.refuse('feedback_read_missing');
  end if;
  return query
    select j.id, j.number, j.title from public.feedback_tickets t
    join public.inbound_mails m on m.feedback_message_id = t.id
    cross join lateral private.tickets_to_join(m.from_address, t.title, t.id) j
    join public.feedback_tickets o on o.id = j.id
    where t.id = p_ticket_id and t.merged_into is null and t.waits_for is not null
      and o.created_at < t.created_at and o.project_id = t.project_id
      and private.ticket_in_reach(t.id, 'read');
end
$$;
grant execute on function public.tickets_continued_by_ticket to authenticated;
comment on function public.tickets_continued_by_ticket is
  'Older tickets that a ticket which was opened by a mail may continue: it is offered to be merged into '
  'one of them. Refuses with feedback_read_missing.';

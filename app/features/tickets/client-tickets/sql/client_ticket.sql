create or replace function public.client_ticket(p_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  candidate public.feedback_tickets;
  ticket public.feedback_tickets;
  family uuid[];
begin
  select * into candidate from public.feedback_tickets t where t.id = p_id;
  if not found or not private.sees_ticket(candidate) then
    return null;
  end if;
  -- The ticket that continues it; both are of one client.
  select * into ticket from public.feedback_tickets t where t.id = private.ticket_merge_target(p_id);
  if not private.sees_ticket(ticket) then
    ticket := candidate;
  end if;
  select array_agg(t.id) into family from public.feedback_tickets t
    where t.id = any (private.tickets_merged_into(ticket.id)) and private.sees_ticket(t);
  return jsonb_build_object('id', ticket.id, 'number', ticket.number, 'title', private.shown_subject(ticket.subject, ticket.locale),
    'status', ticket.status, 'waitsFor', ticket.waits_for, 'organization', ticket.organization_id,
    'createdAt', ticket.created_at, 'openedBy', ticket.author_name, 'solvedAt', ticket.solved_at,
    'opensAgain', ticket.status = 'solved' and private.ticket_reopens_until(ticket.solved_at) > clock_timestamp(),
    'opensUntil', private.ticket_reopens_until(ticket.solved_at),
    'conductedBy', (select o.display_name from public.user_profiles o where o.user_id = ticket.owner_id),
    'project', (select jsonb_build_object('id', p.id, 'name', p.name) from public.projects p
      where p.id = ticket.client_project_id and p.shown_at is not null),
    'follows', (select jsonb_build_object('id', k.id, 'number', k.number) from public.feedback_tickets k
      where k.id = ticket.follows and private.sees_ticket(k)),
    'messages', (select coalesce(jsonb_agg(jsonb_build_object('id', m.id, 'fromClient', m.author = 'author',
        'by', case m.author when 'staff' then w.display_name else coalesce(m.author_name, m.author_email) end,
        'at', m.created_at, 'body', m.body, 'via', m.via, 'files', private.files_of_message(m.id))
        order by m.created_at, m.id), '[]')
      from public.feedback_messages m join public.feedback_tickets k on k.id = m.ticket_id
      left join public.user_profiles w on w.user_id = m.written_by
      where m.ticket_id = any (family) and private.sees_message(m, k)),
    'rating', (select private.rating_view(r) from public.ticket_ratings r
      where r.ticket_id = any (family) and r.author_email = private.own_address() and r.dropped_at is null
      order by r.asked_at desc limit 1));
end
$$;
grant execute on function public.client_ticket to authenticated;
comment on function public.client_ticket is
  'A ticket as a person of its client reads it in the portal: messages to and from the client, its '
  'owner, and the rating that is asked for. Null for anybody else.';

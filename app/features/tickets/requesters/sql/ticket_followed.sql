create or replace function public.ticket_followed(p_token text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('number', t.number, 'title', private.shown_subject(t.subject, t.locale), 'created_at', t.created_at,
    'status', (select s.status from public.feedback_tickets s where s.id = private.ticket_merge_target(t.id)),
    'messages', (select coalesce(jsonb_agg(jsonb_build_object('by', m.author, 'body', m.body,
      'at', m.created_at, 'files', private.files_of_message(m.id)) order by m.created_at), '[]')
      from public.feedback_messages m
      where m.id in (select f.id from private.ticket_messages_followed(p_token) f)))
  from private.ticket_of_token(p_token) o join public.feedback_tickets t on t.id = o.ticket_id
$$;
grant execute on function public.ticket_followed to anon, authenticated, service_role;
comment on function public.ticket_followed is
  'What a requester without an entry may see of a ticket, by the secret that was mailed to them; null for '
  'an unknown one.';

-- not null: ticket_id, number, title, email, locale, body
create or replace function private.ticket_answer_for_mail(
  p_message_id uuid, p_entry_id uuid, p_asks_in uuid
) returns table (ticket_id uuid, number bigint, title text, protocol text, entry_id uuid, asks_in uuid,
  name text, email text, locale text, body text, by_name text, files jsonb)
language sql stable security definer set search_path = ''
as $$
  select t.id, t.number, private.subject_for_requester(t.id, e.id, a.asks_in), e.protocol, e.id, a.asks_in, a.name, a.email, a.locale, m.body,
    p.display_name,
    (select coalesce(jsonb_agg(jsonb_build_object('key', f.storage_key, 'name', f.original_name,
        'type', f.content_type) order by f.created_at, f.id), '[]')
      from public.feedback_attachments f where f.message_id = m.id)
  from public.feedback_messages m
  join public.feedback_tickets t on t.id = m.ticket_id
  cross join lateral private.requesters_of_ticket(t.id) a
  left join public.feedback_entries e on e.id = a.entry_id
  left join public.user_profiles p on p.user_id = m.written_by
  where m.id = p_message_id and m.author = 'staff' and a.email is not null
    and a.entry_id is not distinct from p_entry_id
    -- Older jobs do not name which of several merged tickets the recipient asked in.
    and (p_asks_in is null or a.asks_in = p_asks_in)
$$;
grant execute on function private.ticket_answer_for_mail to service_role;
comment on function private.ticket_answer_for_mail is
  'The mail of an answer to one requester of a ticket: no row where they are no longer a requester, or '
  'the ticket was emptied.';

drop function if exists private.ticket_said_for_mail(uuid);
-- not null: message_id, ticket_id, number, title, body, other_sender, files
create or replace function private.ticket_message_for_mail(p_message_id uuid)
returns table (message_id uuid, ticket_id uuid, number bigint, title text, name text, email text,
  body text, other_sender boolean, files integer, owner_email text, owner_locale text)
language sql stable security definer set search_path = ''
as $$
  select m.id, t.id, t.number, t.title, m.author_name, m.author_email, m.body,
    coalesce(i.other_sender, false),
    (select count(*)::integer from public.inbound_mail_files f where f.mail_id = i.id),
    p.email, p.locale
  from public.feedback_messages m
  join public.feedback_tickets t on t.id = m.ticket_id
  left join public.inbound_mails i on i.feedback_message_id = m.id
  left join public.user_profiles p on p.user_id = t.owner_id
    and private.reads_feedback_of(t.owner_id, t.project_id)
  where m.id = p_message_id and m.author = 'author'
    and (p.user_id is null or private.wants_notice(p.user_id, 'ticket-said'))
$$;
grant execute on function private.ticket_message_for_mail to service_role;
comment on function private.ticket_message_for_mail is
  'The mail about a message in a ticket, to its owner: no address where there is no permitted owner. '
  'No row where it is gone, or its owner does not want such mails.';

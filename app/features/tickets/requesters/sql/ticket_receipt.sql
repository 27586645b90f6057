-- not null: id, number, title, email, locale, body
create or replace function private.ticket_receipt(p_ticket_id uuid)
returns table (id uuid, number bigint, title text, name text, email text, locale text, body text)
language sql stable security definer set search_path = ''
as $$
  select t.id, t.number, private.shown_subject(t.subject, t.locale), coalesce(c.name, t.author_name), private.requester_email_of_ticket(t.id), t.locale,
    m.body
  from public.feedback_tickets t
  join public.feedback_messages m on m.id = t.id
  left join public.crm_contacts c on c.id = t.contact_id
  where t.id = p_ticket_id and private.requester_email_of_ticket(t.id) = m.author_email
$$;
grant execute on function private.ticket_receipt to service_role;
comment on function private.ticket_receipt is
  'A ticket opened by mail, for the receipt to its sender; no row where they are no longer a requester.';

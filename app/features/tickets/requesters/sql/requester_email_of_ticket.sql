drop function if exists private.asks_in_ticket(uuid) cascade;
create or replace function private.requester_email_of_ticket(p_ticket_id uuid) returns text
language sql stable
return (
  select lower(coalesce(
    -- Of several addresses of the contact the one that it last wrote from.
    (select m.author_email from public.feedback_messages m
      join public.crm_contact_points k on k.contact_id = t.contact_id and k.kind = 'email'
        and k.match_key = m.author_email
      where m.ticket_id = t.id and m.author = 'author'
      order by m.created_at desc limit 1),
    c.email, t.author_email))
  from public.feedback_tickets t left join public.crm_contacts c on c.id = t.contact_id
  where t.id = p_ticket_id);
comment on function private.requester_email_of_ticket is
  'The address of the requester of a ticket: the one that its contact wrote from last, else that of the contact, '
  'else the given one; null for none.';

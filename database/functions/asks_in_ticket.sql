create or replace function private.asks_in_ticket(p_ticket_id uuid) returns text
language sql stable set search_path = ''
return (select lower(coalesce(c.email, t.author_email))
  from public.feedback_tickets t left join public.crm_contacts c on c.id = t.contact_id
  where t.id = p_ticket_id);
revoke all on function private.asks_in_ticket from public, anon, authenticated, service_role;
comment on function private.asks_in_ticket is
  'The address of whoever asks in a ticket: of its contact, else as it was given; null for none.';

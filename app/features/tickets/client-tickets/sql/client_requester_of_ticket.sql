drop function if exists private.client_who_asks(uuid, text) cascade;
create or replace function private.client_requester_of_ticket(p_ticket_id uuid, p_email text)
returns table (user_id uuid, organization_id uuid, title text)
language sql stable security definer set search_path = ''
as $$
  select p.user_id, o.id, 'A-' || lpad(t.number::text, 4, '0') || ', ' || private.shown_subject(t.subject, t.locale)
  from public.feedback_tickets t
  join public.client_organizations o on o.id = t.organization_id and o.is_active
  join public.user_profiles p on p.email = lower(p_email) and p.is_active
  join public.client_members m on m.organization_id = o.id and m.user_id = p.user_id
  where t.id = p_ticket_id
$$;
comment on function private.client_requester_of_ticket is
  'The person of a ticket''s client who has an address, and the title they see; no row for anybody else.';

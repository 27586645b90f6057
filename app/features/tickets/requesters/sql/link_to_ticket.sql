create or replace function private.link_to_ticket(p_ticket_id uuid, p_email text, p_token_hash text)
returns void
language sql security definer set search_path = ''
as $$
  insert into private.ticket_links (token_hash, ticket_id, email)
    select p_token_hash, p_ticket_id, lower(p_email)
    where private.is_requester_email(p_ticket_id, p_email)
    on conflict (token_hash) do nothing
$$;
grant execute on function private.link_to_ticket to service_role;
comment on function private.link_to_ticket is
  'Stores the secret of a link to a ticket for the address of a requester, before it is mailed.';

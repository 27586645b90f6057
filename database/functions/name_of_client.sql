create or replace function private.name_of_client(p_id text) returns text
language sql stable security definer set search_path = ''
as $$
  select coalesce(k.name, o.name, c.name, c.email)
  from public.client_organizations o
  left join public.crm_companies k on k.id = o.company_id
  left join public.crm_contacts c on c.id = o.contact_id
  where o.id::text = p_id
$$;
revoke all on function private.name_of_client from public, anon, authenticated, service_role;
comment on function private.name_of_client is
  'What a client is called today: as its company is, else as it was, else as its contact is.';

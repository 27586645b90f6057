create or replace function private.name_of_client(p_id text) returns text
language sql stable security definer set search_path = ''
as $$
  select coalesce(k.name, o.name, c.name, c.email)
  from public.client_organizations o
  left join public.crm_companies k on k.id = o.company_id
  left join public.crm_contacts c on c.id = o.contact_id
  -- Records hold the id as text; the cast keeps the look-up on the primary key.
  where o.id = case when p_id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then p_id::uuid end
$$;
comment on function private.name_of_client is
  'The present name of a client: of its company, else its own, else of its contact.';

create or replace function private.client_of_address(p_email text) returns uuid
language sql stable security definer set search_path = ''
as $$
  -- Null for an address of several clients: a mail does not say for which one it was written.
  select case when count(distinct m.organization_id) = 1 then min(m.organization_id::text)::uuid end
  from public.user_profiles p
  join public.client_members m on m.user_id = p.user_id
  join public.client_organizations o on o.id = m.organization_id and o.is_active
  where p.is_active and p.email = lower(p_email)
$$;
comment on function private.client_of_address is
  'The client to which an address belongs; null for an unknown address, and for one of several clients.';

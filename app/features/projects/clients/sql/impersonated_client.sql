drop function if exists private.viewed_as(text[]);
create or replace function private.impersonated_client(p_roles text[]) returns uuid[]
language sql stable security definer set search_path = ''
as $$
  select coalesce(array_agg(o.id), '{}') from public.client_organizations o
  where o.id = nullif(private.claim('viewed_client'), '')::uuid and o.is_active
    and private.may_view_client(o.products, 'projects')
    and case when private.may_view_client(o.products, 'financial') then 'owner' else 'member' end
      = any (p_roles)
$$;
comment on function private.impersonated_client is
  'The client whose view a staff user has opened, if the view has one of the roles: that of an owner, or that of a '
  'member where the user may not read invoices. Such a transaction is read-only.';

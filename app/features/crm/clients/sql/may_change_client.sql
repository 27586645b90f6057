create or replace function private.may_change_client(p_client uuid, p_company uuid) returns boolean
language plpgsql stable set search_path = ''
as $$
declare
  client public.client_organizations;
  mine text[] := private.products_in('projects', 'update');
begin
  select * into client from public.client_organizations o where o.id = p_client;
  return client.contact_id is not null and public.has_permission(private.uid(), 'projects', 'update')
    -- What has been asked of a person stays theirs.
    and not exists (select from public.invoices i where i.organization_id = p_client and i.issued_at is not null)
    and (private.in_every_product('projects', 'update') or client.products <@ mine and not exists (
      select from public.client_organizations o where o.company_id = p_company and not o.products <@ mine));
end
$$;
comment on function private.may_change_client is
  'Whether the caller may make a company of a client that is a person: no invoice was issued to it, and the caller '
  'changes projects in every product of both.';

drop function if exists private.check_export(text);
create or replace function private.check_export(p_list text) returns void
language plpgsql stable security definer set search_path = ''
as $$
declare
  resource constant text := case p_list when 'leads' then 'crm' when 'contacts' then 'crm' when 'deals' then 'crm'
    when 'companies' then 'crm' when 'tickets' then 'feedback'
    when 'newsletter' then 'campaigns' when 'security_events' then 'users' when 'projects' then 'projects'
    when 'invoices' then 'financial' end;
begin
  if resource is null then
    raise exception 'export_unknown' using errcode = 'PT422';
  end if;
  if not public.has_permission(private.uid(), resource, 'approve') then
    perform private.refuse(resource || '_approve_missing');
  end if;
  -- Rows of a product that the user may only read are not exported: the user chooses another product first.
  if resource in ('crm', 'feedback', 'projects', 'financial') and not (
    private.selected_products(resource, 'read') <@ private.products_in(resource, 'approve')
    and (private.chosen_product() is not null or not private.in_every_product(resource, 'read')
      or private.in_every_product(resource, 'approve'))) then
    perform private.refuse(resource || '_approve_missing');
  end if;
end
$$;
grant execute on function private.check_export to authenticated;
comment on function private.check_export is
  'Refuses an export of a list (leads, contacts, companies, deals, tickets, newsletter, projects, invoices or security_events) by a '
  'user who may not approve on its resource. Called before every part of a file, so that the file breaks off '
  'when the permission ends. Refuses with crm_, feedback_, campaigns_, projects_, financial_ or users_approve_missing.';

create or replace function private.check_export(p_resource text) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not public.has_permission(private.uid(), p_resource, 'approve') then
    perform private.refuse(p_resource || '_approve_missing');
  end if;
  -- Rows of a product without approve are not exported: the user must choose another product first.
  if p_resource in ('crm', 'feedback', 'projects', 'financial') and not (
    private.products_asked(p_resource, 'read') <@ private.products_in(p_resource, 'approve')
    and (private.chosen_product() is not null or not private.in_every_product(p_resource, 'read')
      or private.in_every_product(p_resource, 'approve'))) then
    perform private.refuse(p_resource || '_approve_missing');
  end if;
end
$$;
grant execute on function private.check_export to authenticated;
comment on function private.check_export is
  'Refuses a caller without approve on a resource. Checked for every part of a file, so that an export '
  'stops when the permission ends.';

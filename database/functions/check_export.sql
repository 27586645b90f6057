create or replace function private.check_export(p_resource text) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not public.has_permission(private.uid(), p_resource, 'approve') then
    perform private.refuse(p_resource || '_approve_missing');
  end if;
end
$$;
revoke all on function private.check_export from public, anon, authenticated, service_role;
grant execute on function private.check_export to authenticated;
comment on function private.check_export is
  'Refuses whoever may not approve on a resource. Asked with every part of a file, so that one '
  'breaks off when the permission ends.';

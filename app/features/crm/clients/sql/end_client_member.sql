create or replace function public.end_client_member(p_organization uuid, p_user uuid)
returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  if not public.has_permission(private.uid(), 'projects', 'update') then
    perform private.refuse('projects_update_missing');
  end if;
  perform private.check_client(p_organization);
  delete from public.client_members m
    where m.organization_id = p_organization and m.user_id = p_user;
  return found;
end
$$;
grant execute on function public.end_client_member to authenticated;
comment on function public.end_client_member is
  'Ends the membership of a person at a client; false where there was none. Refuses with '
  'projects_update_missing.';

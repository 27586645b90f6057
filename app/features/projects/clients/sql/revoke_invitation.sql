create or replace function public.revoke_invitation(p_id uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  if not public.has_permission(private.uid(), 'projects', 'update') then
    perform private.refuse('projects_update_missing');
  end if;
  perform private.check_client(i.organization_id) from public.client_invitations i where i.id = p_id;
  update public.client_invitations i set revoked_at = clock_timestamp()
    where i.id = p_id and i.accepted_at is null and i.revoked_at is null;
  return found;
end
$$;
grant execute on function public.revoke_invitation to authenticated;
comment on function public.revoke_invitation is
  'Revokes an open invitation; false where there is none. Refuses with projects_update_missing.';

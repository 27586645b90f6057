-- not null: *
create or replace function public.withdraw_client_invitation(p_id uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  update public.client_invitations i set revoked_at = clock_timestamp()
    where i.id = p_id and i.accepted_at is null and i.revoked_at is null
      and private.is_member(i.organization_id, '{owner}')
      and private.rank_of(private.uid()) = 0;
  return found;
end
$$;
grant execute on function public.withdraw_client_invitation to authenticated;
comment on function public.withdraw_client_invitation is
  'Withdraws an open invitation on behalf of an owner of its client; false where there is none, '
  'or the caller has a staff role.';

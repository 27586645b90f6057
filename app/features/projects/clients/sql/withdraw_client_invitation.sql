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
  'An owner of a client withdraws an invitation that was not accepted yet; false where there is none of theirs, '
  'or the caller holds a role of staff.';

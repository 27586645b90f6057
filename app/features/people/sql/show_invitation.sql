create or replace function public.show_invitation(p_user_id uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.check_may_touch(p_user_id);
  if exists (select from identity.accounts c
    where c.user_id = p_user_id and c.password is not null) then
    return false;
  end if;
  perform private.record_security_event('invitation_link_shown', 'warning', p_user_id, '{}');
  return true;
end
$$;
grant execute on function public.show_invitation to authenticated;
comment on function public.show_invitation is
  'Whether the link of an invitation may be shown to the caller, which is recorded: the link '
  'sets the first password. False once there is one.';

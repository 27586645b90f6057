create or replace function public.renew_invitation(p_user_id uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.check_may_touch(p_user_id);
  if exists (select from identity.accounts c
    where c.user_id = p_user_id and c.password is not null) then
    return false;
  end if;
  perform private.record_security_event('invitation_renewed', 'info', p_user_id, '{}');
  return true;
end
$$;
grant execute on function public.renew_invitation to authenticated;
comment on function public.renew_invitation is
  'Whether another invitation may be mailed: false once the person has set a password.';

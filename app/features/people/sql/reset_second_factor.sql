-- not null: *
create or replace function public.reset_second_factor(p_user_id uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  had boolean;
begin
  perform private.check_may_touch(p_user_id);
  with app as (delete from identity.two_factors where user_id = p_user_id returning 1),
    keys as (delete from identity.passkeys where user_id = p_user_id returning 1)
  select (select count(*) from app) + (select count(*) from keys) > 0 into had;
  if not had then
    return false;
  end if;
  update identity.users set two_factor_enabled = false, updated_at = now() where id = p_user_id;
  -- A session opened with the lost factor must sign in again without it.
  delete from identity.sessions where user_id = p_user_id;
  perform private.record_security_event('second_factor_reset', 'critical', p_user_id, '{}');
  return true;
end
$$;
grant execute on function public.reset_second_factor to authenticated, service_role;
comment on function public.reset_second_factor is
  'Removes authenticator, recovery codes and passkeys of a user who lost them, and ends their '
  'sessions. False when there was nothing to remove.';

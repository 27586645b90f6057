drop function if exists public.hand_over_expired();
-- not null: *
create or replace function public.transfer_of_expired_roles() returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  leaver uuid;
  handed integer := 0;
begin
  for leaver in
    with ended as (
      -- Each role is transferred by one process. A role that was prolonged is transferred again at its new end.
      select r.id from public.user_roles r
      where r.is_active and r.expires_at <= now()
        and (r.handed_over_at is null or r.handed_over_at < r.expires_at)
      order by r.id limit 20 for update skip locked
    ), settled as (
      update public.user_roles r set handed_over_at = now() from ended e where r.id = e.id
      returning r.user_id
    )
    select distinct s.user_id from settled s
  loop
    -- No user chooses here: the rules assign leads, and a lead without a match becomes unassigned.
    perform private.reassign_records(leaver, 'rules');
    handed := handed + 1;
  end loop;
  return handed;
end
$$;
grant execute on function public.transfer_of_expired_roles to service_role;
comment on function public.transfer_of_expired_roles is
  'Transfers the records of users whose role has ended by its date, by the rules, once for each role; returns how '
  'many users.';

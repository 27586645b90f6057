create or replace function public.restore_roles(p_user_id uuid, p_granted uuid, p_ended uuid[])
returns void
language plpgsql security definer set search_path = ''
as $$
declare
  term public.user_roles;
begin
  perform private.check_may_touch(p_user_id);
  perform from public.user_profiles p where p.user_id = p_user_id for no key update;
  -- Later changes of these roles by others stay.
  if p_granted is not null and not exists (
    select from public.user_roles r
    where r.id = p_granted and r.user_id = p_user_id and r.is_active
  ) or exists (
    select from public.user_roles now_held
    join public.user_roles before on before.id = any (p_ended) and before.role = now_held.role
      and before.product is not distinct from now_held.product
    where now_held.user_id = p_user_id and now_held.is_active
      and now_held.id is distinct from p_granted
  ) then
    raise exception 'role_changed' using errcode = 'PT409';
  end if;
  for term in
    select * from public.user_roles r where r.id = any (p_ended) and r.user_id = p_user_id
  loop
    perform public.grant_role_in(p_user_id, term.role, term.product, term.expires_at,
      term.reason);
  end loop;
  if p_granted is not null then
    perform public.end_role(p_granted);
  end if;
end
$$;
grant execute on function public.restore_roles to authenticated, service_role;
comment on function public.restore_roles is
  'Undoes a change of roles: ended terms run again, and the given one ends. Does nothing if they have changed '
  'since.';

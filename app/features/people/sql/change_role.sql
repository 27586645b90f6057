create or replace function public.change_role(p_user_id uuid, p_seen text, p_role text)
returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  was public.user_roles;
  term public.user_roles;
  ended uuid[] := '{}';
  granted uuid;
begin
  perform private.check_may_touch(p_user_id);
  -- Serializes changes of this user's roles.
  perform from public.user_profiles p where p.user_id = p_user_id for no key update;
  select * into was from public.user_roles r
    where r.user_id = p_user_id and r.is_active and (r.expires_at is null or r.expires_at > now())
    order by private.role_rank(r.role) desc, r.role = 'viewer', r.role limit 1;
  if was.role is distinct from p_seen then
    raise exception 'role_changed' using errcode = 'PT409';
  end if;
  -- The roles are in several products: the new one has no product to go to.
  if p_role is not null and (select count(distinct coalesce(r.product, '')) from public.user_roles r
      where r.user_id = p_user_id and r.is_active
        and (r.expires_at is null or r.expires_at > now())) > 1 then
    raise exception 'roles_by_product' using errcode = 'PT409';
  end if;
  -- Granted first, so that the user is never without a role. It ends when the former one would have ended.
  if p_role is not null and not exists (
    select from public.user_roles r where r.user_id = p_user_id and r.role = p_role and r.is_active
      and (r.expires_at is null or r.expires_at > now())
  ) then
    granted := public.grant_role_in(p_user_id, p_role, was.product, was.expires_at);
  end if;
  for term in
    select * from public.user_roles r
    where r.user_id = p_user_id and r.role is distinct from p_role and r.is_active
      and (r.expires_at is null or r.expires_at > now())
  loop
    perform public.end_role(term.id);
    ended := ended || term.id;
  end loop;
  return jsonb_build_object('granted', granted, 'ended', to_jsonb(ended));
end
$$;
grant execute on function public.change_role to authenticated, service_role;
comment on function public.change_role is
  'Replaces all roles of a user by one role, or by none, in the same product. p_seen is the highest role as it was '
  'read. Returns what restore_roles() undoes.';

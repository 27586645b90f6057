-- not null: *
create or replace function public.change_client_member(p_organization uuid, p_user uuid, p_role text) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  role text;
begin
  -- Serialized, so that the last two owners cannot both leave at the same time.
  perform from public.client_organizations o where o.id = p_organization for update;
  select m.role into role from public.client_members m
    where m.organization_id = p_organization and m.user_id = p_user;
  if role is null or not (private.is_member(p_organization, '{owner}')
      or p_role is null and p_user = private.uid() and private.is_member(p_organization)) then
    return 'gone';
  elsif private.rank_of(private.uid()) > 0 and not (p_role is null and p_user = private.uid()) then
    return 'staff';
  elsif role = 'owner' and p_role is distinct from 'owner' and not exists (
      select from public.client_members m join public.user_profiles p on p.user_id = m.user_id and p.is_active
      where m.organization_id = p_organization and m.role = 'owner' and m.user_id <> p_user) then
    return 'last';
  end if;
  if p_role is null then
    delete from public.client_members m where m.organization_id = p_organization and m.user_id = p_user;
    return 'ended';
  end if;
  update public.client_members m set role = p_role
    where m.organization_id = p_organization and m.user_id = p_user and m.role <> p_role;
  return 'changed';
end
$$;
grant execute on function public.change_client_member to authenticated;
comment on function public.change_client_member is
  'An owner of a client changes the role of one of its people, or with null removes them; anybody '
  'removes themselves. changed, ended, last (a client keeps one owner), staff where the caller has a staff role, or '
  'gone. 23514 for an unknown role.';

create or replace function public.delete_role(p_key text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  was public.roles;
begin
  perform private.check_superadmin();
  -- Waits for grants of this role that are under way.
  select * into was from public.roles r where r.key = p_key and not r.is_built_in and r.deleted_at is null for update;
  if not found then
    raise exception 'role_unknown' using errcode = 'PT422';
  elsif exists (select from public.user_roles r where r.role = p_key and r.is_active
      and (r.expires_at is null or r.expires_at > now())) then
    raise exception 'role_held' using errcode = 'PT409';
  end if;
  update public.roles set deleted_at = now(), revision = revision + 1 where key = p_key;
  delete from public.second_step_roles d where d.role = p_key;
  perform private.record_security_event('role_deleted', 'warning', null, jsonb_build_object('role', was.name));
end
$$;
grant execute on function public.delete_role to authenticated;
comment on function public.delete_role is
  'Deletes a role of the company''s own that nobody holds; for superadmins. Past terms go on naming it.';

create or replace function public.bring_back_role(p_key text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  was public.roles;
begin
  perform private.check_superadmin();
  select * into was from public.roles r where r.key = p_key and r.deleted_at is not null for update;
  if not found then
    raise exception 'role_unknown' using errcode = 'PT422';
  end if;
  perform private.check_role_name(was.name, p_key);
  update public.roles set deleted_at = null, revision = revision + 1 where key = p_key;
  perform private.record_security_event('role_brought_back', 'warning', null, jsonb_build_object('role', was.name));
end
$$;
grant execute on function public.bring_back_role to authenticated;
comment on function public.bring_back_role is
  'Undoes the deletion of a role of the company''s own, with the permissions that it had; for superadmins.';

drop function if exists public.demand_second_step(text, boolean);
create or replace function public.require_second_step(p_role text, p_demanded boolean) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  me uuid := private.uid();
begin
  perform private.check_superadmin();
  if p_demanded and not exists (
    select from identity.users u where u.id = me and u.two_factor_enabled
  ) then
    -- The caller proves that a second step works here, and is not locked out by the demand.
    raise exception 'second_step_first' using errcode = 'PT409';
  elsif not exists (select from public.roles r where r.key = p_role and r.deleted_at is null) then
    raise exception 'role_unknown' using errcode = 'PT422';
  end if;
  if p_demanded then
    insert into public.second_step_roles (role, set_by) values (p_role, me)
      on conflict do nothing;
  else
    delete from public.second_step_roles where role = p_role;
  end if;
  if found then
    perform private.record_security_event('second_step_demanded', 'warning', null,
      jsonb_build_object('role', private.role_label(p_role), 'demanded', p_demanded));
  end if;
end
$$;
grant execute on function public.require_second_step to authenticated;
comment on function public.require_second_step is
  'Demands a second step of a role, or no longer; for superadmins who have one.';

-- Who may change roles and permissions. Functions only, so that no screen can forget a rule.

create function private.refuse(reason text) returns void
language plpgsql set search_path = ''
as $$
begin
  raise exception '%', reason using errcode = '42501';
end
$$;
revoke all on function private.refuse(text) from public;
comment on function private.refuse(text) is 'Refuses with a word that screens have a sentence for.';

create function private.check_may_touch(p_user_id uuid) returns void
language plpgsql stable security definer set search_path = ''
as $$
declare
  me uuid := private.uid();
begin
  -- The server itself: the set-up link and the command line.
  if private.caller_role() = 'service_role' then
    return;
  end if;
  if not public.has_permission(me, 'users', 'manage') then
    perform private.refuse('users_manage_missing');
  elsif p_user_id = me then
    perform private.refuse('own_roles');
  elsif private.rank_of(p_user_id) > private.rank_of(me) then
    perform private.refuse('person_above');
  end if;
end
$$;
revoke all on function private.check_may_touch(uuid) from public;
comment on function private.check_may_touch(uuid) is
  'Refuses changes to oneself, to people of a higher rank, and by whoever may not manage users.';

create function public.grant_role(
  p_user_id uuid, p_role text, p_expires_at timestamptz default null, p_reason text default null
) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  role_id uuid;
begin
  perform private.check_may_touch(p_user_id);
  if private.caller_role() <> 'service_role'
     and private.role_rank(p_role) > private.rank_of(private.uid()) then
    perform private.refuse('role_above');
  end if;
  if p_expires_at <= now() then
    raise exception 'expiry_past' using errcode = '22023';
  end if;
  -- Whoever holds it already gets the new term; the row of before stays as the record.
  update public.user_roles set is_active = false
    where user_id = p_user_id and role = p_role and is_active;
  insert into public.user_roles (user_id, role, expires_at, reason, granted_by)
    values (p_user_id, p_role, p_expires_at, nullif(btrim(p_reason), ''), private.uid())
    returning id into role_id;
  perform private.record_security_event('role_granted', 'warning', p_user_id,
    jsonb_strip_nulls(jsonb_build_object('role', p_role, 'expires_at', p_expires_at,
      'reason', nullif(btrim(p_reason), ''))));
  return role_id;
end
$$;
revoke all on function public.grant_role(uuid, text, timestamptz, text) from public;
grant execute on function public.grant_role(uuid, text, timestamptz, text)
  to authenticated, service_role;
comment on function public.grant_role(uuid, text, timestamptz, text) is
  'Gives a role, or a new term of it. Nobody gives herself one, or one above her own.';

create function public.end_role(p_role_id uuid, p_reason text default null) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  found_role public.user_roles;
begin
  select * into found_role from public.user_roles r where r.id = p_role_id and r.is_active
    for update;
  if not found then
    return;
  end if;
  perform private.check_may_touch(found_role.user_id);
  update public.user_roles set is_active = false where id = p_role_id;
  perform private.record_security_event('role_ended', 'warning', found_role.user_id,
    jsonb_strip_nulls(jsonb_build_object('role', found_role.role,
      'reason', nullif(btrim(p_reason), ''))));
end
$$;
revoke all on function public.end_role(uuid, text) from public;
grant execute on function public.end_role(uuid, text) to authenticated, service_role;
comment on function public.end_role(uuid, text) is 'Ends a role at once. Ending twice is no error.';

create function public.set_person_active(p_user_id uuid, p_active boolean) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.check_may_touch(p_user_id);
  update public.user_profiles set is_active = p_active, updated_at = now()
    where user_id = p_user_id and is_active <> p_active;
  if not found then
    return;
  end if;
  if not p_active then
    delete from identity.sessions where user_id = p_user_id;
  end if;
  perform private.record_security_event(
    case when p_active then 'person_activated' else 'person_deactivated' end,
    'warning', p_user_id, '{}');
end
$$;
revoke all on function public.set_person_active(uuid, boolean) from public;
grant execute on function public.set_person_active(uuid, boolean) to authenticated, service_role;
comment on function public.set_person_active(uuid, boolean) is
  'Lets a person in or keeps her out; keeping out also ends her sessions.';

create function public.set_role_permission(
  p_role text, p_resource text, p_action text, p_allowed boolean
) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if private.rank_of(private.uid()) < 5 then
    perform private.refuse('superadmin_only');
  elsif p_role = 'superadmin' then
    perform private.refuse('superadmin_fixed');
  end if;
  if p_allowed then
    insert into public.role_permissions (role, resource, action)
      values (p_role, p_resource, p_action) on conflict do nothing;
  else
    delete from public.role_permissions
      where role = p_role and resource = p_resource and action = p_action;
  end if;
  if found then
    perform private.record_security_event('permission_changed', 'warning', null,
      jsonb_build_object('role', p_role, 'resource', p_resource, 'action', p_action,
        'allowed', p_allowed));
  end if;
end
$$;
revoke all on function public.set_role_permission(text, text, text, boolean) from public;
grant execute on function public.set_role_permission(text, text, text, boolean) to authenticated;
comment on function public.set_role_permission(text, text, text, boolean) is
  'Edits the matrix; for superadmins, whose own rows are fixed.';

-- Somebody must always be left who can let others in, whoever deletes, by whatever way.
create function private.keep_a_superadmin() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtext('keep_a_superadmin'));
  if not exists (
    select 1 from public.user_roles r join public.user_profiles p using (user_id)
    where r.role = 'superadmin' and r.is_active and r.expires_at is null and p.is_active
  ) then
    raise exception 'last_superadmin' using errcode = '42501';
  end if;
  return null;
end
$$;
revoke all on function private.keep_a_superadmin() from public;
create constraint trigger keep_a_superadmin
  after update or delete on public.user_roles deferrable initially immediate
  for each row when (old.role = 'superadmin' and old.is_active and old.expires_at is null)
  execute function private.keep_a_superadmin();
create constraint trigger keep_a_superadmin
  after update of is_active on public.user_profiles deferrable initially immediate
  for each row when (old.is_active and not new.is_active)
  execute function private.keep_a_superadmin();

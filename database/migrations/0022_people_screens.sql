-- What the screens of users and access need from the auth library's tables, which nobody may read:
-- each function tests the permission first and hands out no secret.

create function private.check_may_read_people() returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if private.caller_role() <> 'service_role'
     and not public.has_permission(private.uid(), 'users', 'read') then
    perform private.refuse('users_read_missing');
  end if;
end
$$;
revoke all on function private.check_may_read_people() from public;
comment on function private.check_may_read_people() is 'Refuses whoever may not read users.';

create function public.people_page(
  p_text text default null, p_role text default null, p_state text default null,
  p_after uuid default null, p_limit integer default 50
) returns table (user_id uuid, display_name text, email text, is_active boolean, role text,
  role_until timestamptz, confirmed boolean, has_password boolean, two_factor boolean,
  last_seen timestamptz, created_at timestamptz)
language plpgsql stable security definer set search_path = ''
as $$
declare
  pattern text := '%' || replace(replace(replace(btrim(p_text), '\', '\\'), '%', '\%'), '_', '\_')
    || '%';
begin
  perform private.check_may_read_people();
  return query
    select p.user_id, p.display_name, p.email, p.is_active, top.role, top.expires_at,
      u.email_verified, a.has_password, coalesce(u.two_factor_enabled, false),
      (select max(s.updated_at) from identity.sessions s where s.user_id = p.user_id), p.created_at
    from public.user_profiles p
    join identity.users u on u.id = p.user_id
    cross join lateral (
      select exists (select from identity.accounts c
        where c.user_id = p.user_id and c.password is not null) as has_password) a
    left join lateral (
      select r.role, r.expires_at from public.user_roles r
      where r.user_id = p.user_id and r.is_active and (r.expires_at is null or r.expires_at > now())
      order by private.role_rank(r.role) desc limit 1) top on true
    where (p_after is null or (p.created_at, p.user_id) <
        (select last.created_at, last.user_id from public.user_profiles last
         where last.user_id = p_after))
      and (pattern is null or p.display_name ilike pattern or p.email ilike pattern)
      and (p_role is null or top.role = p_role
        or p_role = 'staff' and top.role is not null or p_role = 'none' and top.role is null)
      and (p_state is null
        or p_state = 'active' and p.is_active
        or p_state = 'kept_out' and not p.is_active
        or p_state = 'invited' and p.is_active and not a.has_password
        or p_state = 'unconfirmed' and not u.email_verified
        or p_state = 'without_second_factor' and not coalesce(u.two_factor_enabled, false))
    order by p.created_at desc, p.user_id desc
    limit least(greatest(p_limit, 1), 500);
end
$$;
revoke all on function public.people_page(text, text, text, uuid, integer) from public;
grant execute on function public.people_page(text, text, text, uuid, integer)
  to authenticated;
comment on function public.people_page(text, text, text, uuid, integer) is
  'People, newest first, after the one named; for those who may read users. p_role is a role, staff or '
  'none; p_state is active, kept_out, invited, unconfirmed or without_second_factor.';

create function public.person_sign_in(p_user_id uuid)
returns table (confirmed boolean, has_password boolean, two_factor boolean, passkeys integer,
  sessions jsonb)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.check_may_read_people();
  return query
    select u.email_verified,
      exists (select from identity.accounts c where c.user_id = u.id and c.password is not null),
      coalesce(u.two_factor_enabled, false),
      (select count(*)::integer from identity.passkeys k where k.user_id = u.id),
      coalesce((select jsonb_agg(jsonb_build_object('since', s.created_at, 'seen', s.updated_at,
          'address', s.ip_address, 'agent', s.user_agent) order by s.updated_at desc)
        from identity.sessions s where s.user_id = u.id and s.expires_at > now()), '[]')
    from identity.users u where u.id = p_user_id;
end
$$;
revoke all on function public.person_sign_in(uuid) from public;
grant execute on function public.person_sign_in(uuid) to authenticated;
comment on function public.person_sign_in(uuid) is
  'How a person comes in and where she is signed in, without tokens; for those who may read users.';

create function public.invite_person(
  p_email text, p_name text, p_locale text, p_role text,
  p_expires_at timestamptz default null, p_reason text default null
) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  person uuid;
  address text := lower(btrim(p_email));
begin
  if not public.has_permission(private.uid(), 'users', 'manage') then
    perform private.refuse('users_manage_missing');
  elsif exists (select from identity.users u where u.email = address) then
    perform private.refuse('already_known');
  end if;
  -- Confirmed from the start: there is no password yet, and the only way to one is the link that
  -- goes to this very mailbox.
  insert into identity.users (name, email, email_verified, locale)
    values (btrim(p_name), address, true, p_locale) returning id into person;
  perform private.record_security_event('person_invited', 'warning', person,
    jsonb_strip_nulls(jsonb_build_object('role', p_role)));
  perform public.grant_role(person, p_role, p_expires_at, p_reason);
  return person;
end
$$;
revoke all on function public.invite_person(text, text, text, text, timestamptz, text) from public;
grant execute on function public.invite_person(text, text, text, text, timestamptz, text)
  to authenticated;
comment on function public.invite_person(text, text, text, text, timestamptz, text) is
  'Makes an account without a password, with its first role; the caller mails the link.';

create function public.end_person_sessions(p_user_id uuid) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  ended integer;
begin
  perform private.check_may_touch(p_user_id);
  delete from identity.sessions where user_id = p_user_id;
  get diagnostics ended = row_count;
  if ended > 0 then
    perform private.record_security_event('sessions_ended', 'warning', p_user_id,
      jsonb_build_object('sessions', ended));
  end if;
  return ended;
end
$$;
revoke all on function public.end_person_sessions(uuid) from public;
grant execute on function public.end_person_sessions(uuid) to authenticated, service_role;
comment on function public.end_person_sessions(uuid) is
  'Signs a person out everywhere, at once; says how many sessions ended.';

create function public.reset_second_factor(p_user_id uuid) returns boolean
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
  -- Whoever came in with the lost factor must come in again without it.
  delete from identity.sessions where user_id = p_user_id;
  perform private.record_security_event('second_factor_reset', 'critical', p_user_id, '{}');
  return true;
end
$$;
revoke all on function public.reset_second_factor(uuid) from public;
grant execute on function public.reset_second_factor(uuid) to authenticated, service_role;
comment on function public.reset_second_factor(uuid) is
  'Takes authenticator, recovery codes and passkeys from a person who lost them, and ends her '
  'sessions. False when there was nothing to take.';

create function public.renew_invitation(p_user_id uuid) returns boolean
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
revoke all on function public.renew_invitation(uuid) from public;
grant execute on function public.renew_invitation(uuid) to authenticated;
comment on function public.renew_invitation(uuid) is
  'Whether another invitation may be mailed: false once the person has set a password.';

-- Open pages learn at once whose access changed: '*' for everybody, when the matrix did.
create function private.announce_access() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_level = 'STATEMENT' then
    perform pg_notify('access_changed', '*');
  else
    perform pg_notify('access_changed', coalesce(new.user_id, old.user_id)::text);
  end if;
  return null;
end
$$;
revoke all on function private.announce_access() from public;
comment on function private.announce_access() is
  'Trigger: tells channel "access_changed" whose roles, state or permissions changed.';
create trigger announce_access after insert or update or delete on public.user_roles
  for each row execute function private.announce_access();
create trigger announce_access after update of is_active on public.user_profiles
  for each row when (old.is_active is distinct from new.is_active)
  execute function private.announce_access();
create trigger announce_access after insert or update or delete on public.role_permissions
  for each statement execute function private.announce_access();

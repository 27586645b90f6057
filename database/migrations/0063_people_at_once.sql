-- What two members of staff do to one person at the same moment: the second waits, and then is told
-- what the first has done, instead of running into a unique index.

create or replace function public.grant_role(
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
  -- All who give this person a role take turns.
  perform from public.user_profiles p where p.user_id = p_user_id for no key update;
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

create or replace function public.invite_person(
  p_email text, p_name text, p_locale text, p_role text,
  p_expires_at timestamptz default null, p_reason text default null
) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  person uuid;
begin
  if not public.has_permission(private.uid(), 'users', 'manage') then
    perform private.refuse('users_manage_missing');
  end if;
  -- Confirmed from the start: there is no password yet, and the only way to one is the link that
  -- goes to this very mailbox.
  insert into identity.users (name, email, email_verified, locale)
    values (btrim(p_name), lower(btrim(p_email)), true, p_locale)
    on conflict (email) do nothing returning id into person;
  if person is null then
    perform private.refuse('already_known');
  end if;
  perform private.record_security_event('person_invited', 'warning', person,
    jsonb_strip_nulls(jsonb_build_object('role', p_role)));
  perform public.grant_role(person, p_role, p_expires_at, p_reason);
  return person;
end
$$;

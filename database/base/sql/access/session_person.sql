drop function if exists private.session_person(uuid);
-- The user of a request, with their permissions, in one call.
-- not null: display_name, email, locale, is_active, permissions, lacks_second_step
create or replace function private.session_person(p_user_id uuid, p_issuer_second_step boolean default false)
returns table (display_name text, email text, locale text, is_active boolean, role text,
  permissions text[], lacks_second_step boolean)
language sql stable security definer set search_path = ''
as $$
  select p.display_name, p.email, p.locale, p.is_active,
    private.highest_held(p.user_id),
    case when owes.it then '{}' else coalesce((
      select array_agg(distinct g.resource || ':' || a.action)
      from public.user_roles r
      join public.role_permissions g using (role)
      join unnest(array['create', 'read', 'update', 'delete', 'approve', 'manage']) as a (action)
        on g.action in (a.action, 'manage')
      where r.user_id = p.user_id and p.is_active and r.is_active
        and (r.expires_at is null or r.expires_at > now())), '{}') end,
    owes.it
  from public.user_profiles p
  cross join lateral (
    select not p_issuer_second_step and private.lacks_second_step(p.user_id) as it) as owes
  where p.user_id = p_user_id
$$;
grant execute on function private.session_person to service_role;
comment on function private.session_person is
  'The user of a session with their permissions, once per request; p_issuer_second_step: the issuer of the session checked '
  'a second step. Equal to has_permission(), as a test checks.';

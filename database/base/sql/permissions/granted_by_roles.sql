create or replace function private.granted_by_roles(p_user_id uuid, p_resource text, p_action text)
returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  -- Not in SQL, as what is asked with it is not: that is planned again in each statement which asks, and
  -- took longer than a page of a list.
  return exists (
    select 1
    from public.user_roles r
    join public.user_profiles p using (user_id)
    join public.role_permissions g using (role)
    where r.user_id = p_user_id and p.is_active and r.is_active
      and (r.expires_at is null or r.expires_at > now())
      and g.resource = p_resource and g.action in (p_action, 'manage')
      and p_action in ('create', 'read', 'update', 'delete', 'approve', 'manage')
  ) and not private.lacks_second_step(p_user_id);
end
$$;
comment on function private.granted_by_roles is
  'What the roles of a person grant at this moment, also to a caller with an API key. Of callers, ask private.may().';

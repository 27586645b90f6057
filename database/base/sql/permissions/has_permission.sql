create or replace function public.has_permission(p_user_id uuid, p_resource text, p_action text)
returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return coalesce(
    (p_user_id = (select private.uid())
      or (select private.caller_role()) = 'service_role'
      or private.may((select private.uid()), 'users', 'read'))
    and private.may(p_user_id, p_resource, p_action), false);
end
$$;
grant execute on function public.has_permission to authenticated, service_role;
comment on function public.has_permission is
  'Whether a user may do something. About others it answers only users who may read users.';

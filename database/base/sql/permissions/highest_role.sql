create or replace function public.highest_role(p_user_id uuid) returns text
language sql stable security definer set search_path = ''
return (
  select private.highest_held(p_user_id)
  where p_user_id = (select private.uid())
    or (select private.caller_role()) = 'service_role'
    or private.may((select private.uid()), 'users', 'read')
);
grant execute on function public.highest_role to authenticated, service_role;
comment on function public.highest_role is 'The highest effective role, or null without one.';

create or replace function private.may(p_user_id uuid, p_resource text, p_action text)
returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  -- A user who views the portal as a client sees what the client sees, without the rights of their own roles.
  return private.claim('viewed_client') is null
    and private.granted(p_user_id, p_resource, p_action);
end
$$;
comment on function private.may is
  'The one place that decides. Callers ask through has_permission().';

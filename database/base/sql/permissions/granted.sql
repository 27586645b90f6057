create or replace function private.granted(p_user_id uuid, p_resource text, p_action text)
returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return private.granted_by_roles(p_user_id, p_resource, p_action)
    and private.key_permits(p_user_id, p_resource, p_action);
end
$$;
comment on function private.granted is
  'What the roles of a person grant at this moment; to a caller with an API key, only what the key permits. Callers ask '
  'private.may().';

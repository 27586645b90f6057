create or replace function private.key_permits(p_user_id uuid, p_resource text, p_action text) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return private.claim('api_key') is null or p_user_id is distinct from private.uid() or exists (
    select from public.api_keys k
    where k.id::text = private.claim('api_key') and k.owner_id = p_user_id and k.revoked_at is null
      and (k.expires_at is null or k.expires_at > now())
      and p_resource || ':' || p_action = any (k.scopes));
end
$$;
comment on function private.key_permits is
  'Whether the API key of the caller, if one is named in the claims, has a permission among its scopes. It only takes '
  'away: what the owner of the key may do is asked besides. A key that was revoked or has expired permits nothing.';

-- not null: *
create or replace function private.may_confirm_by_password(p_user_id uuid) returns boolean
language sql stable security definer set search_path = ''
return exists (
  select from identity.accounts a where a.user_id = p_user_id and a.provider_id = 'credential' and a.password is not null
) and not private.must_use_issuer(p_user_id);
grant execute on function private.may_confirm_by_password to service_role;
comment on function private.may_confirm_by_password is
  'Whether a user has a password and may sign in by it; others confirm a sensitive change at their issuer.';

create or replace function private.own_address() returns text
language sql stable security definer set search_path = ''
return (select p.email from public.user_profiles p where p.user_id = private.uid() and p.is_active);
comment on function private.own_address is 'The address of the caller''s account.';

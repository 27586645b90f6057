-- not null: *
create or replace function private.has_superadmin() returns boolean
language sql stable security definer set search_path = ''
return exists (select 1 from public.user_roles where role = 'superadmin');
grant execute on function private.has_superadmin to service_role;
comment on function private.has_superadmin is
  'Whether the first administrator was ever made; until then the set-up link holds.';

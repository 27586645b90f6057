-- not null: *
create or replace function private.role_label(p_role text) returns text
language sql stable security definer set search_path = ''
return coalesce((select r.name from public.roles r where r.key = p_role), p_role);
comment on function private.role_label is
  'A role in the security log: one of the five by its key, one of the company''s own by its present name.';

create or replace function private.role_rank(role text) returns integer
language sql immutable
return case role when 'superadmin' then 5 when 'admin' then 4 when 'manager' then 3
  when 'analyst' then 2 when 'viewer' then 1 else case when role is null then 0 else 1 end end;
comment on function private.role_rank is
  'Order of the roles; 0 is none. A role of the company''s own ranks with viewers: what it may do is in its permissions '
  'alone.';

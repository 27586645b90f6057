create or replace function private.is_verified_phone(p_fields jsonb, p_phone text) returns boolean
language sql immutable
return coalesce(p_phone ~ '^\+\d{8,15}$', false)
  and not coalesce(p_fields -> 'unverified' ? p_phone, false);
comment on function private.is_verified_phone is
  'Whether a phone of a line is a number that can exist, in E.164; others are there as typed.';

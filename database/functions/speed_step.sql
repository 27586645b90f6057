create or replace function private.speed_step(p_bucket integer) returns integer
language sql immutable set search_path = ''
return case
  when p_bucket < 10 then p_bucket
  when p_bucket < 100 then (p_bucket + 9) / 10 * 10
  when p_bucket < 1000 then (p_bucket + 99) / 100 * 100
  when p_bucket < 10000 then (p_bucket + 999) / 1000 * 1000
  when p_bucket < 100000 then (p_bucket + 9999) / 10000 * 10000
  else (p_bucket::bigint + 99999) / 100000 * 100000 end::integer;
revoke all on function private.speed_step from public, anon, authenticated, service_role;
comment on function private.speed_step is
  'A bucket of two digits rounded up to one: no bucket of a higher step is lower.';

-- True the first time; the row is kept as long as the code could be played again.
-- not null: *
create or replace function private.use_code(p_user_id uuid, p_code_hash bytea) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  delete from identity.used_codes where used_at < now() - interval '5 minutes';
  insert into identity.used_codes (user_id, code_hash) values (p_user_id, p_code_hash)
    on conflict do nothing;
  return found;
end
$$;
grant execute on function private.use_code to service_role;
comment on function private.use_code is
  'Marks a code of an authenticator as used; false when it was used before.';

-- not null: user_id, generation
create or replace function private.device_generation(p_user_id uuid, p_email text)
returns table (user_id uuid, generation integer)
language sql stable security definer set search_path = ''
as $$
  select u.id, u.device_generation from identity.users u
  where u.id = p_user_id or u.email = p_email
$$;
grant execute on function private.device_generation to service_role;
comment on function private.device_generation is
  'An account by its id or its address, and which cookies of known browsers hold for it.';

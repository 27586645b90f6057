create or replace function private.check_may_read_people() returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if private.caller_role() <> 'service_role'
     and not public.has_permission(private.uid(), 'users', 'read') then
    perform private.refuse('users_read_missing');
  end if;
end
$$;
comment on function private.check_may_read_people is 'Refuses a caller who may not read users.';

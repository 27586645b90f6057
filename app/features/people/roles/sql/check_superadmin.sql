create or replace function private.check_superadmin() returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  -- By permission too: viewing as a client, and a second step that is missing, permit nothing.
  if private.rank_of(private.uid()) < 5 or not private.may(private.uid(), 'users', 'manage') then
    perform private.refuse('superadmin_only');
  end if;
end
$$;
comment on function private.check_superadmin is 'Refuses callers who are no superadmins, or whose permissions do not hold.';

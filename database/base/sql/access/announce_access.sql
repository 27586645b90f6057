-- Open pages learn at once whose access changed: '*' for everybody, when the matrix did.
create or replace function private.announce_access() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_level = 'STATEMENT' then
    perform pg_notify('access_changed', '*');
  else
    perform pg_notify('access_changed', coalesce(new.user_id, old.user_id)::text);
  end if;
  return null;
end
$$;
comment on function private.announce_access is
  'Trigger: notifies channel "access_changed" of the user whose roles, state or permissions changed.';

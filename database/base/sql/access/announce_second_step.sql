create or replace function private.announce_second_step() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform pg_notify('access_changed', new.id::text);
  return null;
end
$$;
comment on function private.announce_second_step is
  'Trigger: notifies channel "access_changed" of the user whose second step was switched on or off.';

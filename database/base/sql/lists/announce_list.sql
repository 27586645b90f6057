create or replace function private.announce_list() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform pg_notify('lists_changed', tg_argv[0]);
  return null;
end
$$;
comment on function private.announce_list is
  'Statement trigger: notifies channel "lists_changed" of the list in its argument.';

-- Open staff screens hear of what staff have changed. Staff are few: their commits may wait in the
-- one line that notifications make. Leads that arrive are announced by the process instead.

create function private.announce_list() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform pg_notify('lists_changed', tg_argv[0]);
  return null;
end
$$;
revoke all on function private.announce_list() from public;
comment on function private.announce_list() is
  'Statement trigger: tells channel "lists_changed" the name of the list it is given.';
create trigger announce_leads after insert on public.submission_status_changes
  for each statement execute function private.announce_list('leads');

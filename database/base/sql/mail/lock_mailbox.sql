drop function if exists private.hold_mailbox(text, uuid, integer);
-- not null: *
create or replace function private.lock_mailbox(p_mailbox text, p_holder uuid, p_seconds integer)
returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.mailbox_leases as l (mailbox, holder, held_until)
    values (p_mailbox, p_holder, clock_timestamp() + make_interval(secs => p_seconds))
    on conflict (mailbox) do update set holder = excluded.holder, held_until = excluded.held_until
      where l.holder = excluded.holder or l.held_until <= clock_timestamp();
  return found;
end
$$;
grant execute on function private.lock_mailbox to service_role;
comment on function private.lock_mailbox is
  'Leases a mailbox to a process for a number of seconds; false while another process has the lease. Not an advisory '
  'lock, since poolers and the embedded engine share sessions.';

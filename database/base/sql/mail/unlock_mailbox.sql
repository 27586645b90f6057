drop function if exists private.leave_mailbox(text, uuid);
create or replace function private.unlock_mailbox(p_mailbox text, p_holder uuid) returns void
language sql security definer set search_path = ''
as $$
  update private.mailbox_leases set held_until = clock_timestamp()
    where mailbox = p_mailbox and holder = p_holder
$$;
grant execute on function private.unlock_mailbox to service_role;
comment on function private.unlock_mailbox is
  'Lets another process read a mailbox at once.';

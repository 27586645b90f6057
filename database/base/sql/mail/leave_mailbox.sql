create or replace function private.leave_mailbox(p_mailbox text, p_holder uuid) returns void
language sql security definer set search_path = ''
as $$
  update private.mailbox_leases set held_until = clock_timestamp()
    where mailbox = p_mailbox and holder = p_holder
$$;
grant execute on function private.leave_mailbox to service_role;
comment on function private.leave_mailbox is 'Lets the next process read a mailbox at once.';

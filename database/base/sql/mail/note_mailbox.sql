create or replace function private.note_mailbox(p_mailbox text, p_problem text) returns void
language sql security definer set search_path = ''
as $$
  update private.mailbox_leases set
    read_at = case when p_problem is null then clock_timestamp() else read_at end,
    problem = left(p_problem, 500),
    problem_since = case when p_problem is not null then coalesce(problem_since, clock_timestamp()) end
    where mailbox = p_mailbox
$$;
grant execute on function private.note_mailbox to service_role;
comment on function private.note_mailbox is
  'Records that a mailbox was read, or why it cannot be read at present.';

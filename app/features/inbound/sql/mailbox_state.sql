-- not null: limited
create or replace function public.mailbox_state()
returns table (read_at timestamptz, problem text, problem_since timestamptz, limited bigint)
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.in_every_product('feedback', 'read') then
    perform private.refuse('feedback_read_missing');
  end if;
  return query
    select l.read_at, l.problem, l.problem_since, (select count(*) from private.taken_mails t
      where t.mailbox = l.mailbox and t.outcome = 'limited'
        and t.taken_at > now() - interval '30 days')
    from private.mailbox_leases l order by l.held_until desc limit 1;
end
$$;
grant execute on function public.mailbox_state to authenticated;
comment on function public.mailbox_state is
  'When the mailbox was last read, the error that prevents reading it, and how many mails of the last 30 '
  'days stayed in it because their senders had reached the limit. Refuses with feedback_read_missing.';

create or replace function private.move_entries_of_ticket(
  former public.feedback_tickets, ticket public.feedback_tickets
) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  entry record;
begin
  if ticket.merged_into is distinct from former.merged_into then
    return;
  elsif ticket.status = 'solved' then
    for entry in
      select e.id from public.feedback_entries e
      where e.id in (select l.entry_id from public.ticket_entries l
          where l.ticket_id = any (private.tickets_merged_into(ticket.id)))
        -- Whether an idea is done is decided where ideas are weighed.
        and e.status in ('new', 'triaged', 'planned') and e.type <> 'ideia'
        and not exists (select from public.ticket_entries l
          join public.feedback_tickets o on o.id = private.ticket_merge_target(l.ticket_id)
          where l.entry_id = e.id and o.id <> ticket.id and o.waits_for is not null)
      order by e.id for update
    loop
      perform private.begin_entry(entry.id, ticket.id);
      perform private.move_entry_by_ticket(entry.id, 'done', ticket.id);
    end loop;
  elsif former.waits_for is null and ticket.waits_for is not null then
    perform private.reopen_entries(ticket.id, former.id);
  end if;
end
$$;
comment on function private.move_entries_of_ticket is
  'Step: a solved ticket solves its entries that no other open ticket is about; a reopened one reopens those that '
  'it solved.';

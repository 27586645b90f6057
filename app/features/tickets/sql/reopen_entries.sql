create or replace function private.reopen_entries(p_ticket_id uuid, p_solved_by uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  entry record;
  last public.feedback_changes;
begin
  for entry in
    select e.id from public.feedback_entries e
    where e.status = 'done' and e.id in (select l.entry_id from public.ticket_entries l
      where l.ticket_id = any (private.tickets_merged_into(p_ticket_id)))
    order by e.id for update
  loop
    select * into last from public.feedback_changes c where c.entry_id = entry.id and c.kind = 'status'
      order by c.changed_at desc, c.place desc limit 1;
    -- Staff may have moved it since; then it stays.
    continue when last.to_status <> 'done' or (last.details ->> 'ticket') is distinct from p_solved_by::text;
    perform private.move_entry_by_ticket(entry.id,
      -- Undo restores the former status, as far as an undo of the move itself would.
      case when private.caller_role() = 'authenticated' and last.changed_by = private.uid()
        and private.undo_is_open(last.changed_at) then last.from_status else 'triaged' end, p_ticket_id);
  end loop;
end
$$;
comment on function private.reopen_entries is
  'Step: entries that a ticket solved are in work again, in that ticket or in the one that continues it.';

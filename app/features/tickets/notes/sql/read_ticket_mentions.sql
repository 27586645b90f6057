create or replace function public.read_ticket_mentions(p_ticket_id uuid) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  family uuid[] := private.tickets_merged_into(p_ticket_id);
  changed integer;
begin
  update public.note_mentions m set read_at = clock_timestamp()
    where m.user_id = private.uid() and m.read_at is null and m.dropped_at is null
      and m.ticket_note_id in (select n.id from public.ticket_notes n where n.removed_at is null
        and (n.ticket_id = any (family) or n.entry_id in (
          select l.entry_id from public.ticket_entries l where l.ticket_id = any (family))));
  get diagnostics changed = row_count;
  return changed;
end
$$;
grant execute on function public.read_ticket_mentions to authenticated;
comment on function public.read_ticket_mentions is
  'Marks the caller''s mentions in a ticket and its entries as read; returns how many there were.';

-- not null: *
create or replace function public.read_entry_mentions(p_entry_id uuid) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  changed integer;
begin
  update public.note_mentions m set read_at = clock_timestamp()
    where m.user_id = private.uid() and m.read_at is null and m.dropped_at is null
      and m.ticket_note_id in (select n.id from public.ticket_notes n
        where n.removed_at is null and n.entry_id = p_entry_id);
  get diagnostics changed = row_count;
  return changed;
end
$$;
grant execute on function public.read_entry_mentions to authenticated;
comment on function public.read_entry_mentions is
  'Marks the mentions of the caller in notes about an entry as read; returns how many were unread.';

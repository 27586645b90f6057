-- not null: *
create or replace function public.read_mentions(p_lead_id uuid default null) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  changed integer;
begin
  update public.note_mentions m set read_at = clock_timestamp()
    where m.user_id = private.uid() and m.read_at is null and m.dropped_at is null
      and (p_lead_id is null or m.lead_note_id in (
        select n.id from public.lead_notes n where n.lead_id = p_lead_id and n.removed_at is null));
  get diagnostics changed = row_count;
  return changed;
end
$$;
grant execute on function public.read_mentions to authenticated;
comment on function public.read_mentions is
  'Marks the mentions of the caller on a lead as read, or all of them; returns how many were unread.';

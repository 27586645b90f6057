-- not null: *
create or replace function public.read_project_mentions(p_project uuid) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  changed integer;
begin
  update public.note_mentions m set read_at = clock_timestamp()
    where m.user_id = private.uid() and m.read_at is null and m.dropped_at is null
      and m.project_note_id in (select n.id from public.project_notes n
        where n.removed_at is null and n.project_id = p_project);
  get diagnostics changed = row_count;
  return changed;
end
$$;
grant execute on function public.read_project_mentions to authenticated;
comment on function public.read_project_mentions is
  'Marks the mentions of the caller on a project as read; returns how many were unread.';

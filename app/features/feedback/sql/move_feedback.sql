drop function if exists private.move_feedback();
create or replace function private.move_feedback(
  former public.feedback_entries, entry public.feedback_entries
) returns public.feedback_entries
language plpgsql security definer set search_path = ''
as $$
declare
  last public.feedback_changes;
begin
  -- A restore, or the owner in a console, may set any state. An entry that replaces an erased one takes its state.
  if (former.duplicate_of is null
      or exists (select from public.feedback_entries e where e.id = former.duplicate_of))
     and private.caller_role() in ('anon', 'authenticated', 'service_role')
     and not private.feedback_may_move(former.status, entry.status) then
    -- Undo of the caller's last move, within its time limit and if the entry was not moved since.
    select * into last from public.feedback_changes c
      where c.entry_id = former.id and c.kind = 'status' order by c.changed_at desc limit 1;
    if private.caller_role() <> 'authenticated'
       or (last.changed_by = private.uid() and last.from_status = entry.status
         and last.to_status = former.status
         and private.undo_is_open(last.changed_at)) is not true then
      raise exception 'feedback_move_not_allowed' using errcode = 'PT409';
    end if;
  end if;
  if entry.status <> 'duplicate' then
    entry.duplicate_of := null;
  end if;
  -- Notices to its authors that were not sent are deleted with their move.
  delete from public.idea_outcomes o where o.entry_id = entry.id and o.due_at > clock_timestamp();
  insert into public.feedback_changes (entry_id, from_status, to_status, changed_by)
    values (entry.id, former.status, entry.status, private.uid());
  return entry;
end
$$;
comment on function private.move_feedback is
  'Step: refuses forbidden moves of an entry with feedback_move_not_allowed, and records every '
  'change. Undo before the notices of an idea are sent deletes them.';

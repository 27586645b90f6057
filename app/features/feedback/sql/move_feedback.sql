create or replace function private.move_feedback() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  last public.feedback_changes;
begin
  -- A restore or the owner's own hand sets what has to be set, and so does who stands for an erased one.
  if coalesce(current_setting('forja.handing_over', true), '') <> 'on'
     and private.caller_role() in ('anon', 'authenticated', 'service_role')
     and not private.feedback_may_move(old.status, new.status) then
    -- Undo of the own last move, while it is fresh and nobody has moved the entry since.
    select * into last from public.feedback_changes c
      where c.entry_id = old.id order by c.changed_at desc limit 1;
    if private.caller_role() <> 'authenticated'
       or (last.changed_by = private.uid() and last.from_status = new.status
         and last.to_status = old.status
         and last.changed_at > clock_timestamp() - interval '10 minutes') is not true then
      raise exception 'feedback_move_not_allowed' using errcode = 'PT409';
    end if;
  end if;
  if new.status <> 'duplicate' then
    new.duplicate_of := null;
  end if;
  -- Notices to its authors that were not sent are deleted with their move.
  delete from public.idea_outcomes o where o.entry_id = new.id and o.due_at > clock_timestamp();
  insert into public.feedback_changes (entry_id, from_status, to_status, changed_by)
    values (new.id, old.status, new.status, private.uid());
  return new;
end
$$;
comment on function private.move_feedback is
  'Trigger: refuses ways that an entry does not go, with feedback_move_not_allowed, and keeps every '
  'change. Undo before the notices of an idea are sent deletes them.';

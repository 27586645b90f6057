create or replace function private.move_ticket() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  last public.feedback_changes;
begin
  if coalesce(current_setting('forja.merging', true), '') <> 'on'
     and private.caller_role() in ('anon', 'authenticated', 'service_role')
     and not private.ticket_may_move(old.status, new.status) then
    -- Undo of the own last move, while it is fresh and nobody has moved the ticket since.
    select * into last from public.feedback_changes c
      where c.ticket_id = old.id and c.kind = 'status' order by c.changed_at desc limit 1;
    if private.caller_role() <> 'authenticated'
       or (last.changed_by = private.uid() and last.from_status = new.status
         and last.to_status = old.status
         and last.changed_at > clock_timestamp() - interval '10 minutes') is not true then
      raise exception 'ticket_move_not_allowed' using errcode = 'PT409';
    end if;
  end if;
  if new.status <> 'closed' and new.merged_into is not null then
    raise exception 'ticket_move_not_allowed' using errcode = 'PT409';
  end if;
  new.solved_at := case new.status
    when 'solved' then clock_timestamp()
    when 'closed' then old.solved_at end;
  new.closed_at := case when new.status = 'closed' then clock_timestamp() end;
  insert into public.feedback_changes (ticket_id, from_status, to_status, changed_by)
    values (new.id, old.status, new.status, private.uid());
  return new;
end
$$;
comment on function private.move_ticket is
  'Trigger: refuses ways that a ticket does not go, with ticket_move_not_allowed, and keeps every '
  'change and when it was solved.';

create or replace function private.check_lead_move() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  last public.submission_status_changes;
begin
  -- A restore or the owner's own hand sets what has to be set.
  if private.caller_role() <> 'authenticated'
     or private.lead_may_move(old.status, new.status) then
    return new;
  end if;
  -- Taking back one's own last move, while it is fresh and nobody has moved the lead since.
  select * into last from public.submission_status_changes c
    where c.submission_id = old.id order by c.changed_at desc limit 1;
  if last.changed_by = private.uid() and last.from_status = new.status
     and last.to_status = old.status
     and last.changed_at > clock_timestamp() - interval '10 minutes' then
    return new;
  end if;
  raise exception 'lead_move_not_allowed' using errcode = 'check_violation';
end
$$;
comment on function private.check_lead_move is
  'Trigger: refuses ways that a lead does not go, with lead_move_not_allowed.';

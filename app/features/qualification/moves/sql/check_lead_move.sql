drop function if exists private.check_lead_move();
create or replace function private.check_lead_move(p_lead_id uuid, p_from text, p_to text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  last public.submission_status_changes;
begin
  -- A restore or the owner's own hand sets what has to be set.
  if private.caller_role() <> 'authenticated'
     or private.lead_may_move(p_from, p_to) then
    return;
  end if;
  -- Undo of the own last move, while it is fresh and nobody has moved the lead since.
  select * into last from public.submission_status_changes c
    where c.submission_id = p_lead_id order by c.changed_at desc limit 1;
  if last.changed_by = private.uid() and last.from_status = p_to
     and last.to_status = p_from
     and private.undo_is_open(last.changed_at) then
    return;
  end if;
  raise exception 'lead_move_not_allowed' using errcode = 'PT409';
end
$$;
comment on function private.check_lead_move is
  'Step: refuses ways that a lead does not go, with lead_move_not_allowed.';

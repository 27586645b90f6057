create or replace function private.lead_move_undone(p_lead_id uuid, p_from text, p_to text) returns uuid
language plpgsql stable security definer set search_path = ''
as $$
declare
  last public.submission_status_changes;
begin
  select * into last from public.submission_status_changes c
    where c.submission_id = p_lead_id order by c.changed_at desc, c.id desc limit 1;
  -- The caller's last move, within its time limit and if the lead was not moved since. Moves by the deal are undone at the deal.
  if last.changed_by = private.uid() and last.from_status = p_to and last.to_status = p_from
     and last.cause is null and private.undo_is_open(last.changed_at) then
    return coalesce(last.act, last.id);
  end if;
  return null;
end
$$;
comment on function private.lead_move_undone is
  'The operation of the move that this one undoes, or its id where it has none; null where it undoes none.';

drop function if exists private.check_lead_move();
create or replace function private.check_lead_move(p_lead_id uuid, p_from text, p_to text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  -- A restore, the owner in a console, and a move of the deal may set any status.
  if private.caller_role() <> 'authenticated' or pg_trigger_depth() > 1
     or private.lead_may_move(p_from, p_to) then
    return;
  end if;
  if private.lead_move_undone(p_lead_id, p_from, p_to) is null then
    raise exception 'lead_move_not_allowed' using errcode = 'PT409';
  end if;
end
$$;
comment on function private.check_lead_move is
  'Step: refuses forbidden moves of a lead with lead_move_not_allowed.';

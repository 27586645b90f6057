-- not null: *
create or replace function public.undo_deal_move(p_deal uuid, p_event bigint) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  deal public.crm_deals := private.deal_for_change(p_deal);
  move public.crm_events;
  before jsonb;
begin
  if deal.id is null then
    return '{"done": false, "why": "gone"}';
  end if;
  select * into move from public.crm_events e
    where e.subject_id = deal.id and e.kind = any (private.deal_moves())
    order by e.at desc, e.id desc limit 1;
  before := move.details -> 'before';
  if move.id is distinct from p_event or before is null or move.actor is distinct from private.uid()
    or move.at < now() - interval '1 minute' then
    return private.deal_refusal(deal, 'moved');
  end if;
  if not private.restore_deal_stage(deal.id, move) then
    return private.deal_refusal(deal, 'stage');
  end if;
  perform pg_notify('lists_changed', 'deals');
  return jsonb_build_object('done', true, 'stage', move.from_value, 'event', null);
end
$$;
grant execute on function public.undo_deal_move to authenticated;
comment on function public.undo_deal_move is
  'Undoes a move that the caller has made within the last minute, as long as it is the deal''s '
  'last one. Returns the same as move_deal(). Refuses with crm_update_missing.';

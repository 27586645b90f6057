-- not null: id, went
create or replace function public.undo_deal_moves(
  p_act uuid, p_after uuid default null, p_limit integer default 200
) returns table (id uuid, went boolean)
language plpgsql security definer set search_path = ''
as $$
declare
  move public.crm_events;
  deal public.crm_deals;
begin
  for move in
    select e.* from public.crm_events e
    where e.act = p_act and e.actor = private.uid() and e.subject = 'deal' and e.kind = any (private.deal_moves())
      and (p_after is null or e.subject_id > p_after)
    order by e.subject_id limit least(p_limit, 200)
  loop
    deal := private.deal_for_change(move.subject_id);
    id := move.subject_id;
    went := deal.id is not null and private.undo_is_open(move.at)
      and not exists (select from public.crm_events l where l.subject_id = move.subject_id
        and l.kind = any (private.deal_moves()) and (l.at, l.id) > (move.at, move.id));
    went := went and private.restore_deal_stage(deal.id, move);
    return next;
  end loop;
  perform pg_notify('lists_changed', 'deals');
end
$$;
grant execute on function public.undo_deal_moves to authenticated;
comment on function public.undo_deal_moves is
  'Moves back the deals that the caller has moved in one operation of the last ten minutes, with their leads, and '
  'returns for each whether it went. A deal that was moved since stays. Refuses with crm_update_missing.';

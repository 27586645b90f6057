-- not null: *
create or replace function public.reopen_deals_of_leads(p_leads uuid[], p_act uuid) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  deal uuid;
  move public.crm_events;
  opened integer := 0;
begin
  if not public.has_permission(private.uid(), 'crm', 'update') then
    perform private.refuse('crm_update_missing');
  end if;
  for deal in
    select d.id from public.crm_deals d
      where d.id in (select s.deal_id from public.qualification_submissions s where s.id = any (p_leads))
        and d.is_active and d.product = any (private.products_in('crm', 'update'))
      order by d.id for update
  loop
    select * into move from public.crm_events e
      where e.subject_id = deal and e.kind = any (private.deal_moves()) order by e.at desc, e.id desc limit 1;
    -- As long as a move of a lead can be undone.
    if move.act = p_act and move.kind = 'lost' and move.actor = private.uid()
      and private.undo_is_open(move.at) and private.restore_deal_stage(deal, move) then
      opened := opened + 1;
    end if;
  end loop;
  if opened > 0 then
    perform pg_notify('lists_changed', 'deals');
  end if;
  return opened;
end
$$;
grant execute on function public.reopen_deals_of_leads to authenticated;
comment on function public.reopen_deals_of_leads is
  'Reopens the deals of these leads that lose_deals_of_leads() has closed in an operation of the caller in the last '
  'ten minutes, unless they were moved since; returns how many. Refuses with crm_update_missing.';

drop function if exists public.take_back_owners(uuid, uuid, integer);
-- not null: id, went
create or replace function public.undo_deal_owners(
  p_act uuid, p_after uuid default null, p_limit integer default 200
) returns table (id uuid, went boolean)
language plpgsql security definer set search_path = ''
as $$
begin
  if not public.has_permission(private.uid(), 'crm', 'update') then
    perform private.refuse('crm_update_missing');
  end if;
  return query
    with places as materialized (
      select e.id as event, e.subject_id as deal, e.from_value::uuid as was, e.to_value::uuid as got
      from public.crm_events e
      where e.act = p_act and e.actor = private.uid() and e.subject = 'deal' and e.kind = 'owner'
        and (p_after is null or e.subject_id > p_after)
      order by e.subject_id limit least(p_limit, 200)
    ), held as (
      select d.id, g.was from public.crm_deals d join places g on g.deal = d.id
      where d.is_active and d.product = any (private.products_in('crm', 'update'))
        and d.owner_id is not distinct from g.got
        -- A former owner without access to the CRM gets no deal back.
        and (g.was is null or private.may(g.was, 'crm', 'read'))
        and not exists (select from public.crm_events l
          where l.subject_id = g.deal and l.kind = 'owner' and l.id > g.event)
      order by d.id for update of d
    ), back as (
      update public.crm_deals d set owner_id = h.was from held h where d.id = h.id returning d.id
    )
    select g.deal, exists (select from back b where b.id = g.deal) from places g order by g.deal;
  perform pg_notify('lists_changed', 'deals');
end
$$;
grant execute on function public.undo_deal_owners to authenticated;
comment on function public.undo_deal_owners is
  'Restores the owners of deals that the caller has assigned in one operation, and returns for each whether it was '
  'restored. A deal whose owner was changed since keeps it. Refuses with crm_update_missing.';

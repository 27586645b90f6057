drop function if exists public.lose_deals_of_leads(uuid[], uuid, text, text);
drop function if exists public.reopen_deals_of_leads(uuid[], uuid);
drop function if exists public.deals_open_with_leads(uuid[]);
drop function if exists private.open_deals_of_leads(uuid[], boolean);
-- not null: *
create or replace function public.deals_of_moving_leads(p_leads uuid[], p_status text)
returns table (id uuid, title text, value numeric, needs_value boolean)
language plpgsql security definer set search_path = ''
as $$
begin
  if not public.has_permission(private.uid(), 'crm', 'update') then
    perform private.refuse('crm_update_missing');
  end if;
  -- Locks deals before their leads, in a fixed order, as a move of a deal does.
  perform from public.crm_deals d
    where d.id in (select s.deal_id from public.qualification_submissions s where s.id = any (p_leads))
    order by d.id for update;
  if p_status not in ('lost', 'spam', 'converted') then
    return;
  end if;
  return query
    select d.id, d.title, d.value, g.needs_value
    from public.crm_deals d
    join public.crm_stages g on g.pipeline_id = d.pipeline_id and g.is_active
      and g.kind = case p_status when 'converted' then 'won' else 'lost' end
    where d.id in (select s.deal_id from public.qualification_submissions s
        where s.id = any (p_leads) and private.lead_may_move(s.status, p_status) and (p_status <> 'spam' or d.lead_id = s.id))
      and d.is_active and d.state = 'open' and private.deal_follows(d.product)
      and (p_status = 'spam' or g.lead_status = p_status)
      and (p_status = 'converted' or not private.has_other_leads(d.id, p_leads))
    order by d.id;
end
$$;
grant execute on function public.deals_of_moving_leads to authenticated;
comment on function public.deals_of_moving_leads is
  'Open deals that end with these leads as they become lost, spam or converted, and whether winning needs a value. '
  'Locks all their deals until the transaction ends. Refuses with crm_update_missing.';

drop function if exists private.own_deal_of_lead(uuid, uuid);
create or replace function private.own_deal_of_lead(p_deal_id uuid, p_owner_id uuid, p_former_id uuid default null)
returns void
language sql security definer set search_path = ''
as $$
  -- A deal with another owner keeps it: they may have been chosen for it, and a known contact may send another lead
  -- while a colleague works on the deal.
  update public.crm_deals d set owner_id = p_owner_id
    where d.id = p_deal_id and (d.owner_id is null or d.owner_id = p_former_id)
      and d.owner_id is distinct from p_owner_id and d.closed_at is null and d.is_active
$$;
comment on function private.own_deal_of_lead is
  'Gives the open deal of a lead to the lead''s new owner, where it has none or that of the lead before.';

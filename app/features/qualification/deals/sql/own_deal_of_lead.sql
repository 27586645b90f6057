create or replace function private.own_deal_of_lead(p_deal_id uuid, p_owner_id uuid) returns void
language sql security definer set search_path = ''
as $$
  -- A deal that has an owner keeps her: she may have been chosen for it, and a person may write again about
  -- what a colleague is long at work on.
  update public.crm_deals d set owner_id = p_owner_id
    where d.id = p_deal_id and d.owner_id is null and d.closed_at is null and d.is_active
$$;
comment on function private.own_deal_of_lead is
  'The open deal of a lead that gets an owner is hers too, if it is nobody''s.';

-- expand
-- A new lead's deal is inserted before the lead itself: the trigger that inserts it runs before the lead has its row.
alter table public.crm_deals alter constraint crm_deals_lead_id_fkey deferrable initially deferred;

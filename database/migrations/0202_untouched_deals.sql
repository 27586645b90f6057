-- Somebody's open deals by when they were last touched: the first screen and the digest count those that stand still.
-- expand

create index crm_deals_of_owner_untouched on public.crm_deals (owner_id, touched_at)
  where is_active and state = 'open';

drop policy if exists crm_deals_server on public.crm_deals;
create policy crm_deals_server on public.crm_deals for select to service_role using (true);

drop policy if exists crm_deals_staff on public.crm_deals;
create policy crm_deals_staff on public.crm_deals for select to authenticated
  using (product = any ((select private.products_in('crm', 'read'))::text[]));

-- Triggers of the previous release, which had one for each step.
drop trigger if exists a_follow_merge on public.crm_deals;
drop trigger if exists follow_product_of_deal on public.crm_deals;
drop trigger if exists keep_deal_times on public.crm_deals;
drop trigger if exists keep_deal_words on public.crm_deals;
drop trigger if exists mark_lead_day_of_deal on public.crm_deals;
drop trigger if exists mark_open_deal on public.crm_deals;
drop trigger if exists record_deal_events on public.crm_deals;
drop trigger if exists spread_product on public.crm_deals;
drop trigger if exists spread_product_to_client on public.crm_deals;
drop trigger if exists take_company_products on public.crm_deals;
drop trigger if exists take_product_of_pipeline on public.crm_deals;
drop function if exists
  private.follow_product_of_deal(), private.mark_open_deal(), private.spread_product(), private.take_company_products(),
  private.take_product_of_pipeline();

create or replace trigger crm_deals_before_insert before insert on public.crm_deals
  for each row execute function private.crm_deals_before_insert();
create or replace trigger crm_deals_after_insert after insert on public.crm_deals
  for each row when (new.organization_id is not null)
  execute function private.crm_deals_after_insert();
create or replace trigger crm_deals_before_update before update on public.crm_deals
  for each row when (old.* is distinct from new.*)
  execute function private.crm_deals_before_update();
create or replace trigger crm_deals_after_update after update on public.crm_deals
  for each row when (old.* is distinct from new.*)
  execute function private.crm_deals_after_update();
-- Statement triggers for inserts and deletes, since an import inserts hundreds of rows at once.
create or replace trigger keep_words_of_new_deals after insert on public.crm_deals
  referencing new table as added for each statement
  execute function private.keep_words_of_new_deals();
create or replace trigger mark_new_deals after insert on public.crm_deals
  referencing new table as added for each statement execute function private.mark_new_deals();
create or replace trigger record_new_deals after insert on public.crm_deals
  referencing new table as added for each statement execute function private.record_new_deals();
create or replace trigger spread_products_of_new_deals after insert on public.crm_deals
  referencing new table as added for each statement
  execute function private.spread_products_of_new_deals();
create or replace trigger mark_gone_deals after delete on public.crm_deals
  referencing old table as gone for each statement execute function private.mark_gone_deals();
create or replace trigger record_gone_deals after delete on public.crm_deals
  referencing old table as gone for each statement execute function private.record_gone_deals();

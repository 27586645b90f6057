drop policy if exists crm_deals_server on public.crm_deals;
create policy crm_deals_server on public.crm_deals for select to service_role using (true);

drop policy if exists crm_deals_staff on public.crm_deals;
create policy crm_deals_staff on public.crm_deals for select to authenticated
  using (product = any ((select private.products_in('crm', 'read'))::text[]));

create or replace trigger a_follow_merge before insert or update of contact_id on public.crm_deals
  for each row execute function private.follow_merge();
create or replace trigger take_product_of_pipeline before insert or update of pipeline_id, product
  on public.crm_deals for each row execute function private.take_product_of_pipeline();
create or replace trigger spread_product after update of product, contact_id
  on public.crm_deals for each row execute function private.spread_product();
create or replace trigger spread_product_to_client after insert or update of organization_id, pipeline_id, product
  on public.crm_deals for each row when (new.organization_id is not null)
  execute function private.spread_product_to_client();
create or replace trigger mark_open_deal
  after update of contact_id, stage_id, is_active on public.crm_deals
  for each row execute function private.mark_open_deal();
create or replace trigger take_company_products after update of company_id, product
  on public.crm_deals for each row when (new.company_id is not null)
  execute function private.take_company_products();
create or replace trigger follow_product_of_deal after update of pipeline_id, product
  on public.crm_deals for each row when (old.product is distinct from new.product)
  execute function private.follow_product_of_deal();
create or replace trigger keep_deal_times before insert or update on public.crm_deals
  for each row execute function private.keep_deal_times();
create or replace trigger record_deal_events after update
  on public.crm_deals for each row execute function private.record_deal_events();
create or replace trigger keep_deal_words after update of title, contact_id, company_id
  on public.crm_deals for each row execute function private.keep_deal_words();
-- What comes and what goes is looked at by statement, as an import brings hundreds in one.
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
-- Not "update of": the state is set by a trigger. One that is deleted leaves its leads, which are marked.
create or replace trigger mark_lead_day_of_deal after update on public.crm_deals
  for each row when ((old.state, old.is_active) is distinct from (new.state, new.is_active))
  execute function private.mark_lead_day_of_deal();

drop function if exists private.mark_open_deal(uuid[]);
create or replace function private.crm_deals_after_update() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  started constant boolean := (old.stage_id, old.is_active) is distinct from (new.stage_id, new.is_active)
    and private.begin_operation('move', gen_random_uuid());
begin
  if old.product <> new.product then
    update public.crm_tasks t set product = new.product where t.deal_id = new.id;
  end if;
  if (old.title, old.contact_id, old.company_id)
      is distinct from (new.title, new.contact_id, new.company_id) then
    perform private.index_deal_search(new);
  end if;
  if (old.state, old.is_active) is distinct from (new.state, new.is_active) then
    perform private.mark_lead_day_of_deal(new.id);
  end if;
  if (old.contact_id, old.stage_id, old.is_active)
      is distinct from (new.contact_id, new.stage_id, new.is_active) then
    -- Lists filter contacts by whether they have an open deal.
    update private.contact_words w set open_deal = not w.open_deal
      where w.id in (new.contact_id, old.contact_id) and w.open_deal <> private.has_open_deal(w.id);
  end if;
  if old.stage_id <> new.stage_id then
    perform private.queue_webhooks(
      case when new.state <> old.state and new.state <> 'open' then 'deal.' || new.state else 'deal.moved' end,
      new.product, new.id, jsonb_build_object('stage_id', new.stage_id, 'previous_stage_id', old.stage_id,
        'state', new.state));
  end if;
  perform private.record_deal_events(old, new);
  perform private.move_leads_with_deal(old, new);
  perform private.end_operation(started);
  -- The product follows the pipeline, also where the statement does not name the product.
  if (old.product, old.contact_id) is distinct from (new.product, new.contact_id) then
    perform private.add_contact_product(new.contact_id, new.product);
  end if;
  if new.organization_id is not null
      and (old.product, old.organization_id) is distinct from (new.product, new.organization_id) then
    perform private.add_client_product(new.organization_id, new.product);
  end if;
  if new.company_id is not null
      and (old.product, old.company_id) is distinct from (new.product, new.company_id) then
    perform private.add_company_products(new.company_id, array[new.product]);
  end if;
  return null;
end
$$;
comment on function private.crm_deals_after_update is
  'Trigger: product of the tasks, search row, sums, history, leads, and the products of contact, client and company of '
  'a changed deal.';

-- not null: *
create or replace function public.edit_deal(p_deal uuid, p_seen integer, p_changes jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  -- Locked before the deal, in the lock order of a merge: contacts, then their deals.
  contact constant uuid := private.lock_merge_target((p_changes ->> 'contact_id')::uuid);
  deal public.crm_deals := private.deal_for_change(p_deal);
  input public.crm_deals;
begin
  if deal.id is null then
    return '{"done": false, "why": "gone"}';
  end if;
  if deal.revision <> p_seen then
    return private.deal_refusal(deal, 'changed');
  end if;
  input := jsonb_populate_record(deal, (
    select coalesce(jsonb_object_agg(c.key, c.value), '{}') from jsonb_each(p_changes) c
    where c.key in ('title', 'value', 'owner_id', 'expected_close', 'contact_id', 'company_id',
      'close_note')));
  input.contact_id := coalesce(contact, input.contact_id);
  input.title := left(btrim(input.title), 200);
  if coalesce(input.title, '') = '' then
    return private.deal_refusal(deal, 'title');
  end if;
  if input.value is null or input.value < 0 or input.value = 0 and exists (
      select from public.crm_stages s where s.id = deal.stage_id and s.needs_value) then
    return private.deal_refusal(deal, 'value');
  end if;
  if input.owner_id is distinct from deal.owner_id and input.owner_id is not null
    and not private.may(input.owner_id, 'crm', 'read') then
    return private.deal_refusal(deal, 'owner');
  end if;
  if input.contact_id is distinct from deal.contact_id and not exists (
      select from public.crm_contacts c where c.id = input.contact_id and c.is_active
        and c.merged_into is null and (c.products && private.products_in('crm', 'read')
          or private.in_every_product('crm', 'read'))) then
    return private.deal_refusal(deal, 'contact');
  end if;
  if input.company_id is distinct from deal.company_id and input.company_id is not null
    and not exists (select from public.crm_companies o where o.id = input.company_id and o.is_active
      and (o.products && private.products_in('crm', 'read')
        or private.in_every_product('crm', 'read'))) then
    return private.deal_refusal(deal, 'company');
  end if;
  update public.crm_deals d set title = input.title, value = input.value, owner_id = input.owner_id,
      expected_close = input.expected_close, contact_id = input.contact_id,
      company_id = input.company_id, close_note = input.close_note, touched_at = now()
    where d.id = deal.id and (d.title, d.value, d.owner_id, d.expected_close, d.contact_id,
      d.company_id, d.close_note) is distinct from (input.title, input.value, input.owner_id,
      input.expected_close, input.contact_id, input.company_id, input.close_note);
  if found then
    perform pg_notify('lists_changed', 'deals');
  end if;
  return jsonb_build_object('done', true, 'stage', deal.stage_id, 'event', null);
end
$$;
grant execute on function public.edit_deal to authenticated;
comment on function public.edit_deal is
  'Changes title, value, owner_id, expected_close, contact_id, company_id or close_note of a deal as '
  'it was seen. Returns {done} or {done: false, why, by, at}: gone, changed (by a colleague '
  'meanwhile), title, value, owner, contact or company. Refuses with crm_update_missing.';

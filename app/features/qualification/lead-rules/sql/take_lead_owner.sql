create or replace function private.take_lead_owner() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  product text := private.product_of_source(new.source);
  given record;
begin
  if new.owner_id is not null
      or private.place_of_lead(new.status, new.review_reason, new.cleared_at) = 6 then
    return new;
  elsif tg_op = 'UPDATE' then
    if private.place_of_lead(old.status, old.review_reason, old.cleared_at) < 6 then
      return new;
    end if;
  end if;
  -- Not worth a lead either. It waits for the next round then.
  begin
    if new.source like '%by\_hand' then
      -- Whoever was on the telephone goes on with it; the rules are for what nobody has seen yet.
      new.owner_id := case when private.may_own_lead(private.uid(), product) then private.uid() end;
      if new.owner_id is not null then
        perform private.record_crm_event('lead', new.id, new.contact_id, product, 'owner', null,
          new.owner_id::text, '{"by_hand": true}');
      end if;
      return new;
    end if;
    given := private.owner_by_rules(new.service, new.source, product, new.locale);
    if given.rule_id is null then
      if exists (select from public.lead_assignment_rules r where r.is_active) then
        perform private.record_crm_event('lead', new.id, new.contact_id, product, 'owner_missed');
      end if;
      return new;
    end if;
    perform private.record_crm_event('lead', new.id, new.contact_id, product,
      case when given.owner_id is null then 'owner_missed' else 'owner' end, null,
      given.owner_id::text, jsonb_build_object('rule', given.rule_name, 'rule_id', given.rule_id));
    new.owner_id := given.owner_id;
    if given.owner_id is null then
      new.owner_sought_at := now();
    else
      perform private.own_deal_of_lead(new.deal_id, new.owner_id);
    end if;
  exception when others then
    raise warning 'lead % kept without owner: % %', new.id, sqlstate, sqlerrm;
    new.owner_id := null;
    new.owner_sought_at := now();
    perform private.record_failed_step(new, 'owner');
  end;
  return new;
end
$$;
comment on function private.take_lead_owner is
  'Trigger: a lead that comes, or turns out to be none of spam, goes to whom the rules give it, in its own '
  'transaction: there is no moment in which it is nobody''s, and a rule costs two reads.';

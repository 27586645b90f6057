create or replace function private.record_deal_stay(
  former public.crm_deals, deal public.crm_deals, p_at timestamptz
) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  returned boolean;
begin
  if deal.stage_id <> former.stage_id then
    returned := exists (select from private.deal_stays s where s.deal_id = deal.id and s.stage_id = former.stage_id);
    insert into private.deal_stays (deal_id, stage_id, ended_at, days, product, is_repeated)
      select deal.id, g.id, p_at, extract(epoch from p_at - e.at) / 86400, case when deal.is_active then deal.product end,
        returned
      from public.crm_stages g
      cross join lateral (
        select o.at, o.kind, o.details from public.crm_events o
        where o.subject = 'deal' and o.subject_id = deal.id
          and o.kind in ('opened', 'moved', 'won', 'lost', 'reopened', 'pipeline')
        order by o.at desc, o.id desc limit 1
      ) e
      where g.id = former.stage_id and g.kind = 'open'
        -- Deals older than the record of events have no known entry into their stage.
        and not (e.kind = 'opened' and e.details ? 'recovered');
    if returned then
      update private.deal_stays s set is_repeated = true
        where s.deal_id = deal.id and s.stage_id = former.stage_id and not s.is_repeated;
    end if;
  end if;
  if (deal.product, deal.is_active) <> (former.product, former.is_active) then
    update private.deal_stays s set product = case when deal.is_active then deal.product end
      where s.deal_id = deal.id;
  end if;
end
$$;
comment on function private.record_deal_stay is
  'Step: records the stay in an open stage that a deal leaves, from the event of its entry, and which product '
  'its stays count for. Runs before the event of the leave is recorded.';

create or replace function private.move_deal_with_lead(
  former public.qualification_submissions, lead public.qualification_submissions, p_undone uuid
) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  deal public.crm_deals;
  move public.crm_events;
  stage public.crm_stages;
  lost public.qualification_submissions;
  held boolean;
  undoes boolean;
begin
  select * into deal from public.crm_deals d where d.id = lead.deal_id for update;
  if deal.id is null then
    return;
  end if;
  -- Another request of the same person is still worked on.
  held := private.has_other_leads(deal.id, array[lead.id]);
  perform private.count_lost_leads(deal.id);
  -- Its deal has moved this lead.
  if pg_trigger_depth() > 1 or not private.deal_follows(deal.product) then
    return;
  end if;
  select * into move from public.crm_events e
    where e.subject_id = deal.id and e.subject = 'deal'
      and (e.kind = any (private.deal_moves()) or e.kind in ('put_away', 'brought_back'))
    order by e.at desc, e.id desc limit 1;

  -- Ending a lead again, with another reason or another choice for its deal, is no undo.
  undoes := coalesce(move.act = p_undone and move.kind <> 'put_away'
    and (lead.status not in ('lost', 'spam', 'converted') or (lead.close_reason, lead.keeps_deal)
      is not distinct from (select (c.close_reason, c.kept_deal) from public.submission_status_changes c
        where c.submission_id = lead.id and c.to_status = lead.status
        order by c.changed_at desc, c.id desc offset 1 limit 1)), false);
  if undoes then
    undoes := private.restore_deal_stage(deal.id, move);
  end if;
  if undoes then
    null;
  elsif lead.status in ('lost', 'spam') then
    if held or not deal.is_active or deal.state = 'lost' or deal.state = 'won' and former.status <> 'converted'
        or deal.state = 'open' and lead.keeps_deal then
      return;
    end if;
    -- Undoing the conversion of a lead also undoes the sale.
    if deal.state = 'won' and deal.organization_id is not null then
      raise exception 'deal_has_client' using errcode = 'PT409';
    end if;
    -- A spam lead does not move the deal of a lost lead.
    lost := lead;
    if lead.status = 'spam' then
      select * into lost from public.qualification_submissions o
        where o.deal_id = deal.id and o.status = 'lost' order by o.created_at desc, o.id limit 1;
    end if;
    if lost.id is null then
      if deal.lead_id is distinct from lead.id or deal.state <> 'open' then
        return;
      end if;
      update public.crm_deals d set is_active = false where d.id = deal.id;
    elsif lost.keeps_deal and deal.state = 'open' then
      return;
    else
      select * into stage from public.crm_stages s where s.pipeline_id = deal.pipeline_id
        and s.kind = 'lost' and s.is_active and s.lead_status = 'lost';
      if stage.id is null then
        return;
      end if;
      update public.crm_deals d set stage_id = stage.id,
          close_reason = coalesce(lost.close_reason, 'other'), close_note = lost.close_note
        where d.id = deal.id;
    end if;
  elsif lead.status = 'converted' then
    select * into stage from public.crm_stages s where s.pipeline_id = deal.pipeline_id
      and s.kind = 'won' and s.is_active and s.lead_status = 'converted';
    if stage.id is null or deal.state <> 'open' or not deal.is_active then
      return;
    end if;
    if stage.needs_value and deal.value <= 0 then
      if private.caller_role() = 'authenticated' then
        raise exception 'deal_needs_value' using errcode = 'PT409';
      end if;
      return;
    end if;
    update public.crm_deals d set stage_id = stage.id, close_reason = coalesce(lead.close_reason, 'other'),
        close_note = lead.close_note
      where d.id = deal.id;
  elsif not deal.is_active then
    if former.status <> 'spam' or move.kind <> 'put_away' or move.details ->> 'cause' is distinct from 'lead' then
      return;
    end if;
    update public.crm_deals d set is_active = true where d.id = deal.id;
  elsif deal.state = 'lost' and former.status in ('lost', 'spam')
      or deal.state = 'won' and former.status = 'converted' then
    -- The work for the client has started.
    if deal.state = 'won' and deal.organization_id is not null then
      raise exception 'deal_has_client' using errcode = 'PT409';
    end if;
    update public.crm_deals d set stage_id = private.stage_before(deal, move) where d.id = deal.id;
  elsif deal.state = 'open' and p_undone is null then
    select s.* into stage from public.crm_stages s join public.crm_stages o on o.id = deal.stage_id
      where s.pipeline_id = deal.pipeline_id and s.kind = 'open' and s.is_active
        and s.lead_status = lead.status and (not s.needs_value or deal.value > 0)
      order by s.position, s.id limit 1;
    -- Forwards only.
    if stage.id is null or stage.position <= (select o.position from public.crm_stages o where o.id = deal.stage_id) then
      return;
    end if;
    update public.crm_deals d set stage_id = stage.id where d.id = deal.id;
  else
    return;
  end if;
  update public.crm_events e set details = e.details || jsonb_build_object('cause', 'lead')
      || case when p_undone is not null and e.kind = 'brought_back'
        then jsonb_build_object('undo', move.id::text) else '{}' end
    where e.id = (select k.id from public.crm_events k where k.subject_id = deal.id and k.subject = 'deal'
      and (k.kind = any (private.deal_moves()) or k.kind in ('put_away', 'brought_back'))
      order by k.at desc, k.id desc limit 1);
  perform pg_notify('lists_changed', 'deals');
end
$$;
comment on function private.move_deal_with_lead is
  'Step: moves the deal of a lead whose status has changed, as its pipeline says; p_undone is the operation that this '
  'change undoes, and then the deal is as it was. A deal with another open lead stays. PT409: deal_needs_value, '
  'deal_has_client.';

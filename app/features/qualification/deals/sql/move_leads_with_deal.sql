create or replace function private.move_leads_with_deal(former public.crm_deals, deal public.crm_deals) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  lead public.qualification_submissions;
  change public.submission_status_changes;
  stage public.crm_stages;
  move public.crm_events;
  undone uuid;
  target text;
  followed boolean := false;
begin
  -- A lead has moved the deal: only an end reaches its other leads.
  if deal.stage_id = former.stage_id or pg_trigger_depth() > 1 and deal.state = 'open'
      or not exists (select from public.qualification_submissions s where s.deal_id = deal.id) then
    return;
  end if;
  select * into stage from public.crm_stages s where s.id = deal.stage_id;
  -- The move before this one.
  select * into move from public.crm_events e where e.subject_id = deal.id and e.subject = 'deal'
    and e.kind = any (private.deal_moves()) order by e.at desc, e.id desc offset 1 limit 1;
  if move.from_value = deal.stage_id::text and move.to_value = former.stage_id::text
      and move.actor = private.uid() and private.undo_is_open(move.at) then
    undone := move.act;
  end if;
  for lead in
    select * from public.qualification_submissions s where s.deal_id = deal.id order by s.id for update
  loop
    select * into change from public.submission_status_changes c
      where c.submission_id = lead.id order by c.changed_at desc, c.id desc limit 1;
    target := case
      when undone is not null and change.act = undone and change.changed_by = private.uid()
        and change.to_status = lead.status then change.from_status
      when lead.status = 'spam' or lead.status = 'lost' and (change.act = move.act) is not true then null
      when deal.state = 'lost' then stage.lead_status
      when deal.state = 'won' then stage.lead_status
      when former.state <> 'open' and lead.status in ('lost', 'converted') then
        coalesce(stage.lead_status, case when change.from_status in ('contacted', 'qualified')
          then change.from_status end, 'contacted')
      -- Forwards only.
      when undone is null and array_position('{new,contacted,qualified}'::text[], lead.status)
        < array_position('{new,contacted,qualified}'::text[], stage.lead_status) then stage.lead_status end;
    if target is not null and target <> lead.status and private.lead_follows(lead.source) then
      perform private.set_lead_status(lead.id, target, deal,
        undone is not null and change.act = undone and target = change.from_status);
      followed := true;
    end if;
  end loop;
  -- A deal that is won or reopened after all its leads were lost independently moves the newest one.
  if not (followed or undone is not null and deal.state = 'open') and former.state <> deal.state and deal.state <> 'lost'
      and not private.has_other_leads(deal.id, '{}') then
    select * into lead from public.qualification_submissions s
      where s.deal_id = deal.id order by s.status = 'spam', s.created_at desc, s.id limit 1;
    target := case deal.state when 'won' then stage.lead_status else coalesce(stage.lead_status, 'contacted') end;
    if target is not null and private.lead_follows(lead.source) then
      perform private.set_lead_status(lead.id, target, deal, false);
    end if;
  end if;
end
$$;
comment on function private.move_leads_with_deal is
  'Step: moves the leads of a deal that came to another stage, as its pipeline says: won, lost and reopened with it, '
  'and forwards with an open stage. An own move that is undone within ten minutes puts its leads back too.';

-- Deals that were on record as opened in a won or lost stage, long before they ended: those that were there
-- before events were kept, and those that were brought in with their past. They were opened in the first open
-- stage of their pipeline, which is assumed, and moved when they ended, as private.record_new_deals() keeps it
-- from now on.
-- expand

create temporary table opened_as_ended on commit drop as
  select e.id, e.subject_id, e.contact_id, e.product, e.details, e.actor, e.at, s.kind, o.id as open_stage,
    s.id as stage, coalesce((e.details #>> '{deal,closed}')::timestamptz, p.closed_at, d.closed_at) as closed_at
  from public.crm_events e
  join public.crm_stages s on s.id::text = e.to_value and s.kind <> 'open'
  cross join lateral (select g.id from public.crm_stages g
    where g.pipeline_id = s.pipeline_id and g.kind = 'open' order by g.position, g.id limit 1) o
  left join private.deal_spans p on p.deal_id = e.subject_id and p.from_at = e.at and p.stage_id = s.id
  left join public.crm_deals d on d.id = e.subject_id and d.stage_id = s.id
  where e.subject = 'deal' and e.kind = 'opened';
-- Until what happened next nobody can have moved it.
delete from opened_as_ended r where r.closed_at is null or r.closed_at <= r.at
  or exists (select from public.crm_events n where n.subject = 'deal' and n.subject_id = r.subject_id
    and n.id <> r.id and n.at < r.closed_at);

-- What is past sets no rule off.
select set_config('forja.rules_rest', 'on', true);
insert into public.crm_events (subject, subject_id, contact_id, product, kind, from_value, to_value, details, actor, at)
  select 'deal', r.subject_id, r.contact_id, r.product, r.kind, r.open_stage::text, r.stage::text,
    jsonb_set(r.details || '{"recovered": true}', '{deal,closed}', to_jsonb(r.closed_at)), r.actor, r.closed_at
  from opened_as_ended r order by r.closed_at, r.id;
select set_config('forja.rules_rest', '', true);
update public.crm_events e set to_value = r.open_stage::text,
    details = e.details || '{"recovered": true}' || jsonb_build_object('deal',
      e.details -> 'deal' || jsonb_build_object('stage', r.open_stage, 'closed', null))
  from opened_as_ended r where e.id = r.id;

with moved as (
  update private.deal_spans p set from_at = r.closed_at
    from opened_as_ended r
    where p.deal_id = r.subject_id and p.from_at = r.at and p.stage_id = r.stage
    returning p.deal_id, p.pipeline_id, p.value, p.expected_close, p.owner_id, r.at, r.closed_at, r.open_stage)
insert into private.deal_spans
    (deal_id, pipeline_id, stage_id, is_open, value, expected_close, owner_id, from_at, until_at)
  select m.deal_id, m.pipeline_id, m.open_stage, true, m.value, m.expected_close, m.owner_id, m.at, m.closed_at
  from moved m;

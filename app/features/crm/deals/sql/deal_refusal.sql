drop function if exists private.deal_stands(public.crm_deals, text);
create or replace function private.deal_refusal(p_deal public.crm_deals, p_why text) returns jsonb
language sql stable
return jsonb_build_object('done', false, 'why', p_why, 'stage', p_deal.stage_id,
  'stageName', (select g.name from public.crm_stages g where g.id = p_deal.stage_id),
  'revision', p_deal.revision) || coalesce((
    select jsonb_build_object('by', u.display_name, 'at', e.at)
    from public.crm_events e left join public.user_profiles u on u.user_id = e.actor
    where e.subject_id = p_deal.id and (p_why <> 'moved' or e.kind = any (private.deal_moves()))
    order by e.at desc, e.id desc limit 1), '{}');
comment on function private.deal_refusal is
  'The refusal of a change of a deal: the code, its present stage, and who moved it there and when.';

-- not null: id, title, contact_id, value, pipeline_id, stage_id, stage_name, state, stage_since, created_at, source, revision, idle_days, stalled
create or replace function public.deals_in_stage(
  p_stage uuid,
  p_text text default null,
  p_owner text default null,
  p_source text default null,
  p_min numeric default null,
  p_stalled text default null,
  p_after uuid default null,
  p_limit integer default 20
) returns table (
  id uuid, title text, contact_id uuid, contact_name text, company_name text, value numeric,
  pipeline_id uuid, stage_id uuid, stage_name text, state text, owner_id uuid, owner_name text,
  expected_close date, stage_since timestamptz, created_at timestamptz, closed_at timestamptz,
  close_reason text, source text, revision integer, idle_days integer, stalled boolean,
  task_title text, task_due_at timestamptz, task_has_time boolean, task_late boolean
)
language plpgsql stable security definer set search_path = '' set jit = off
as $$
declare
  keys constant text[] := array['s.stage_since', 's.id'];
  products constant text[] := private.deal_products('read');
begin
  -- A stage of another product has no cards, and closed deals are never stalled: both end without reading rows.
  if not exists (select from public.crm_stages g join public.crm_pipelines p on p.id = g.pipeline_id
      where g.id = p_stage and p.product = any (products)
        and (p_stalled is null or g.kind = 'open')) then
    return;
  end if;
  return query execute private.deal_rows_sql(
    'select s.id from public.crm_deals s where '
      || private.deal_conditions(products, p_text, null, null, p_owner, p_source, p_min, null, null)
      -- coalesce() corrects the planner, which expects almost no stalled deals and would read the whole stage.
      || case when p_stalled is null then '' else format(' and coalesce(%s, false)', private.deal_stalled()) end
      || ' and (s.state = ''open'' or s.closed_at >= now() - interval ''30 days'')'
      || private.index_page('public.crm_deals', array['s.stage_id'], array[format('%L::uuid', p_stage)],
        keys, null, null, true, p_after, private.page_size(p_limit)),
    private.in_order(keys, true));
end
$$;
grant execute on function public.deals_in_stage to authenticated;
comment on function public.deals_in_stage is
  'Cards of a column of the board, the latest arrivals first, from after the given deal. Refuses with '
  'crm_read_missing.';

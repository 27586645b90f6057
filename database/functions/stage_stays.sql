create or replace function private.stage_stays(
  p_products text[], p_from timestamptz, p_until timestamptz, p_stage uuid default null
) returns table (deal_id uuid, stage_id uuid, left_at timestamptz, spent interval)
language sql stable set search_path = ''
as $$
  with steps as (
    select e.subject_id, e.at, lag(e.to_value) over w as stage, lag(e.at) over w as since,
      lag(e.kind) over w as began
    from public.crm_events e
    where e.subject = 'deal'
      and e.kind in ('opened', 'moved', 'won', 'lost', 'reopened', 'pipeline')
      and e.at < p_until
    window w as (partition by e.subject_id order by e.at, e.id)
  )
  select s.subject_id, g.id, s.at, s.at - s.since
  from steps s
    join public.crm_stages g on g.id::text = s.stage and g.kind = 'open'
    join public.crm_deals d on d.id = s.subject_id
  where s.at >= p_from and d.is_active and d.product = any (p_products)
    and (p_stage is null or g.id = p_stage)
    -- Of a deal that was there before its events were kept, nobody knows when it came to its stage.
    and not (s.began = 'opened' and exists (
      select from public.crm_events o
      where o.subject_id = s.subject_id and o.at = s.since and o.kind = 'opened'
        and o.details ? 'recovered'))
$$;
revoke all on function private.stage_stays from public, anon, authenticated, service_role;
comment on function private.stage_stays is
  'Stays of deals in open stages that ended between two moments, by the events of their steps.';

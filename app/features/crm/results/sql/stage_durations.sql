drop function if exists private.stage_stays(text[], timestamptz, timestamptz, uuid);
create or replace function private.stage_durations(
  p_products text[], p_from timestamptz, p_until timestamptz, p_stage uuid default null
) returns table (deal_id uuid, stage_id uuid, left_at timestamptz, spent interval)
language plpgsql stable set search_path = ''
as $$
declare
  -- Events name stages as texts.
  stages constant text[] := array(select g.id::text from public.crm_stages g
    where g.kind = 'open' and (p_stage is null or g.id = p_stage));
begin
  if p_until - p_from < interval '70 days' then
    return query
      -- The moves of those days, and the move before each: both by index.
      select e.subject_id, b.to_value::uuid, e.at, e.at - b.at
      from public.crm_events e
        join public.crm_deals d on d.id = e.subject_id
        cross join lateral (
          select o.at, o.kind, o.to_value from public.crm_events o
          where o.subject = 'deal' and o.subject_id = e.subject_id and (o.at, o.id) < (e.at, e.id)
            and o.kind in ('opened', 'moved', 'won', 'lost', 'reopened', 'pipeline')
          order by o.at desc, o.id desc limit 1
        ) b
      where e.subject = 'deal' and e.kind in ('opened', 'moved', 'won', 'lost', 'reopened', 'pipeline')
        and e.at >= p_from and e.at < p_until and d.is_active and d.product = any (p_products)
        and b.to_value = any (stages)
        -- Deals older than the record of events have no known entry into their stage.
        and not (b.kind = 'opened' and exists (
          select from public.crm_events o
          where o.subject_id = e.subject_id and o.at = b.at and o.kind = 'opened'
            and o.details ? 'recovered'));
  else
    -- For years, one scan of the moves of all deals.
    return query
      with steps as (
        select e.subject_id, e.at, lag(e.to_value) over w as stage, lag(e.at) over w as since,
          lag(e.kind) over w as began
        from public.crm_events e
        where e.subject = 'deal'
          and e.kind in ('opened', 'moved', 'won', 'lost', 'reopened', 'pipeline')
          and e.at < p_until
        window w as (partition by e.subject_id order by e.at, e.id)
      )
      select s.subject_id, s.stage::uuid, s.at, s.at - s.since
      from steps s
        join public.crm_deals d on d.id = s.subject_id
      where s.at >= p_from and d.is_active and d.product = any (p_products)
        and s.stage = any (stages)
        -- Deals older than the record of events have no known entry into their stage.
        and not (s.began = 'opened' and exists (
          select from public.crm_events o
          where o.subject_id = s.subject_id and o.at = s.since and o.kind = 'opened'
            and o.details ? 'recovered'));
  end if;
end
$$;
comment on function private.stage_durations is
  'Stays of deals in open stages that ended between two moments, from the events of their steps.';

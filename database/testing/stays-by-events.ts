import { readFileSync } from 'node:fs';
import { ownerSql } from './scratch-database.ts';

const MIGRATION = 'database/migrations/0223_deal_stays.sql';

/** Makes the stored stays anew, as the migration makes those of existing deals. */
export async function fillStays(): Promise<void> {
  await ownerSql('delete from private.deal_stays');
  const text = readFileSync(MIGRATION, 'utf8');
  const from = text.indexOf('insert into private.deal_stays');
  await ownerSql(text.slice(from, text.indexOf(';', from)));
}

/**
 * Stays of deals in open stages, as their events alone tell them: `deal_id, stage_id, ended_at, spent`, the present
 * `product` of the deal, null while it is inactive, and whether its stays in that stage `is_repeated`.
 */
const STAYS_BY_EVENTS = `
  select s.subject_id as deal_id, g.id as stage_id, s.at as ended_at, s.at - s.since as spent,
    case when d.is_active then d.product end as product,
    count(*) over (partition by s.subject_id, g.id) > 1 as is_repeated
  from (
    select e.subject_id, e.at, lag(e.to_value) over w as stage, lag(e.at) over w as since, lag(e.kind) over w as began
    from public.crm_events e
    where e.subject = 'deal' and e.kind in ('opened', 'moved', 'won', 'lost', 'reopened', 'pipeline')
    window w as (partition by e.subject_id order by e.at, e.id)
  ) s
  join public.crm_deals d on d.id = s.subject_id
  join public.crm_stages g on g.id::text = s.stage and g.kind = 'open'
  where not (s.began = 'opened' and exists (
    select from public.crm_events o
    where o.subject_id = s.subject_id and o.at = s.since and o.kind = 'opened' and o.details ? 'recovered'))`;

/** Stays that are stored otherwise than the events tell them. */
export const WRONG_STAYS = `
  select coalesce(s.deal_id, k.deal_id) as id from (${STAYS_BY_EVENTS}) s
  full join private.deal_stays k on (k.deal_id, k.stage_id, k.ended_at) = (s.deal_id, s.stage_id, s.ended_at)
  where (k.id is null) or (s.deal_id is null)
    or k.days <> (extract(epoch from s.spent) / 86400)::float8
    or k.product is distinct from s.product or k.is_repeated <> s.is_repeated`;

/** Medians of the days in stages of products $1 that were left from $2 until $3, a deal once with all its stays. */
export const MEDIANS_BY_EVENTS = `
  select s.stage_id, count(*)::integer as deals,
    round((percentile_cont(0.5) within group (order by s.days))::numeric, 1)::text as days
  from (
    select o.deal_id, o.stage_id, extract(epoch from sum(o.spent)) / 86400 as days from (${STAYS_BY_EVENTS}) o
    where o.product = any ($1) and o.ended_at >= $2 and o.ended_at < $3
    group by 1, 2) s
  join public.crm_stages g on g.id = s.stage_id join public.crm_pipelines p on p.id = g.pipeline_id
  where p.product = any ($1)
  group by 1 order by 1`;

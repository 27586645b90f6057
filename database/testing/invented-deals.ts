import type { Random } from '../../tools/demo/random.ts';
import { ownerSql } from './scratch-database.ts';
import { fillStays } from './stays-by-events.ts';

const SOURCES = ['website', 'qualification', 'contact_form', 'workshop', 'doavya', 'unknown'];
const CAMPAIGNS = [null, 'abril', ' abril ', 'indústria & varejo', ''];
const FIRST = Date.parse('2026-01-05T12:00:00Z');
const DAY = 86_400_000;

type Stage = { id: string; pipeline_id: string; kind: string; product: string };

/**
 * Contacts and deals with their way through the stages, now and then back and forth, some inactive: as
 * they might have come since January, whatever triggers would make of them today.
 */
export async function inventDeals(
  random: Random,
  sizes: { contacts: number; deals: number },
): Promise<void> {
  const stages = await ownerSql<Stage>(`select s.id, s.pipeline_id, s.kind, p.product
    from public.crm_stages s join public.crm_pipelines p on p.id = s.pipeline_id
    order by p.slug, s.position`);
  const pipelines = [...new Set(stages.map(({ pipeline_id }) => pipeline_id))];
  const contacts = Array.from({ length: sizes.contacts }, (_, at) => ({
    id: random.uuid(),
    name: `Pessoa ${at}`,
    source: random.pick(SOURCES),
    is_active: random.next() > 0.1,
  }));
  const leads: object[] = [];
  const events: object[] = [];
  const deals = Array.from({ length: sizes.deals }, () => {
    const pipeline = random.pick(pipelines);
    const own = stages.filter(({ pipeline_id }) => pipeline_id === pipeline);
    const [id, contact, lead] = [random.uuid(), random.pick(contacts), random.uuid()];
    const opened = FIRST + random.next() * 150 * DAY;
    let at = opened;
    let stage = own[0] as Stage;
    events.push(eventOf(id, 'opened', undefined, stage, at));
    for (let move = random.between(0, 6); move > 0; move--) {
      const next = random.pick(own);
      if (next === stage) continue;
      at += random.next() * 20 * DAY;
      const reopened = next.kind === 'open' && stage.kind !== 'open';
      const kind = next.kind === 'open' ? 'moved' : next.kind;
      events.push(eventOf(id, reopened ? 'reopened' : kind, stage, next, at));
      stage = next;
    }
    const by_lead = random.next() < 0.7;
    if (by_lead) {
      leads.push({
        id: lead,
        protocol: `R-${lead.slice(0, 8)}`,
        source: 'website',
        form_data: {},
        contact_id: contact.id,
        utm_campaign: random.pick(CAMPAIGNS),
        created_at: moment(opened),
      });
    }
    return {
      id,
      contact_id: contact.id,
      pipeline_id: pipeline,
      stage_id: stage.id,
      product: stage.product,
      state: stage.kind,
      title: `Deal ${id.slice(0, 8)}`,
      value: random.between(0, 9_000_000) / 100,
      source: contact.source,
      is_active: random.next() > 0.1,
      created_at: moment(opened),
      touched_at: moment(Date.now() - random.next() * 28 * DAY),
      closed_at: stage.kind === 'open' ? null : moment(at),
      lead_id: by_lead ? lead : null,
    };
  });
  await insert('public.crm_contacts', contacts);
  await insert('public.qualification_submissions', leads);
  await insert('public.crm_deals', deals);
  await insert('public.crm_events', events);
  await fillStays();
}

const moment = (at: number) => new Date(at).toISOString();

const eventOf = (deal: string, kind: string, from: Stage | undefined, to: Stage, at: number) => ({
  subject: 'deal',
  subject_id: deal,
  product: to.product,
  kind,
  from_value: from?.id ?? null,
  to_value: to.id,
  at: moment(at),
});

async function insert(table: string, rows: readonly object[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).join(', ');
  await ownerSql(`alter table ${table} disable trigger user`);
  await ownerSql(
    `insert into ${table} (${columns})
     select ${columns} from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
    [JSON.stringify(rows)],
  );
  await ownerSql(`alter table ${table} enable trigger user`);
}

/** Days that deals of these products spent in each open stage that they left in the range, derived from
 * their events one by one. */
export async function replayedStays(
  products: readonly string[],
): Promise<Map<string, Map<string, number>>> {
  const events = await ownerSql<{ deal: string; stage: string; at: Date; open: boolean }>(
    `select e.subject_id as deal, e.to_value as stage, e.at, g.kind = 'open' as open
     from public.crm_events e
       join public.crm_deals d on d.id = e.subject_id and d.is_active and d.product = any ($1)
       join public.crm_stages g on g.id::text = e.to_value
     order by e.subject_id, e.at, e.id`,
    [products],
  );
  const [from, end] = [Date.parse('2026-04-01T03:00:00Z'), Date.parse('2026-06-01T03:00:00Z')];
  const stays = new Map<string, Map<string, number>>();
  for (const [index, left] of events.entries()) {
    const came = events[index - 1];
    if (came?.deal !== left.deal || !came.open || +left.at < from || +left.at >= end) continue;
    const deals = stays.get(came.stage) ?? new Map<string, number>();
    const spent = (+left.at - +came.at) / 86_400_000;
    stays.set(came.stage, deals.set(left.deal, (deals.get(left.deal) ?? 0) + spent));
  }
  return stays;
}

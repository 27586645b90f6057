import type { Random } from '../../tools/demo/random.ts';
import { ownerSql } from './scratch-database.ts';

const SOURCES = [
  'qualification',
  'contact_form',
  'workshop',
  'website',
  'doavya',
  'doavya_by_hand',
];
const STATUSES = ['new', 'contacted', 'qualified', 'converted', 'lost', 'spam'];
const DOUBTS = [null, null, null, 'too_fast', 'limit_check_failed'];
const HOUR = 3_600_000;

/** The last of the days on which they come. */
export const LAST_DAY = '2026-03-31';

/**
 * Leads of forty days that end with a Tuesday, by the hour, so that many fall on the other side of midnight
 * in UTC: in every state, of both products, with clocks and without. Half of them led to a deal of their
 * own. What triggers would make of their arrival is off, but for the marks on their days.
 */
export async function inventLeads(random: Random, count: number): Promise<string[]> {
  const [stage] = await ownerSql<{ id: string; pipeline_id: string; product: string }>(
    `select s.id, s.pipeline_id, p.product from public.crm_stages s
     join public.crm_pipelines p on p.id = s.pipeline_id
     where p.slug = 'inbound-marketing' and s.kind = 'open' order by s.position limit 1`,
  );
  const leads = Array.from({ length: count }, () => {
    const [id, contact, deal] = [random.uuid(), random.uuid(), random.uuid()];
    const came = Date.parse(`${LAST_DAY}T23:59:00-03:00`) - random.between(0, 40 * 24) * HOUR;
    const target = random.pick([null, 60, 60, 60, 240]);
    const answered = target !== null && random.next() < 0.7;
    return {
      ...{ id, contact_id: contact, deal_id: random.next() < 0.5 ? deal : null },
      ...{ protocol: `R-${id.slice(0, 8)}`, source: random.pick(SOURCES), form_data: {} },
      ...{ status: random.pick(STATUSES), review_reason: random.pick(DOUBTS) },
      answer_target: target,
      answer_due_at: target && new Date(came + target * 60_000).toISOString(),
      answered_at: answered ? new Date(came + 2 * HOUR).toISOString() : null,
      answer_seconds: answered ? Math.floor(random.next() ** 3 * 200_000) : null,
      created_at: new Date(came).toISOString(),
    };
  });
  const contacts = leads.map(({ contact_id: id, created_at }) => ({
    ...{ id, name: `Pessoa ${id.slice(0, 6)}`, email: `${id}@example.com`, source: 'website' },
    ...{ created_at, is_active: true },
  }));
  const deals = leads.flatMap(({ deal_id: id, contact_id, created_at }) =>
    id
      ? [
          {
            ...{ id, contact_id, title: 'Sistema', source: 'website', value: 1000 },
            ...{ pipeline_id: stage?.pipeline_id, stage_id: stage?.id, product: stage?.product },
            ...{ created_at, is_active: true, touched_at: created_at },
          },
        ]
      : [],
  );
  await insert('public.crm_contacts', contacts);
  await insert('public.crm_deals', deals);
  await insert('public.qualification_submissions', leads);
  await ownerSql(
    `insert into private.day_marks (what, day) select distinct 'leads', private.business_day(created_at)
     from public.qualification_submissions`,
  );
  return leads.map(({ id }) => id);
}

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

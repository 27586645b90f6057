import { sql, type Transaction } from 'kysely';
import type { DB } from '#app/platform/database/database.types.ts';
import { type Part, pageAfter } from '#app/platform/database/list-page.server.ts';
import { contactAnswer } from '../intake/read-answers.server.ts';
import type { EndingLead } from './ending-leads.ts';

type Tx = Transaction<DB>;

/** Contacts, and leads without one, whose data is erased within 30 days. */
const relations = sql<{
  contact_id: string | null;
  lead_id: string | null;
  last_contact: Date;
  erase_at: Date;
}>`(select * from private.ending_relations(now() + interval '30 days'))`;

/** Those of them that the user may read. */
const ending = (tx: Tx) =>
  tx.with('ending', (db) =>
    db
      .selectFrom(relations.as('r'))
      .leftJoin('crm_contacts as c', 'c.id', 'r.contact_id')
      .leftJoin('qualification_submissions as s', 's.id', 'r.lead_id')
      .where(({ or, eb }) => or([eb('c.id', 'is not', null), eb('s.id', 'is not', null)]))
      .select(['r.contact_id', 'r.lead_id', 'r.last_contact', 'r.erase_at'])
      .select(({ fn, ref }) =>
        fn.coalesce(ref('r.contact_id'), ref('r.lead_id')).$castTo<string>().as('id'),
      ),
  );

/** People whose data is erased within 30 days, the next one first; none for users who may not read leads. */
export async function listEndingLeads(
  tx: Tx,
  { after, limit }: Omit<Part, 'sort'>,
): Promise<EndingLead[]> {
  const count = sql<number>`count(*)::int`.as('count');
  const query = ending(tx)
    .selectFrom('ending as t')
    .leftJoin('crm_contacts as c', 'c.id', 't.contact_id')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('qualification_submissions as s')
          .select(['s.id', 's.form_data', 's.form_snapshot'])
          .where(({ or, eb: is, ref }) =>
            or([is('s.id', '=', ref('t.lead_id')), is('s.contact_id', '=', ref('t.contact_id'))]),
          )
          .orderBy('s.created_at', 'desc')
          .orderBy('s.id', 'desc')
          .limit(1)
          .as('l'),
      (join) => join.onTrue(),
    )
    .select(['t.id', 't.last_contact', 't.erase_at', 'c.name', 'c.email', 'c.company'])
    .select(['l.id as lead_id', 'l.form_data', 'l.form_snapshot'])
    .select((eb) => [
      eb
        .selectFrom('qualification_submissions as s')
        .select(count)
        .where(({ or, eb: is, ref }) =>
          or([is('s.id', '=', ref('t.lead_id')), is('s.contact_id', '=', ref('t.contact_id'))]),
        )
        .as('leads'),
      eb
        .selectFrom('crm_deals as d')
        .select(count)
        .whereRef('d.contact_id', '=', 't.contact_id')
        .as('deals'),
    ]);
  const place = { table: 'ending', keys: ['erase_at', 'id'] } as const;
  const sort = { by: 'erased', descending: false };
  const rows = await pageAfter(query, place, { sort, after, limit }).execute();
  return rows.map((row) => ({
    id: row.id,
    leadId: row.lead_id,
    name: row.name ?? contactAnswer(row, 'name'),
    email: row.email ?? contactAnswer(row, 'email'),
    company: row.company ?? '',
    leads: row.leads ?? 0,
    deals: row.deals ?? 0,
    lastContact: row.last_contact.toISOString(),
    eraseAt: row.erase_at.toISOString(),
  }));
}

/** Whether anyone's data is erased within 30 days. */
export const anybodyEnds = async (tx: Tx): Promise<boolean> =>
  (await ending(tx).selectFrom('ending').select('id').limit(1).execute()).length > 0;

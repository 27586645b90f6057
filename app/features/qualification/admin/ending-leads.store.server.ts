import { sql, type Transaction } from 'kysely';
import type { DB } from '#app/platform/database/database.types.ts';
import { type Part, pageAfter } from '#app/platform/database/list-page.server.ts';
import { contactAnswer } from '../intake/read-answers.server.ts';
import type { EndingLead } from './ending-leads.ts';

type Tx = Transaction<DB>;

/** Contacts, and leads without one, whose data is erased within 30 days. */
const relations = sql<{
  contactId: string | null;
  leadId: string | null;
  lastContact: Date;
  eraseAt: Date;
}>`(select * from private.ending_relations(now() + interval '30 days'))`;

/** Those of them that the user may read. */
const ending = (tx: Tx) =>
  tx.with('ending', (db) =>
    db
      .selectFrom(relations.as('r'))
      .leftJoin('crm_contacts as c', 'c.id', 'r.contactId')
      .leftJoin('qualification_submissions as s', 's.id', 'r.leadId')
      .where(({ or, eb }) => or([eb('c.id', 'is not', null), eb('s.id', 'is not', null)]))
      .select(['r.contactId', 'r.leadId', 'r.lastContact', 'r.eraseAt'])
      .select(({ fn, ref }) =>
        fn.coalesce(ref('r.contactId'), ref('r.leadId')).$castTo<string>().as('id'),
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
    .leftJoin('crm_contacts as c', 'c.id', 't.contactId')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('qualification_submissions as s')
          .select(['s.id', 's.formData', 's.formSnapshot'])
          .where(({ or, eb: is, ref }) =>
            or([is('s.id', '=', ref('t.leadId')), is('s.contactId', '=', ref('t.contactId'))]),
          )
          .orderBy('s.createdAt', 'desc')
          .orderBy('s.id', 'desc')
          .limit(1)
          .as('l'),
      (join) => join.onTrue(),
    )
    .select(['t.id', 't.lastContact', 't.eraseAt', 'c.name', 'c.email', 'c.company'])
    .select(['l.id as leadId', 'l.formData', 'l.formSnapshot'])
    .select((eb) => [
      eb
        .selectFrom('qualification_submissions as s')
        .select(count)
        .where(({ or, eb: is, ref }) =>
          or([is('s.id', '=', ref('t.leadId')), is('s.contactId', '=', ref('t.contactId'))]),
        )
        .as('leads'),
      eb
        .selectFrom('crm_deals as d')
        .select(count)
        .whereRef('d.contactId', '=', 't.contactId')
        .as('deals'),
    ]);
  const place = { table: 'ending', keys: ['erase_at', 'id'] } as const;
  const sort = { by: 'erased', descending: false };
  const rows = await pageAfter(query, place, { sort, after, limit }).execute();
  return rows.map((row) => ({
    id: row.id,
    leadId: row.leadId,
    name: row.name ?? contactAnswer(row, 'name'),
    email: row.email ?? contactAnswer(row, 'email'),
    company: row.company ?? '',
    leads: row.leads ?? 0,
    deals: row.deals ?? 0,
    lastContact: row.lastContact.toISOString(),
    eraseAt: row.eraseAt.toISOString(),
  }));
}

/** Whether anyone's data is erased within 30 days. */
export const anybodyEnds = async (tx: Tx): Promise<boolean> =>
  (await ending(tx).selectFrom('ending').select('id').limit(1).execute()).length > 0;

import { type RawBuilder, sql, type Transaction } from 'kysely';
import { colleagueName } from '#app/access/colleague-name.server.ts';
import {
  businessDayOf,
  businessToday,
  inCompanyZone,
  startOfDay,
} from '#app/platform/database/business-day.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import { countEach, pageAfter } from '#app/platform/database/list-page.server.ts';
import type { FilterOf } from '#app/ui/admin/data-table/list-declaration.ts';
import { splitValues } from '#app/ui/admin/data-table/list-filters.ts';
import type { ListPart } from '#app/ui/admin/data-table/list-query.ts';
import type { tasksList } from './tasks.list.server.ts';
import { type Reminder, TASK_STATES, type Task, type TaskSubject } from './tasks.ts';

type Tx = Transaction<DB>;
type Filter = FilterOf<typeof tasksList>;

const due = sql`t.due_at`;
const dayFrom = (later: number) => startOfDay(businessToday, later);

/** Rows of tasks, without their subjects. */
const rowsOf = (tx: Tx) => tx.selectFrom('crm_tasks as t').selectAll('t');

/** Tasks with their subjects. The tasks are chosen first: with all of them the planner would join whole
 * tables. */
const tasks = (tx: Tx, rows: ReturnType<typeof rowsOf>) =>
  tx
    .selectFrom(rows.as('t'))
    .leftJoin('crm_products as p', 'p.slug', 't.product')
    .leftJoin('qualification_submissions as s', 's.id', 't.leadId')
    .leftJoin('crm_deals as d', 'd.id', 't.dealId')
    .leftJoin('crm_contacts as c', (join) =>
      // Not coalesce(): under a policy that might reveal rows, and all contacts would be read.
      join.on(
        'c.id',
        '=',
        sql<string>`case when t.contact_id is null then s.contact_id
        else t.contact_id end`,
      ),
    )
    .select(['t.id', 't.title', 't.note', 't.dueAt', 't.hasTime', 't.ownerId', 't.doneAt'])
    .select(['t.product', 't.revision', 't.leadId', 't.dealId', 't.contactId', 't.createdAt'])
    .select('p.name as productName')
    .select([colleagueName('t.ownerId').as('owner'), colleagueName('t.doneBy').as('doneBy')])
    .select([
      sql<string>`to_char(${inCompanyZone(due)}, 'YYYY-MM-DD')`.as('day'),
      sql<string>`case when t.has_time then to_char(${inCompanyZone(due)}, 'HH24:MI') else '' end`.as(
        'time',
      ),
      sql<Reminder>`case when t.remind_at is null then 'none'
        when t.remind_at = t.due_at - interval '1 hour' then 'hour'
        when t.remind_at >= ${startOfDay(businessDayOf(due))} then 'morning'
        else 'eve' end`.as('remind'),
      sql<string | null>`coalesce(d.title, c.name, c.email, s.protocol)`.as('subjectName'),
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof tasks>['execute']>>[number];

function subjectOf({ leadId, dealId, contactId }: Row): {
  subject: TaskSubject;
  subjectId: string;
} {
  if (leadId) return { subject: 'lead', subjectId: leadId };
  if (dealId) return { subject: 'deal', subjectId: dealId };
  return { subject: 'contact', subjectId: contactId ?? '' };
}

const taskOf = (row: Row): Task => ({
  id: row.id,
  title: row.title,
  note: row.note ?? '',
  dueAt: row.dueAt.toISOString(),
  day: row.day,
  time: row.time,
  ownerId: row.ownerId,
  owner: row.owner,
  doneAt: row.doneAt?.toISOString() ?? null,
  doneBy: row.doneBy,
  remind: row.remind,
  product: row.product,
  productName: row.productName,
  revision: row.revision,
  ...subjectOf(row),
  subjectName: row.subjectName,
  createdAt: row.createdAt.toISOString(),
});

const DONE = { state: 'done' } as const;

/** The days of a state of the list. */
const boundsOf = (state: Filter['state']) =>
  ({
    late: { before: sql<Date>`now()` },
    due: { before: dayFrom(1) },
    today: { from: dayFrom(0), before: dayFrom(1) },
    week: { from: dayFrom(0), before: dayFrom(7) },
    done: {},
  })[state ?? 'done'];

/** Only tasks of the products that the user has selected. */
const inProducts = sql<boolean>`(t.product = any ((select private.selected_products('crm', 'read'))::text[])
  or t.product is null and (select private.chosen_product()) is null)`;

const ownerOf = (owner: string): RawBuilder<unknown> =>
  owner === 'me' ? sql`(select private.uid())` : sql`${owner}::uuid`;

/** One of several owners, among whom may be nobody. */
const ownedByAny = (owners: readonly string[]) => {
  const ids = owners.filter((owner) => owner !== 'nobody').map(ownerOf);
  const ofIds = ids.length > 0 ? sql`t.owner_id in (${sql.join(ids)})` : sql`false`;
  return sql<boolean>`(${ofIds}${owners.includes('nobody') ? sql` or t.owner_id is null` : sql``})`;
};

const keysOf = (state: Filter['state']) =>
  [state === DONE.state ? 'doneAt' : 'dueAt', 'id'] as const;

function pageOf(tx: Tx, part: ListPart<typeof tasksList>) {
  const { state, owner, product } = part.filter;
  const done = state === DONE.state;
  let query = rowsOf(tx)
    .where('t.removedAt', 'is', null)
    .where('t.doneAt', done ? 'is not' : 'is', null)
    .where(inProducts);
  const owners = splitValues(owner);
  const products = splitValues(product);
  const [one] = owners;
  if (owners.length > 1 || one === 'nobody') query = query.where(ownedByAny(owners));
  if (products.length > 1) query = query.where('t.product', 'in', products);
  const equals = {
    ...(one && one !== 'nobody' && owners.length === 1 && { owner_id: ownerOf(one) }),
    ...(products.length === 1 && { product: products[0] }),
  };
  const place = { table: 'crm_tasks', equals, keys: keysOf(state), ...boundsOf(state) } as const;
  return pageAfter(query, place, part);
}

/** The query of a page of the list. */
export function tasksPage(tx: Tx, part: ListPart<typeof tasksList>) {
  const way = part.sort.descending ? 'desc' : 'asc';
  const [first, last] = keysOf(part.filter.state);
  return tasks(tx, pageOf(tx, part)).orderBy(`t.${first}`, way).orderBy(`t.${last}`, way);
}

export const listTasks = async (tx: Tx, part: ListPart<typeof tasksList>): Promise<Task[]> =>
  (await tasksPage(tx, part).execute()).map(taskOf);

const found = (tx: Tx, filter: Filter, most: number) =>
  pageOf(tx, { filter, sort: { by: 'due', descending: false }, limit: most })
    .clearSelect()
    .clearOrderBy()
    .select('t.id');

/** The count of a tab or a saved view. */
export const tasksFound = found;

/** How many tasks are in each state with the other filters, each up to `most`. */
export async function countTasks(tx: Tx, filter: Filter, most: number) {
  const counts = await countEach(
    tx,
    TASK_STATES.map((state) => found(tx, { ...filter, state }, most)),
  );
  return Object.fromEntries(TASK_STATES.map((state, at) => [state, counts[at] ?? 0])) as Record<
    (typeof TASK_STATES)[number],
    number
  >;
}

export async function readTask(tx: Tx, id: string): Promise<Task | undefined> {
  const row = await tasks(tx, rowsOf(tx).where('t.id', '=', id)).executeTakeFirst();
  return row && taskOf(row);
}

const COLUMN = { lead: 't.leadId', contact: 't.contactId', deal: 't.dealId' } as const;
/** How many of the newest finished tasks are shown beside the open ones. */
const MOST_OF_SUBJECT = 60;

/** The tasks of a lead, a contact or a deal: open first, by due date. */
export async function tasksOf(tx: Tx, subject: TaskSubject, id: string): Promise<Task[]> {
  const openFirst = sql`t.done_at is not null, t.done_at desc nulls first, t.due_at, t.id`;
  const newest = rowsOf(tx)
    .where(COLUMN[subject], '=', id)
    .where('t.removedAt', 'is', null)
    .orderBy(openFirst)
    .limit(MOST_OF_SUBJECT);
  const rows = await tasks(tx, newest).orderBy(openFirst).execute();
  return rows.map(taskOf);
}

export type TaskProduct = { slug: string; name: string };

export const readTaskProducts = (tx: Tx): Promise<TaskProduct[]> =>
  tx.selectFrom('crm_products').select(['slug', 'name']).orderBy('displayOrder').execute();

import { sql, type Transaction } from 'kysely';
import { startOfDay } from '#app/platform/database/business-day.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import { containing, pageAfter } from '#app/platform/database/list-page.server.ts';
import { splitValues } from '#app/ui/admin/data-table/list-filters.ts';
import type { ListPart } from '#app/ui/admin/data-table/list-query.ts';
import type { securityEventsList } from './security-events.list.server.ts';
import type { SecurityEventRow } from './security-events.ts';

type Tx = Transaction<DB>;
type Part = ListPart<typeof securityEventsList>;
type Filter = Part['filter'];

const people = (tx: Tx) => tx.selectFrom('user_profiles').select('userId');

/** Entries about a user, or by that user. */
function ofPerson(tx: Tx, { person, personId }: Filter) {
  let query = tx.selectFrom('security_events as t');
  if (personId) {
    query = query.where((is) =>
      is.or([is('t.userId', '=', personId), is('t.actorId', '=', personId)]),
    );
  }
  if (person) {
    const found = people(tx).where((is) =>
      is.or([
        is('email', 'ilike', containing(person)),
        is('displayName', 'ilike', containing(person)),
      ]),
    );
    query = query.where((is) => is.or([is('t.userId', 'in', found), is('t.actorId', 'in', found)]));
  }
  return query;
}

function matching(tx: Tx, filter: Filter) {
  const { type, severity, from, to } = filter;
  let query = ofPerson(tx, filter);
  if (type) query = query.where('t.eventType', 'in', splitValues(type));
  if (severity) query = query.where('t.severity', 'in', splitValues(severity));
  if (from) query = query.where('t.createdAt', '>=', startOfDay(from));
  if (to) query = query.where('t.createdAt', '<', startOfDay(to, 1));
  return query;
}

/** The keys of each order, most significant first; each with an index of its own. */
const KEYS: Record<Part['sort']['by'], readonly string[]> = {
  at: ['created_at', 'id'],
  type: ['event_type', 'created_at', 'id'],
};

const visible = (query: ReturnType<typeof matching>) =>
  query
    .leftJoin('user_profiles as p', 'p.userId', 't.userId')
    .leftJoin('user_profiles as a', 'a.userId', 't.actorId')
    .select(['t.id', 't.createdAt', 't.eventType', 't.severity', 't.userId', 't.actorId'])
    .select(['t.ipAddress', 't.userAgent', 't.details'])
    .select(['t.occurrences', 't.lastAt'])
    .select(['p.displayName as person', 'p.email as personEmail'])
    .select(['a.displayName as actor', 'a.email as actorEmail']);

type EventRow = Awaited<ReturnType<ReturnType<typeof visible>['execute']>>[number];

const eventOf = (row: EventRow): SecurityEventRow => ({
  id: row.id,
  at: row.createdAt.toISOString(),
  occurrences: row.occurrences,
  lastAt: row.lastAt?.toISOString() ?? null,
  type: row.eventType,
  severity: row.severity as SecurityEventRow['severity'],
  personId: row.userId,
  person: row.person,
  personEmail: row.personEmail,
  actorId: row.actorId,
  actor: row.actor,
  actorEmail: row.actorEmail,
  address: row.ipAddress,
  agent: row.userAgent,
  details: row.details as SecurityEventRow['details'],
});

/** The query of a page of the log. */
export function securityEventsPage(tx: Tx, part: Part) {
  const { filter, sort } = part;
  const keys = KEYS[sort.by];
  const table = 'security_events';
  // The planner chooses the index for the entries of a user.
  if (filter.person || filter.personId) {
    return pageAfter(visible(matching(tx, filter)), { table, keys }, part);
  }
  const { type, severity, from, to } = filter;
  const days = {
    from: from ? startOfDay(from) : undefined,
    before: to ? startOfDay(to, 1) : undefined,
  };
  const types = type ? splitValues(type) : [undefined];
  const severities = severity ? splitValues(severity) : [undefined];
  const pages = types
    .flatMap((one) => severities.map((other) => ({ event_type: one, severity: other })))
    .map((equals) =>
      pageAfter(
        tx.selectFrom('security_events as t').select('t.id'),
        { table, equals, keys, ...days },
        part,
      ),
    );
  if (pages.length === 1) {
    const equals = { event_type: types[0], severity: severities[0] };
    return pageAfter(visible(ofPerson(tx, {})), { table, equals, keys, ...days }, part);
  }
  // A page of each pair of values by its index; the few rows are then put in order.
  const ids = sql<string>`(${sql.join(
    pages.map((page) => sql`(${page})`),
    sql` union all `,
  )})`;
  const way = sort.descending ? 'desc' : 'asc';
  let query = visible(ofPerson(tx, {}).where('t.id', 'in', ids)).limit(part.limit);
  for (const key of keys) query = query.orderBy(sql.ref(`t.${key}`), way);
  return query;
}

/** Entries of the security log in the requested order, after the given one; none for users who may not read
 * users. */
export async function listSecurityEvents(tx: Tx, part: Part): Promise<SecurityEventRow[]> {
  return (await securityEventsPage(tx, part).execute()).map(eventOf);
}

/** One entry, or undefined; undefined as well for users who may not read users. */
export async function readSecurityEvent(tx: Tx, id: string): Promise<SecurityEventRow | undefined> {
  const row = await visible(ofPerson(tx, {})).where('t.id', '=', id).executeTakeFirst();
  return row && eventOf(row);
}

/** Present kinds of events, for the filter. */
export async function listEventTypes(tx: Tx): Promise<string[]> {
  const rows = await tx
    .selectFrom('security_events')
    .select('eventType')
    .distinct()
    .orderBy('eventType')
    .execute();
  return rows.map((row) => row.eventType);
}

/** Entries that match, up to `most`, to be counted. */
export const securityEventsFound = (tx: Tx, filter: Filter, most: number) =>
  matching(tx, filter).select('t.id').limit(most);

/** How many entries match; more than `most` are not counted. */
export async function countSecurityEvents(tx: Tx, filter: Filter, most: number) {
  const { found } = await tx
    .selectFrom(
      matching(tx, filter)
        .select('t.id')
        .limit(most + 1)
        .as('some'),
    )
    .select(({ fn }) => fn.countAll<string>().as('found'))
    .executeTakeFirstOrThrow();
  return Number(found);
}

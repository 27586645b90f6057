import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { DB } from '#app/platform/database/database.types.ts';
import type { EventFilter, EventSort, SecurityEventRow } from './security-events.ts';

type Tx = Transaction<DB>;

/** Days are those of the house, whatever zone the database runs in. */
const ZONE = 'America/Sao_Paulo';

const startOfDay = (day: string, later = 0): RawBuilder<Date> =>
  sql<Date>`((${day}::date + ${later}::int)::timestamp at time zone ${ZONE})`;

/** What a person types is text, not a pattern. */
const containing = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

const people = (tx: Tx) => tx.selectFrom('user_profiles').select('user_id');

function matching(tx: Tx, filter: EventFilter) {
  const { type, severity, person, personId, from, to } = filter;
  let query = tx.selectFrom('security_events as e');
  if (type) query = query.where('e.event_type', '=', type);
  if (severity) query = query.where('e.severity', '=', severity);
  if (from) query = query.where('e.created_at', '>=', startOfDay(from));
  if (to) query = query.where('e.created_at', '<', startOfDay(to, 1));
  if (personId) {
    query = query.where((is) =>
      is.or([is('e.user_id', '=', personId), is('e.actor_id', '=', personId)]),
    );
  }
  if (person) {
    const found = people(tx).where((is) =>
      is.or([
        is('email', 'ilike', containing(person)),
        is('display_name', 'ilike', containing(person)),
      ]),
    );
    query = query.where((is) =>
      is.or([is('e.user_id', 'in', found), is('e.actor_id', 'in', found)]),
    );
  }
  return query;
}

/** What entries of an order are told apart by, first things first; each with an index of its own. */
const KEYS = {
  at: ['created_at', 'id'],
  type: ['event_type', 'created_at', 'id'],
} as const satisfies Record<EventSort['by'], readonly string[]>;

const keysOf = (alias: string, by: EventSort['by']) =>
  sql.join(KEYS[by].map((column) => sql.ref(`${alias}.${column}`)));

type Part = { sort: EventSort; after?: string | undefined; limit: number };

/** Entries for a file, for those who may take the record out: refuses with
 * `users_approve_missing`. */
export async function exportSecurityEvents(
  tx: Tx,
  filter: EventFilter,
  part: Part,
): Promise<SecurityEventRow[]> {
  await sql`select private.check_export('users')`.execute(tx);
  return listSecurityEvents(tx, filter, part);
}

/** Entries of the security record in the order asked for, after the one named; none for whoever may
 * not read users. */
export async function listSecurityEvents(
  tx: Tx,
  filter: EventFilter,
  page: Part,
): Promise<SecurityEventRow[]> {
  let query = matching(tx, filter)
    .leftJoin('user_profiles as p', 'p.user_id', 'e.user_id')
    .leftJoin('user_profiles as a', 'a.user_id', 'e.actor_id')
    .select(['e.id', 'e.created_at', 'e.event_type', 'e.severity', 'e.user_id', 'e.actor_id'])
    .select(['e.ip_address', 'e.user_agent', 'e.details'])
    .select(['p.display_name as person', 'p.email as person_email'])
    .select(['a.display_name as actor', 'a.email as actor_email'])
    .limit(page.limit);
  const { sort, after } = page;
  for (const column of KEYS[sort.by]) {
    query = query.orderBy(`e.${column}`, sort.descending ? 'desc' : 'asc');
  }
  if (after) {
    // By its own time in the database: a date of JavaScript has lost the microseconds.
    const beyond = sql.raw(sort.descending ? '<' : '>');
    query = query.where(
      sql<boolean>`(${keysOf('e', sort.by)}) ${beyond} (
        select ${keysOf('l', sort.by)} from public.security_events l where l.id = ${after}::uuid)`,
    );
  }
  const rows = await query.execute();
  return rows.map((row) => ({
    id: row.id,
    at: row.created_at.toISOString(),
    type: row.event_type,
    severity: row.severity as SecurityEventRow['severity'],
    personId: row.user_id,
    person: row.person,
    personEmail: row.person_email,
    actorId: row.actor_id,
    actor: row.actor,
    actorEmail: row.actor_email,
    address: row.ip_address,
    agent: row.user_agent,
    details: row.details as SecurityEventRow['details'],
  }));
}

/** Kinds of events there are, for the filter. */
export async function listEventTypes(tx: Tx): Promise<string[]> {
  const rows = await tx
    .selectFrom('security_events')
    .select('event_type')
    .distinct()
    .orderBy('event_type')
    .execute();
  return rows.map((row) => row.event_type);
}

/** How many entries match; more than `most` are not counted. */
export async function countSecurityEvents(tx: Tx, filter: EventFilter, most: number) {
  const { found } = await tx
    .selectFrom(
      matching(tx, filter)
        .select('e.id')
        .limit(most + 1)
        .as('some'),
    )
    .select(({ fn }) => fn.countAll<string>().as('found'))
    .executeTakeFirstOrThrow();
  return Number(found);
}

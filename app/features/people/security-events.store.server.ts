import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { DB } from '#app/platform/database/database.types.ts';
import type { EventFilter, SecurityEventRow } from './security-events.ts';

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

/** Entries of the security record, newest first, after the one named; none for whoever may not
 * read users. */
export async function listSecurityEvents(
  tx: Tx,
  filter: EventFilter,
  page: { after?: string | undefined; limit: number },
): Promise<SecurityEventRow[]> {
  let query = matching(tx, filter)
    .leftJoin('user_profiles as p', 'p.user_id', 'e.user_id')
    .leftJoin('user_profiles as a', 'a.user_id', 'e.actor_id')
    .select(['e.id', 'e.created_at', 'e.event_type', 'e.severity', 'e.user_id', 'e.actor_id'])
    .select(['e.ip_address', 'e.user_agent', 'e.details'])
    .select(['p.display_name as person', 'p.email as person_email'])
    .select(['a.display_name as actor', 'a.email as actor_email'])
    .orderBy('e.created_at', 'desc')
    .orderBy('e.id', 'desc')
    .limit(page.limit);
  const { after } = page;
  if (after) {
    // By its own time in the database: a date of JavaScript has lost the microseconds.
    query = query.where(
      sql<boolean>`(e.created_at, e.id) < (
        select l.created_at, l.id from public.security_events l where l.id = ${after}::uuid)`,
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

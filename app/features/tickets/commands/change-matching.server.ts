import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { asPerson } from '#app/access/guard.server.ts';
import type { Person } from '#app/platform/database/actor.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import type { FilterOf } from '#app/ui/admin/data-table/list-declaration.ts';
import { ticketsList } from '../queries/tickets.list.server.ts';
import { listTickets, readColleagues } from '../queries/tickets-page.store.server.ts';
import { TICKET_STATUSES, type TicketStatus, waysFrom } from '../ticket.ts';
import type { Several } from '../ticket-replies.ts';

type Tx = Transaction<DB>;
export type TicketFilter = FilterOf<typeof ticketsList>;

/** Small enough that other requests get their turn between two: the embedded database has one line. */
const BATCH = 200;
/** As many as lists count. */
const MOST_AT_ONCE = 10_000;

const COLUMN = { status: 'status', owner: 'owner_id', priority: 'priority' } as const;
const casted = (what: Several, value: ReturnType<typeof sql.ref> | string) =>
  what === 'owner' ? sql`nullif(${value}, '')::uuid` : sql`${value}`;

/** Named before the first is changed: a filter by what is changed would lose its place. */
async function namesOf(person: Person, filter: TicketFilter): Promise<string[]> {
  const ids: string[] = [];
  let after: string | undefined;
  do {
    const part = { filter, sort: ticketsList.usual, after, limit: BATCH };
    const found = await asPerson(person, (tx) => listTickets(tx, part));
    ids.push(...found.map(({ id }) => id));
    after = found.length === BATCH ? ids.at(-1) : undefined;
  } while (after && ids.length < MOST_AT_ONCE);
  return ids;
}

/** Of these tickets those that can have the value: on their way, and read by whoever is to have them. */
async function fitting(tx: Tx, ids: readonly string[], what: Several, to: string) {
  const among = sql`t.id = any(${[...ids]}::uuid[])`;
  if (what === 'status') {
    const from = TICKET_STATUSES.filter((one) => waysFrom(one).includes(to as TicketStatus));
    // One that goes on in another stays closed with it.
    return sql`${among} and t.status = any(${from}::text[]) and t.merged_into is null`;
  }
  if (what === 'priority' || to === '') return among;
  const { rows } = await sql<{ project_id: string }>`
    select distinct t.project_id from public.feedback_tickets t where ${among}`.execute(tx);
  const readable: string[] = [];
  for (const { project_id: project } of rows) {
    const colleagues = await readColleagues(tx, project);
    if (colleagues.some(({ id }) => id === to)) readable.push(project);
  }
  return sql`${among} and t.project_id = any(${readable}::uuid[])`;
}

/**
 * Gives every ticket that the filter leaves a state, an owner or a priority, as the person: those that can
 * have it, and of these only what the policies let her change. A transaction a batch; what came first
 * stays changed if a later one fails, and goes back with the rest.
 */
export async function changeMatching(
  person: Person,
  filter: TicketFilter,
  what: Several,
  to: string,
): Promise<{ act: string; count: number; kept: number }> {
  const act = randomUUID();
  const ids = await namesOf(person, filter);
  const column = sql.ref(COLUMN[what]);
  let [count, same] = [0, 0];
  for (let at = 0; at < ids.length; at += BATCH) {
    const some = ids.slice(at, at + BATCH);
    const [changed, had] = await asPerson(person, async (tx) => {
      await sql`select set_config('forja.act', ${act}, true)`.execute(tx);
      const { rows } = await sql<{ had: number }>`
        select count(*)::int as had from public.feedback_tickets t
        where t.id = any(${some}::uuid[]) and coalesce(t.${column}::text, '') = ${to}`.execute(tx);
      const { numAffectedRows } = await sql`
        update public.feedback_tickets t set ${column} = ${casted(what, to)}
        where ${await fitting(tx, some, what, to)}
          and coalesce(t.${column}::text, '') <> ${to}`.execute(tx);
      return [Number(numAffectedRows), rows[0]?.had ?? 0] as const;
    });
    count += changed;
    same += had;
  }
  // Those that had it already are neither changed nor left behind.
  return { act, count, kept: ids.length - count - same };
}

/** Puts back what the person changed in an act, and which nobody has changed since. Says how many went. */
export async function putMatchingBack(person: Person, act: string, what: Several): Promise<number> {
  const column = sql.ref(COLUMN[what]);
  let count = 0;
  let after: string | null = null;
  do {
    const { rows } = await asPerson(person, (tx) =>
      sql<{ id: string; went: boolean }>`
        with changed as (
          select c.ticket_id as id, coalesce(c.from_status, '') as was,
            coalesce(c.to_status, '') as becomes, c.changed_at
          from public.feedback_changes c
          where c.act = ${act}::uuid and c.changed_by = private.uid() and c.kind = ${what}
            and c.ticket_id is not null
            and (${after}::uuid is null or c.ticket_id > ${after}::uuid)
          order by c.ticket_id limit ${BATCH}
        ), back as (
          update public.feedback_tickets t set ${column} = ${casted(what, sql.ref('m.was'))}
          from changed m
          where t.id = m.id and coalesce(t.${column}::text, '') = m.becomes and not exists (
            select from public.feedback_changes d
            where d.ticket_id = m.id and d.kind = ${what} and d.changed_at > m.changed_at)
          returning t.id
        )
        select m.id, exists (select from back b where b.id = m.id) as went
        from changed m order by m.id`.execute(tx),
    );
    count += rows.filter(({ went }) => went).length;
    after = rows.length === BATCH ? (rows.at(-1)?.id ?? null) : null;
  } while (after);
  return count;
}

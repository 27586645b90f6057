import { sql } from 'kysely';
import { asActor } from '../../app/platform/database/actor.server.ts';
import type { Tx } from '../lists/times.ts';
import { staffOf } from '../rows/fill-rows.ts';

const idsOf = async (tx: Tx, statement: string): Promise<string[]> =>
  (await sql<{ id: string }>`${sql.raw(statement)}`.execute(tx)).rows.map(({ id }) => id);

/** Rows from all over. */
const someOf = (tx: Tx, table: string, condition = 'true') =>
  idsOf(tx, `select id from public.${table} where ${condition} order by md5(id::text) limit 120`);

/** What there is to open and to begin pages behind, of what somebody may see. */
export const sampleFor = async (userId: string) => ({
  userId,
  owner: await staffOf('manager'),
  ...(await asActor({ kind: 'user', userId }, async (tx) => ({
    tickets: await someOf(tx, 'feedback_tickets'),
    unsolved: await someOf(tx, 'feedback_tickets', 'waits_for is not null'),
    ratings: await someOf(tx, 'ticket_ratings', 'score is not null'),
    ideas: await someOf(tx, 'feedback_entries', `type = 'ideia' and status <> 'spam'`),
    requestedIdeas: await someOf(tx, 'feedback_entries', `type = 'ideia' and voices > 2`),
    entries: await someOf(tx, 'feedback_entries', `status <> 'spam'`),
    projects: await idsOf(tx, 'select id from public.feedback_projects'),
    modules: await idsOf(tx, 'select id from public.feedback_modules limit 2'),
    contacts: await idsOf(
      tx,
      'select contact_id as id from public.feedback_tickets where contact_id is not null limit 2',
    ),
  }))),
});

export type Sample = Awaited<ReturnType<typeof sampleFor>>;
